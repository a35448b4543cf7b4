// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes
internal import AppSiteAssociation

extension LintCheck {
    /// The checks of C601–C607 and C609.
    static let schemes: [LintCheck] = [
        .project(clipSchemes), .project(appSchemes), .project(invocationURLs),
    ]

    /// Returns the clips of all pairs, each once.
    private static func clips(of subject: LintSubject) -> [TargetReference] {
        var seen: Set<TargetReference> = []
        return subject.tree.pairs.map(\.clip).filter { seen.insert($0).inserted }
    }

    /// Checks C601, C602 and C606: whether a run of the clip has an invocation.
    @Sendable private static func clipSchemes(_ subject: LintSubject) -> [LintFinding] {
        clips(of: subject).compactMap { clip in
            guard let target = subject.tree.target(clip) else { return nil }
            let schemes = subject.tree.schemes(running: clip).filter(\.isShared)
            guard let first = schemes.first else {
                return LintFinding(.schemeMissing, target: target.name, at: target.place)
            }
            let urls = schemes.flatMap(\.invocationURLs)
            if urls.contains(where: \.isEnabled) { return nil }
            let holder = schemes.first { !$0.invocationURLs.isEmpty }
            return LintFinding(
                holder == nil ? .schemeURLMissing : .schemeURLDisabled,
                target: target.name,
                facts: [.scheme: (holder ?? first).name],
                at: holder?.invocationURLs.first?.place ?? first.place
            )
        }
    }

    /// Checks C607: the variable in the scheme of an app.
    @Sendable private static func appSchemes(_ subject: LintSubject) -> [LintFinding] {
        subject.tree.schemes.compactMap { scheme in
            guard scheme.isShared, let variable = scheme.invocationURLs.first(where: \.isEnabled),
                let reference = scheme.target(in: subject.tree),
                let target = subject.tree.target(reference), target.kind == .app
            else { return nil }
            return LintFinding(
                .schemeURLOnApp,
                target: target.name,
                facts: [.scheme: scheme.name],
                at: variable.place
            )
        }
    }

    /// Checks C603–C605 and C609: the invocation URLs.
    @Sendable private static func invocationURLs(_ subject: LintSubject) -> [LintFinding] {
        clips(of: subject).flatMap { clip -> [LintFinding] in
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
