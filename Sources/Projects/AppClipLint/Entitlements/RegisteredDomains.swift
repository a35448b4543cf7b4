// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes
import AppSiteAssociation

extension RuleFamily {
    /// C341 and C342: the domains of registered experiences and of scenarios.
    static let registeredDomains = RuleFamily(
        [],
        LintRule(
            .experienceDomainMissing,
            "experience-domain-missing",
            .warning,
            basis: [.documentation],
            sources: ["B-01", "B-05"],
            summary: "An experience has a URL whose domain the clip does not have.",
            message: "\(.origin) has '\(.url)' for \(.target), which has no 'appclips:\(.host)'.",
            why: """
                An invocation reaches a clip only if its associated domains have the host of the URL. An \
                experience for any other host never launches it.
                """,
            remedy:
                "Add 'appclips:\(.host)' to the entitlements of clip and app, or correct the experience.",
            wrong: .settings(
                "experience   https://www.fruta.app/menu\nentitlement  appclips:fruta.app"
            ),
            right: .settings("experience   https://fruta.app/menu\nentitlement  appclips:fruta.app")
        ),
        LintRule(
            .scenarioDomainMismatch,
            "scenario-domain-mismatch",
            .warning,
            basis: [.experience],
            sources: ["B-01"],
            summary: "A scenario gives the clip a domain that it does not have.",
            message:
                "\(.origin) gives \(.target) the domain '\(.host)', which its entitlements lack.",
            why: """
                A scenario shows what happens with the clip as it is delivered only if its world is that of the \
                project.
                """,
            remedy:
                "Write the domains of the entitlements into the scenario, or the other way round.",
            wrong: .settings(
                "scenario     domains: [www.fruta.app]\nentitlement  appclips:fruta.app"
            ),
            right: .settings("scenario     domains: [fruta.app]\nentitlement  appclips:fruta.app")
        )
    )
}

extension LintSubject {
    /// Compares registrations with the domains of the clips: C341 and C342.
    func findings(about registrations: [Registration]) -> [LintFinding] {
        var byClip: [String: [LintContext]] = [:]
        for context in clips {
            if let identifier = context.clip.knownIdentifier {
                byClip[identifier, default: []].append(context)
            }
        }
        var found: [LintFinding] = []
        for registration in registrations {
            for context in byClip[registration.clip] ?? [] {
                let domains = context.clip.domains
                let isKnown =
                    context.clip.entitlements.state == .read
                    && !domains.contains(where: \.isUnknown)
                guard isKnown, let host = try? HostName(registration.host),
                    !domains.contains(where: { entry in
                        guard let domain = entry.domain else { return false }
                        return domain.service == .appClips && domain.covers(host)
                    })
                else { continue }
                var facts: LintFacts = [.host: registration.host, .origin: registration.origin]
                if let url = registration.url { facts[.url] = .text(url) }
                found.append(
                    context.finding(
                        registration.url == nil
                            ? .scenarioDomainMismatch : .experienceDomainMissing,
                        on: context.clip,
                        facts,
                        at: context.clip.entitlements.entry(DomainEntry.key)?.namePlace
                            ?? context.clip.entitlements.start
                    )
                )
            }
        }
        return Self.merged(found.map { ($0, nil) }, order: configurations)
    }
}
