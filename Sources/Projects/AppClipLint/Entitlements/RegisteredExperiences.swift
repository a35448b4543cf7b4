// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C343 and C344: the URLs that are tested, and those that are registered.
    static let registeredExperiences = RuleFamily(
        [],
        LintRule(
            .schemeURLWithoutExperience,
            "scheme-url-without-experience",
            .info,
            basis: [.experience],
            sources: ["C-16"],
            summary: "A scheme runs the clip with a URL that none of its experiences covers.",
            message:
                "The scheme '\(.scheme)' runs \(.target) with '\(.url)', which no experience of it covers.",
            why: """
                Xcode gives any URL to the clip. Codes, tags and Maps launch it only for URLs that a registered \
                experience covers, so that this run shows what nobody will see.
                """,
            remedy:
                "Register an experience whose URL is a prefix of this one, or run with one that is registered.",
            wrong: .settings(
                "scheme      https://fruta.app/order/7\nexperience  https://fruta.app/menu"
            ),
            right: .settings(
                "scheme      https://fruta.app/menu/7\nexperience  https://fruta.app/menu"
            )
        ),
        LintRule(
            .experienceNotTried,
            "experience-not-tried",
            .info,
            basis: [.experience],
            sources: ["C-16"],
            summary: "No scheme and no scenario invokes the clip for an experience.",
            message: "No scheme and no scenario tries \(.count) of \(.target): \(.examples).",
            why: """
                The part of the clip that an experience leads to is only known to work if something invokes it \
                with a URL that the experience covers.
                """,
            remedy:
                "Add a URL to a scheme, or a step to a scenario, that begins with that of the experience.",
            wrong: .settings(
                "experience  https://fruta.app/rewards\nscheme      https://fruta.app/menu"
            ),
            right: .settings(
                "experience  https://fruta.app/rewards\nscheme      https://fruta.app/rewards/3"
            )
        )
    )
}

extension LintSubject {
    /// Compares the URLs that are tested with those that are registered: C343 and C344.
    ///
    /// A URL in a scheme without an experience of the clip still opens the clip in Xcode, but not for people. Clips
    /// without any experience in the database are left out: they have their default experience.
    ///
    /// - Parameters:
    ///   - experiences: The experiences of a database; those without a URL are left out.
    ///   - tried: The URLs that scenarios invoke.
    /// - Returns: The findings, by clip.
    /// - Complexity: O(lengths of all URLs).
    func findings(
        about experiences: [Registration],
        tried: [InvocationURL]
    ) -> [LintFinding] {
        let order = clips.compactMap(\.clip.knownIdentifier)
        let registered = RegisteredByClip(experiences, of: Set(order))
        var seen: Set<TargetReference> = []
        var found: [LintFinding] = []
        for context in clips where seen.insert(context.pair.clip).inserted {
            let reference = context.pair.clip
            let names = Set(
                clips.filter { $0.pair.clip == reference }.compactMap(\.clip.knownIdentifier)
            )
            let own = registered.joined(names)
            guard !own.urls.isEmpty else { continue }
            var isTried = [Bool](repeating: false, count: own.urls.count)
            for url in tried {
                if let index = own.place(of: url) { isTried[index] = true }
            }
            for scheme in tree.schemes(running: reference) where scheme.isShared {
                for variable in scheme.invocationURLs where variable.isEnabled {
                    // Invalid URLs, variables and reserved hosts are separate findings.
                    guard !variable.value.utf8.contains(0x24),
                        let url = try? InvocationURL(variable.value.trimmed),
                        url.host.text != "appclip.apple.com",
                        !ReservedHost.isReserved(url.host.text)
                    else { continue }
                    if let index = own.place(of: url) {
                        isTried[index] = true
                    } else {
                        found.append(
                            LintFinding(
                                .schemeURLWithoutExperience,
                                target: reference.name,
                                facts: [.scheme: scheme.name, .url: variable.value.trimmed],
                                at: variable.place
                            )
                        )
                    }
                }
            }
            let left = own.urls.indices.filter { !isTried[$0] }
            guard !left.isEmpty else { continue }
            let examples = left.prefix(3).map { "'\(own.urls[$0].url.text)'" }
            found.append(
                LintFinding(
                    .experienceNotTried,
                    target: reference.name,
                    facts: [
                        .count: left.count.counted("experience"),
                        .examples: examples.joined(separator: ", ")
                            + (left.count > examples.count ? ", …" : ""),
                    ],
                    at: context.clip.place
                )
            )
        }
        return found
    }
}

/// The URLs of registered experiences, by the bundle identifiers of their clips.
private struct RegisteredByClip {
    private var urls: [String: [RegisteredURL]] = [:]

    init(_ experiences: [LintSubject.Registration], of clips: Set<String>) {
        for experience in experiences where clips.contains(experience.clip) {
            guard let text = experience.url, let url = try? InvocationURL(text),
                let registered = try? RegisteredURL(url)
            else { continue }
            urls[experience.clip, default: []].append(registered)
        }
    }

    /// Returns the URLs of a clip, which may have different identifiers in different configurations.
    func joined(_ clips: Set<String>) -> Registered {
        Registered(clips.sorted().flatMap { urls[$0] ?? [] })
    }
}

/// The URLs of a clip's experiences, with an index for matching invocations.
private struct Registered {
    let urls: [RegisteredURL]
    private let index: ExperienceIndex

    init(_ urls: [RegisteredURL]) {
        self.urls = urls
        var builder = ExperienceIndex.Builder()
        for (place, url) in urls.enumerated() {
            builder.add(url, AdvancedExperience.ID(rawValue: Int64(place)))
        }
        index = builder.finish()
    }

    /// Returns the index of the experience that matches an invocation most specifically.
    func place(of url: InvocationURL) -> Int? {
        index.mostSpecificMatch(for: url).map { Int($0.experience.rawValue) }
    }
}
