// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import ArgumentParser
internal import MorselRegistry
internal import MorselRegistrySQLite
internal import MorselWording

/// Tells where prefixes may do something else than their owners expect (O-14).
struct ExperienceWarningsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "warnings",
        abstract: "Report URLs whose prefix matching may be unexpected, such as /rent and /rental."
    )

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let warnings = try await database.open().prefixWarnings(on: nil)
            if warnings.isEmpty { Console.warn("No unexpected prefix matches were found.") }
            for warning in warnings {
                if json {
                    try Console.print(
                        json: ["url": warning.url.url.text, "warning": warning.sentence]
                    )
                } else {
                    try Console.print(warning.sentence)
                }
            }
        }
    }
}

extension Registry {
    /// The warnings about the published experiences of a host, or of all hosts.
    func prefixWarnings(on host: HostName?) async throws -> [PrefixWarning] {
        var urls: [RegisteredURL] = []
        try await forEachExperience { experience in
            guard experience.state == .published else { return }
            if host == nil || experience.url.url.host == host { urls.append(experience.url) }
        }
        return PrefixWarning.warnings(about: urls)
    }

    /// Calls `body` with each registered experience, in the order of their numbers; a page of them
    /// is in memory at a time.
    func forEachExperience(
        _ body: (AdvancedExperience) async throws -> Void
    ) async throws {
        var last: AdvancedExperience.ID?
        while true {
            let page = try await experiences(after: last, limit: 500)
            for experience in page { try await body(experience) }
            guard let end = page.last else { return }
            last = end.id
        }
    }
}

extension PrefixWarning {
    /// Whether a URL is the one warned about, or the other one.
    func concerns(_ url: RegisteredURL) -> Bool {
        if self.url == url { return true }
        return switch kind {
        case .sharesCharactersOnly(let other), .differsInCaseOnly(let other), .yields(let other):
            other == url
        default: false
        }
    }
}
