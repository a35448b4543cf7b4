// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import ArgumentParser
internal import MorselRegistry
internal import MorselRegistrySQL
internal import MorselWording
internal import Terminal

/// A command that warns about prefixes that may not do what their owners expect (O-14).
struct ExperienceWarningsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "warnings",
        abstract:
            "Report URLs whose prefix matching may be unexpected, such as /rent and /rental, and "
            + "what the experiences of a clip as a whole could do better."
    )

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let warnings = try await registry.prefixWarnings(on: nil)
            for warning in warnings {
                if json {
                    try Console.print(
                        json: ["url": warning.url.url.text, "warning": warning.sentence]
                    )
                } else {
                    try Console.print(warning.sentence)
                }
            }
            let advice = try await registry.read { try $0.experienceAdvice() }
            for advice in advice {
                if json {
                    try Console.print(
                        json: ["rule": advice.rule.text, "warning": advice.sentence]
                    )
                } else {
                    try Console.print(advice.sentence)
                }
            }
            if warnings.isEmpty, advice.isEmpty { Console.warn("There is nothing to improve.") }
        }
    }
}

extension StoreReading {
    /// Returns the advice about the experiences of each clip as a whole (rules C-21, C-28 and C-60).
    func experienceAdvice() throws -> [ExperienceAdvice] {
        try clips().flatMap { stored in
            let clip = stored.clip.identifier
            var experiences: [AdvancedExperience] = []
            try forEachExperience(ExperienceFilter(clip: clip, states: [.published])) {
                experiences.append($0.experience)
            }
            guard let build = try latestBuild(of: clip)?.build, !experiences.isEmpty else {
                return [ExperienceAdvice]()
            }
            let needs = ExperienceAdvice.needs(of: build)
            let standard = ExperienceAdvice.aboutDefaultExperience(
                on: build.associatedDomains,
                beside: experiences
            )
            return ExperienceAdvice.prefixes(for: experiences)
                + ExperienceAdvice.unmet(needs, by: experiences) + [standard].compactMap(\.self)
        }
    }
}

extension Registry {
    /// Returns the warnings about the published experiences of a host, or of all hosts.
    func prefixWarnings(on host: HostName?) async throws -> [PrefixWarning] {
        let urls = try await read { store in
            var urls: [RegisteredURL] = []
            try store.forEachExperience(ExperienceFilter(states: [.published])) { stored in
                let url = stored.experience.url
                if host == nil || url.url.host == host { urls.append(url) }
            }
            return urls
        }
        return PrefixWarning.warnings(about: urls)
    }
}

extension PrefixWarning {
    /// Returns whether the warning is about a URL, as its subject or as the other URL.
    func concerns(_ url: RegisteredURL) -> Bool {
        if self.url == url { return true }
        return switch kind {
        case .sharesCharactersOnly(let other), .differsInCaseOnly(let other), .yields(let other):
            other == url
        default: false
        }
    }
}
