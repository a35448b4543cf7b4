// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import AppClipTypes

extension LintCheck {
    /// Checks C312: the entries of the clip, and those of the app that are intended for clips, with one finding for all
    /// entries that have the same error.
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
}
