// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats

extension BundleLint {
    /// The keys of an Info.plist that set up Background Assets.
    static let backgroundAssetKeys = [
        "BAManifestURL", "BAInitialDownloadRestrictions", "BAMaxInstallSize",
        "BAEssentialMaxInstallSize", "BAAppGroupID", "BAUsesAppleHosting", "BAHasManagedAssetPacks",
    ]

    /// Checks A507–A509 (feature G4).
    static func backgroundAssets(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let info = clip.info, let key = backgroundAssetKeys.first(where: { info[$0] != nil })
        else {
            return []
        }
        var findings = [
            pair.finding(.backgroundAssetsInClip, [.key: key], at: clip.place(of: key))
        ]
        if let app = pair.app?.info, !backgroundAssetKeys.contains(where: { app[$0] != nil }) {
            findings.append(
                pair.finding(.backgroundAssetsOnlyInClip, [.key: key], at: clip.place(of: key))
            )
        }
        let allowance = info["BAInitialDownloadRestrictions"]?["BAEssentialDownloadAllowance"]
        let essential = [
            ("BAEssentialMaxInstallSize", info["BAEssentialMaxInstallSize"]),
            ("BAInitialDownloadRestrictions", allowance),
        ]
        for (key, value) in essential {
            guard let number = value?.integer, number > 0 else { continue }
            findings.append(
                pair.finding(.backgroundAssetsEssential, [.key: key], at: clip.place(of: key))
            )
            break
        }
        return findings
    }
}
