// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes

extension SiteAssociation {
    /// Returns the differences in meaning between this file and a newer one (feature B5).
    ///
    /// Spelling is ignored, and so is order where it has no meaning: the order of apps, of names in
    /// objects, of entries for different apps, and of adjacent rules with the same decision. If
    /// there are no differences, both files decide every URL in the same way for every app.
    /// Conversely, a difference may have no effect on any URL.
    ///
    /// - Parameter newer: The file to compare with.
    /// - Returns: The differences, by section, then by app.
    public func differences(to newer: SiteAssociation) -> [Difference] {
        var differences: [Difference] = []
        func compare(
            _ service: AssociatedDomain.Service,
            _ old: Set<ExactName>,
            _ new: Set<ExactName>
        ) {
            differences += old.subtracting(new).sorted().map { .removed($0.text, from: service) }
            differences += new.subtracting(old).sorted().map { .added($0.text, to: service) }
        }
        func names(_ apps: [AppIdentifier]) -> Set<ExactName> {
            Set(apps.map { ExactName($0.text) })
        }
        compare(.appClips, names(clips), names(newer.clips))
        compare(.webCredentials, names(webCredentials), names(newer.webCredentials))
        compare(
            .activityContinuation,
            names(activityContinuation),
            names(newer.activityContinuation)
        )
        let old = NormalizedLinks(links)
        let new = NormalizedLinks(newer.links)
        compare(.appLinks, Set(old.apps.keys), Set(new.apps.keys))
        // Many apps can share their rules, which are compared only once.
        var known: [[Int]: RulesDifference?] = [:]
        for app in old.apps.keys.sorted() {
            guard let before = old.apps[app], let after = new.apps[app] else { continue }
            let change =
                known[[before, after]]
                ?? RulesDifference(from: old.rules[before], to: new.rules[after])
            known[[before, after]] = change
            if let change { differences.append(.rules(of: app.text, change)) }
        }
        return differences
    }

    /// A difference in meaning.
    @nonexhaustive public enum Difference: Sendable, Hashable {
        /// The newer file names an app for a service.
        case added(String, to: AssociatedDomain.Service)
        /// The newer file no longer names an app for a service.
        case removed(String, from: AssociatedDomain.Service)
        /// The rules of an app have changed.
        case rules(of: String, RulesDifference)
    }
}

/// The differences between the rules of an app in two files.
public struct RulesDifference: Sendable, Hashable {
    /// The rules that the newer file does not have, with the values that they inherit in the older
    /// one.
    public let effectiveRemoved: [EffectiveRule]

    /// The rules that the older file does not have, with the values that they inherit in the newer
    /// one.
    public let effectiveAdded: [EffectiveRule]

    /// The rules that the newer file does not have, as written in the older one.
    public var removed: [LinkRule] { effectiveRemoved.map(\.rule) }

    /// The rules that the older file does not have, as written in the newer one.
    public var added: [LinkRule] { effectiveAdded.map(\.rule) }

    /// Whether the same rules are evaluated in another order, and the order has a meaning.
    public let isReordered: Bool

    init?(from old: [NormalizedLinks.Run], to new: [NormalizedLinks.Run]) {
        guard old.map(\.meanings) != new.map(\.meanings) else { return nil }
        let before = Self.byMeaning(old)
        let after = Self.byMeaning(new)
        effectiveRemoved = Self.rules(of: before, not: after)
        effectiveAdded = Self.rules(of: after, not: before)
        isReordered = effectiveRemoved.isEmpty && effectiveAdded.isEmpty
    }

    private static func byMeaning(
        _ runs: [NormalizedLinks.Run]
    ) -> [NormalizedRule: [EffectiveRule]] {
        Dictionary(grouping: runs.flatMap(\.rules), by: \.meaning).mapValues { $0.map(\.rule) }
    }

    /// Returns the rules of which there are more in one file than in the other, in the order of the
    /// file.
    private static func rules(
        of one: [NormalizedRule: [EffectiveRule]],
        not other: [NormalizedRule: [EffectiveRule]]
    ) -> [EffectiveRule] {
        one.flatMap { meaning, rules in rules.dropFirst(other[meaning]?.count ?? 0) }
            .sorted { $0.rule.place.position < $1.rule.place.position }
    }
}
