// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C312 and A312: associated domains that are not valid.
    ///
    /// Those of the app count if they are intended for clips. All entries that have the same error are one finding.
    static let domainSyntax = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .domainsSyntax,
            "domains-syntax",
            .error,
            basis: [.documentation],
            sources: ["B-04"],
            summary: "An associated domain is not written as service, colon and host.",
            message: "\(.target) has \(.found): \(.why).",
            why: "The system ignores an entry that it cannot read, and says nothing.",
            remedy: "Write 'appclips:' and the host alone: no scheme, no path, no port, no space.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:https://fruta.app/menu</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .builtDomainSyntax,
            "built-domain-syntax",
            .error,
            basis: [.documentation],
            sources: ["B-04"],
            summary: "An associated domain cannot be read.",
            message: "The associated domain '\(.found)' of \(.target) is not valid: \(.reason).",
            why: "A device drops an entry that it cannot read.",
            remedy: "Write the service, a colon and a bare host.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:https://fruta.example/</string></array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.example</string></array>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        var findings: [LintFinding] = []
        for target in [context.clip, context.app].compactMap(\.self) {
            guard target.entitlements.state == .read,
                let entry = target.entitlements.entry(DomainEntry.key)
            else { continue }
            let isClip = target.name == context.clip.name
            guard let values = entry.value.array else {
                findings.append(
                    context.finding(
                        .domainsSyntax,
                        on: target,
                        [
                            .found: "\(entry.value.typeWords) in place of its associated domains",
                            .why: "they are an array of strings",
                        ],
                        at: entry.value.place ?? entry.namePlace
                    )
                )
                continue
            }
            for value in values where value.string == nil {
                findings.append(
                    context.finding(
                        .domainsSyntax,
                        on: target,
                        [
                            .found: "\(value.typeWords) among its associated domains",
                            .why: "each is a string",
                        ],
                        at: value.place
                    )
                )
            }
            findings += faults(
                of: target.domains.filter { isClip || $0.isForClips || $0.meant != nil },
                on: target,
                context
            )
        }
        return findings
    }

    /// An error in an entry, and whether it can be fixed.
    private struct Fault: Hashable {
        let words: String
        let canBeFixed: Bool
    }

    private static func faults(
        of entries: [DomainEntry],
        on target: ConfiguredTarget,
        _ context: LintContext
    ) -> [LintFinding] {
        var faults: [Fault] = []
        var byFault: [Fault: [(text: String, place: Place?, fix: LintFix?)]] = [:]
        for entry in entries {
            guard let words = entry.fault else { continue }
            let fix = entry.fixed.flatMap { entry.value.replacement($0) }
            let fault = Fault(words: words, canBeFixed: fix != nil)
            if byFault[fault] == nil { faults.append(fault) }
            byFault[fault, default: []].append((entry.text, entry.value.place, fix))
        }
        return faults.map { fault in
            let entries = byFault[fault] ?? []
            let texts = entries.map { "'\($0.text)'" }
            let shown = texts.prefix(3).joined(separator: ", ")
            let rest = texts.count > 3 ? " and \(texts.count - 3) more" : ""
            return context.finding(
                .domainsSyntax,
                on: target,
                [
                    .found: texts.count == 1
                        ? "the associated domain \(shown)"
                        : "the associated domains \(shown)\(rest)",
                    .why: fault.words,
                ],
                at: entries.first?.place,
                related: entries.dropFirst().compactMap(\.place),
                fix: fault.canBeFixed
                    ? LintFix(entries.flatMap { $0.fix?.changes ?? [] }) : nil
            )
        }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        (BuiltDomains(pair.clip)?.faults ?? []).map { fault in
            pair.finding(
                .builtDomainSyntax,
                [.found: fault.entry, .reason: fault.reason],
                at: pair.clip.entitlementsPlace
            )
        }
    }
}
