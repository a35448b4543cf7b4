// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats
internal import AppClipTypes

extension BundleLint {
    private static let parents = "com.apple.developer.parent-application-identifiers"
    private static let clips = "com.apple.developer.associated-appclip-app-identifiers"
    private static let onDemand = "com.apple.developer.on-demand-install-capable"
    private static let groupsKey = "com.apple.security.application-groups"

    /// Checks A301.
    static func entitlementsPresent(_ pair: BundlePair) -> [LintFinding] {
        guard pair.clip.entitlements == nil, !pair.clip.isForSimulator, pair.clip.binary != nil
        else {
            return []
        }
        return [pair.finding(.builtEntitlementsMissing)]
    }

    /// Checks A302–A304.
    static func parentIdentifiers(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let entitlements = clip.entitlements else { return [] }
        let place = clip.entitlementsPlace
        let certainty = clip.entitlementCertainty
        guard entitlements[parents] != nil else {
            return [pair.finding(.builtParentMissing, at: place, certainty: certainty)]
        }
        guard let found = entitlements[parents]?.array?.compactMap(\.string), found.count == 1,
            entitlements[parents]?.array?.count == 1
        else {
            let count = entitlements[parents]?.array?.count
            let text = count.map { "\($0) entries" } ?? "no array"
            return [
                pair.finding(.builtParentCount, [.found: text], at: place, certainty: certainty)
            ]
        }
        guard let app = pair.app, let parent = app.info?.identifier else { return [] }
        // If the app is not signed, the team's prefix is not known.
        let isRight =
            app.applicationIdentifier.map { $0 == found[0] }
            ?? hasPrefixed(found[0], parent)
        guard !isRight else { return [] }
        let wanted = app.applicationIdentifier ?? "the team's prefix, a dot and \(parent)"
        return [
            pair.finding(
                .builtParentMismatch,
                [.found: found[0], .wanted: wanted],
                at: place,
                certainty: certainty
            )
        ]
    }

    /// Checks A307.
    static func parentIdentifierInApp(_ app: AppBundle) -> [LintFinding] {
        guard let entitlements = app.entitlements, entitlements.origin != .profile,
            entitlements[parents] != nil
        else { return [] }
        return [LintFinding(.builtParentInApp, target: app.name, at: app.entitlementsPlace)]
    }

    /// Checks A308: the entry is in the app, and names its only clip.
    static func associatedClip(_ pair: BundlePair) -> [LintFinding] {
        guard let app = pair.app, let entitlements = app.entitlements,
            entitlements.origin != .profile, let value = entitlements[clips],
            let identifier = pair.clip.info?.identifier
        else { return [] }
        let found = value.array?.compactMap(\.string) ?? []
        let isRight =
            found.count == 1
            && (pair.clip.applicationIdentifier.map { $0 == found[0] }
                ?? hasPrefixed(found[0], identifier))
        guard !isRight else { return [] }
        return [
            pair.finding(
                .builtAssociatedClip,
                on: app,
                [
                    .found: found.isEmpty ? "nothing" : found.joined(separator: ", "),
                    .wanted: pair.clip.applicationIdentifier ?? identifier,
                ],
                at: app.entitlementsPlace
            )
        ]
    }

    /// Checks A309: Xcode adds the entitlement when it signs, so a signature without it was made by other means.
    static func onDemandInstall(_ pair: BundlePair) -> [LintFinding] {
        guard let entitlements = pair.clip.entitlements,
            entitlements.isOnDemandInstallCapable != true
        else { return [] }
        let found: String
        switch entitlements[onDemand]?.content {
        case nil:
            // The file in an archive is from before signing.
            guard entitlements.origin == .signature else { return [] }
            found = "missing"
        case .boolean: found = "false"
        default: found = "no Boolean"
        }
        return [
            pair.finding(
                .builtNotOnDemand,
                [.found: found],
                at: pair.clip.entitlementsPlace,
                certainty: pair.clip.entitlementCertainty
            )
        ]
    }

    /// Checks A316.
    static func groups(_ pair: BundlePair) -> [LintFinding] {
        guard let clip = pair.clip.entitlements, let app = pair.app?.entitlements,
            clip.origin != .profile, app.origin != .profile,
            let found = clip.texts(groupsKey), !found.isEmpty
        else { return [] }
        let shared = Set(app.texts(groupsKey) ?? [])
        guard shared.isDisjoint(with: found) else { return [] }
        return [
            pair.finding(
                .builtGroupNotShared,
                [.found: found.joined(separator: ", ")],
                at: pair.clip.entitlementsPlace
            )
        ]
    }

    /// Checks A319.
    static func unsupported(_ pair: BundlePair) -> [LintFinding] {
        guard let entitlements = pair.clip.entitlements, entitlements.origin != .profile else {
            return []
        }
        var seen: Set<String> = []
        return (entitlements.list.members ?? []).compactMap { member in
            guard let use = UnsupportedEntitlement.use(of: member.name),
                member.value.boolean != false,
                member.value.array?.isEmpty != true, seen.insert(member.name).inserted
            else { return nil }
            return pair.finding(
                .builtEntitlementUnsupported,
                [.key: member.name, .what: use],
                at: pair.clip.entitlementsPlace
            )
        }
    }

    /// Returns whether a text consists of the prefix of a team, a dot and an identifier.
    private static func hasPrefixed(_ text: String, _ identifier: String) -> Bool {
        (try? AppIdentifier(text))?.bundle.text == identifier
    }
}
