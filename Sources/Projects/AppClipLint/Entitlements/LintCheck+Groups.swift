// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject

extension LintCheck {
    /// Checks C316 and C318.
    @Sendable
    static func appGroups(_ context: LintContext) -> [LintFinding] {
        let key = "com.apple.security.application-groups"
        guard let app = context.app else { return [] }
        let targets = [context.clip, app]
        // Entitlements that cannot be read may contain the group.
        guard targets.allSatisfy({ [.read, .unset].contains($0.entitlements.state) }),
            context.clip.entitlements.state == .read
        else { return [] }
        let entries = targets.map { $0.entitlements.entry(key) }
        let groups = entries.map { ($0?.value.array ?? []).compactMap(\.string) }
        let place = entries[0]?.namePlace ?? context.clip.entitlements.start
        // The groups of an app may only be for its widgets.
        if groups[0].isEmpty {
            guard entries[0]?.value.array?.isEmpty ?? true else { return [] }
            return [
                context.finding(
                    .appGroupNone,
                    on: context.clip,
                    [
                        .app: app.name,
                        .other: groups[1].isEmpty
                            ? "" : ", as its app has with \(quoted(groups[1]))",
                    ],
                    at: place,
                    certainty: app.entitlements.state == .read ? .certain : app.certainty
                )
            ]
        }
        let isKnown = entries.allSatisfy { entry in
            (entry?.value.array ?? []).allSatisfy(\.unknownVariables.isEmpty)
        }
        guard isKnown, Set(groups[0]).isDisjoint(with: groups[1]) else { return [] }
        let words = groups.map { $0.isEmpty ? "none" : quoted($0) }
        return [
            context.finding(
                .appGroupNotShared,
                on: context.clip,
                [.app: app.name, .found: words[0], .wanted: words[1]],
                at: place,
                related: [entries[1]?.namePlace].compactMap(\.self),
                certainty: app.entitlements.state == .read ? .certain : app.certainty
            )
        ]
    }

    private static func quoted(_ groups: [String]) -> String {
        groups.map { "'\($0)'" }.joined(separator: ", ")
    }
}
