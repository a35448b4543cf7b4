// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes
internal import AppSiteAssociation

extension LintCheck {
    /// C312: the entries of the clip, and those of the app that are meant for clips.
    @Sendable
    static func domainSyntax(_ context: LintContext) -> [LintFinding] {
        var findings: [LintFinding] = []
        for target in [context.clip, context.app].compactMap(\.self) {
            guard target.entitlements.state == .read,
                let entry = target.entitlements.entry(DomainEntry.key)
            else { continue }
            let isClip = target.name == context.clip.name
            guard let values = entry.value.array else {
                findings.append(
                    context.finding(
                        "C312",
                        on: target,
                        ["found": entry.value.typeWords, "why": "it is no array of strings"],
                        at: entry.value.place ?? entry.namePlace
                    )
                )
                continue
            }
            for value in values where value.string == nil {
                findings.append(
                    context.finding(
                        "C312",
                        on: target,
                        ["found": value.typeWords, "why": "it is no string"],
                        at: value.place
                    )
                )
            }
            for domain in target.domains where isClip || domain.isForClips {
                findings += finding(about: domain, of: target, context).map { [$0] } ?? []
            }
        }
        return findings
    }

    private static func finding(
        about entry: DomainEntry,
        of target: ConfiguredTarget,
        _ context: LintContext
    ) -> LintFinding? {
        guard let error = entry.error, !entry.isUnknown, let why = words(error, entry.text) else {
            return nil
        }
        return context.finding(
            "C312",
            on: target,
            ["found": "'\(entry.text)'", "why": why],
            at: entry.value.place,
            fix: mended(entry.text).flatMap { entry.value.replacement($0) }
        )
    }

    /// Why an entry cannot be read; `nil` for one that may be meant for something unknown to us.
    private static func words(_ error: AssociatedDomain.ParsingError, _ text: String) -> String? {
        switch error {
        case .serviceMissing:
            return "there is no service, such as 'appclips:', in front of the host"
        case .unknownService:
            let service = text.prefix { $0 != ":" }.trimmed.lowercased()
            if service == "http" || service == "https" { return "a URL stands there" }
            let known = AssociatedDomain.Service.allCases.map(\.rawValue)
            let near = known + ["appclip", "app-clips", "app-clip"]
            guard near.contains(service) else { return nil }
            return "the service is written '\(known.first { $0 == service } ?? "appclips")'"
        case .mode: return "after the host only '?mode=developer' or '?mode=managed' may stand"
        case .host(.empty): return "there is no host"
        case .host:
            let host = text.drop { $0 != ":" }.dropFirst()
            if host.contains("://") { return "it has a scheme" }
            if host.contains("/") { return "it has a path" }
            if host.contains(":") { return "it has a port" }
            if host.utf8.contains(where: \.isSpace) { return "it has a space" }
            return "'\(host)' is no host"
        @unknown default: return "it cannot be read"
        }
    }

    /// The entry as it was meant, where that can be told for certain.
    private static func mended(_ text: String) -> String? {
        var rest = text.trimmed
        guard rest.hasPrefix("appclips:") else { return nil }
        rest = String(rest.dropFirst("appclips:".count)).trimmed
        for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) {
            rest = String(rest.dropFirst(scheme.count))
        }
        // A path decides about what a clip is for; only the empty one says nothing.
        if rest.hasSuffix("/") { rest = String(rest.dropLast()) }
        let entry = "appclips:" + rest
        return (try? AssociatedDomain(entry)) == nil ? nil : entry
    }
}
