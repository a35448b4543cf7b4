// SPDX-License-Identifier: Apache-2.0

package import AppClipExperiences
package import AppClipTypes

extension ReadTransaction {
    /// Returns the advice about the experiences of each clip as a whole (rules C-21, C-28 and C-60).
    package func experienceAdvice() throws -> [ExperienceAdvice] {
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
    package func prefixWarnings(on host: HostName?) async throws -> [PrefixWarning] {
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
    package func concerns(_ url: RegisteredURL) -> Bool {
        if self.url == url { return true }
        return switch kind {
        case .sharesCharactersOnly(let other), .differsInCaseOnly(let other), .yields(let other):
            other == url
        default: false
        }
    }
}
