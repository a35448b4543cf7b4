// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats

extension BundleLint {
    /// Checks A320 (F-23, F-24).
    static func iCloudServices(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let entitlements = clip.entitlements, entitlements.origin != .profile else {
            return []
        }
        return ICloudEntitlement.keys.compactMap { key in
            guard let value = entitlements[key] else { return nil }
            let texts = (value.array ?? [value]).compactMap(\.string)
            guard let refused = ICloudEntitlement.refused(texts, of: key) else { return nil }
            return pair.finding(
                .builtICloudServices,
                [.key: key, .found: refused],
                at: clip.entitlementsPlace
            )
        }
    }

    /// Checks A324 (B-27): associated domains with a wildcard profile.
    static func wildcardProfiles(_ pair: BundlePair) -> [LintFinding] {
        [pair.app, pair.clip].compactMap(\.self).compactMap { bundle in
            guard let pattern = bundle.profile?.applicationIdentifier, pattern.hasSuffix("*"),
                let entitlements = bundle.entitlements, entitlements.origin != .profile,
                !entitlements.associatedDomains.isEmpty
            else { return nil }
            return pair.finding(
                .profileWildcard,
                on: bundle,
                [.found: pattern, .wanted: bundle.info?.identifier ?? bundle.name],
                at: bundle.beginning(of: bundle.path("embedded.mobileprovision"))
            )
        }
    }
}
