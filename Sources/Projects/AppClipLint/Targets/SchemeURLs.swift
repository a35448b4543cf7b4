// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject
import AppClipTypes
import AppSiteAssociation

extension RuleFamily {
    /// C603–C605 and C609: the invocation URLs in the schemes of clips.
    static let schemeURLs = RuleFamily(
        [.project(findings)],
        LintRule(
            .schemeURLPlaceholder,
            "scheme-url-placeholder",
            .warning,
            basis: [.documentation],
            sources: ["G-30"],
            summary: """
                The invocation URL of a scheme is a placeholder.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target) with the placeholder '\(.found)'.
                """,
            why: """
                Xcode's template has https://example.com. No clip has that domain, so that \
                a run shows nothing about real invocations.
                """,
            remedy: """
                Write a URL with which the clip is really invoked.
                """,
            wrong: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://example.com"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            )
        ),
        LintRule(
            .schemeURLDomainMismatch,
            "scheme-url-domain-mismatch",
            .warning,
            basis: [.experience],
            sources: ["G-30"],
            summary: """
                The invocation URL of a scheme has a host that is not among the clip's \
                domains.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target) with a URL on '\(.found)', which is not \
                among its domains: \(.domains).
                """,
            why: """
                Xcode starts the clip with any URL; a device does so only for hosts of the \
                entitlement. What works in a run then fails in the world.
                """,
            remedy: """
                Use a host of the clip's associated domains, or add 'appclips:\(.found)' to \
                them.
                """,
            wrong: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://old.fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            )
        ),
        LintRule(
            .schemeURLInvalid,
            "scheme-url-invalid",
            .warning,
            basis: [.documentation],
            sources: ["G-30"],
            summary: """
                The invocation URL of a scheme is no https URL with a host.
                """,
            message: """
                The scheme '\(.scheme)' runs \(.target) with '\(.found)', which is not an https \
                URL with a host.
                """,
            why: """
                An invocation URL always uses https and has a host.
                """,
            remedy: """
                Write a URL such as https://fruta.app/menu.
                """,
            wrong: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable
                   key = "_XCAppClipURL"
                   value = "https://fruta.app/menu"
                   isEnabled = "YES">
                </EnvironmentVariable>
                """
            )
        ),
        LintRule(
            .schemeURLOtherClip,
            "scheme-url-other-clip",
            .warning,
            basis: [.experience],
            sources: ["G-30"],
            summary: "The scheme's default link is that of another clip.",
            message: """
                The scheme '\(.scheme)' runs \(.target) with the default link of '\(.found)'; the clip is '\(.wanted)'.
                """,
            why: """
                A default link names one clip by its bundle identifier. What is tested here is a URL that the \
                clip never gets.
                """,
            remedy: "Write 'https://appclip.apple.com/id?p=\(.wanted)'.",
            wrong: .xml(
                """
                <!-- the clip is com.fruta.app.Clip -->
                <EnvironmentVariable key="_XCAppClipURL"
                    value="https://appclip.apple.com/id?p=com.fruta.old.Clip" isEnabled="YES"/>
                """
            ),
            right: .xml(
                """
                <EnvironmentVariable key="_XCAppClipURL"
                    value="https://appclip.apple.com/id?p=com.fruta.app.Clip" isEnabled="YES"/>
                """
            )
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        subject.clipTargets.flatMap { clip -> [LintFinding] in
            let domains = domains(of: clip, in: subject)
            let identifiers = identifiers(of: clip, in: subject)
            return subject.tree.schemes(running: clip).filter(\.isShared).flatMap { scheme in
                scheme.invocationURLs.compactMap { variable in
                    finding(
                        about: variable,
                        in: scheme,
                        of: clip,
                        domains: domains,
                        identifiers: identifiers
                    )
                }
            }
        }
    }

    private static func finding(
        about variable: Scheme.Variable,
        in scheme: Scheme,
        of clip: TargetReference,
        domains: [String]?,
        identifiers: [String]?
    ) -> LintFinding? {
        let text = variable.value.trimmed
        // Xcode replaces variables in schemes by values that depend on the run.
        guard variable.isEnabled, !text.utf8.contains(0x24) else { return nil }
        func finding(_ rule: LintRule.ID, _ facts: LintFacts) -> LintFinding {
            var facts = facts
            facts[.scheme] = .text(scheme.name)
            return LintFinding(rule, target: clip.name, facts: facts, at: variable.place)
        }
        guard let host = host(of: text) else { return finding(.schemeURLInvalid, [.found: text]) }
        if ReservedHost.isReserved(host) { return finding(.schemeURLPlaceholder, [.found: text]) }
        if host == "appclip.apple.com" {
            guard let identifiers, let named = identifier(inLink: text),
                !identifiers.contains(named)
            else { return nil }
            return finding(
                .schemeURLOtherClip,
                [.found: named, .wanted: identifiers.joined(separator: ", ")]
            )
        }
        guard let domains, !domains.isEmpty,
            !domains.contains(where: {
                $0 == host || $0.hasPrefix("*.") && host.isHost(below: String($0.dropFirst(2)))
            })
        else { return nil }
        return finding(
            .schemeURLDomainMismatch,
            [.found: host, .domains: domains.joined(separator: ", ")]
        )
    }

    /// Returns the host of an https URL in lowercase; `nil` for any other text.
    private static func host(of text: String) -> String? {
        guard text.lowercased().hasPrefix("https://") else { return nil }
        let rest = text.utf8.dropFirst(8).prefix { ![0x2F, 0x3F, 0x23].contains($0) }
        let authority = String(Substring(rest)).lowercased()
        let host = String(authority.prefix { $0 != ":" })
        let isBad = host.isEmpty || host.contains(" ") || host.contains("@")
        return isBad ? nil : host
    }

    /// Returns the identifier of the clip in a default link: the value of `p`, if it is written without escapes.
    private static func identifier(inLink text: String) -> String? {
        guard let mark = text.firstIndex(of: "?") else { return nil }
        let query = text[text.index(after: mark)...].prefix { $0 != "#" }
        guard let value = QueryItems(query).first(where: { $0.name == "p" })?.value,
            !value.isEmpty, !value.contains("%")
        else { return nil }
        return String(value)
    }

    /// Returns the clip's bundle identifiers in all configurations; `nil` if they are not all known.
    private static func identifiers(
        of clip: TargetReference,
        in subject: LintSubject
    ) -> [String]? {
        var identifiers: [String] = []
        for context in subject.clips where context.pair.clip == clip {
            guard let identifier = context.clip.knownIdentifier else { return nil }
            if !identifiers.contains(identifier) { identifiers.append(identifier) }
        }
        return identifiers
    }

    /// Returns the hosts of the clip's `appclips:` entries in all configurations; `nil` if they are not all known.
    private static func domains(of clip: TargetReference, in subject: LintSubject) -> [String]? {
        var hosts: [String] = []
        for context in subject.clips where context.pair.clip == clip {
            let file = context.clip.entitlements
            guard file.state == .read else { return nil }
            for entry in context.clip.domains {
                guard !entry.isUnknown else { return nil }
                // A placeholder is a separate finding, and does not matter for the URL.
                guard let domain = entry.meant, !ReservedHost.isReserved(domain.host.text) else {
                    continue
                }
                if !hosts.contains(domain.name) { hosts.append(domain.name) }
            }
        }
        return hosts
    }
}

extension String {
    /// Returns whether the host is another one, or a subdomain of it.
    fileprivate func isHost(below other: String) -> Bool { self == other || hasSuffix("." + other) }
}
