// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats

extension BundleLint {
    /// Checks A601.
    static func icon(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let info = clip.info else { return [] }
        let names = info.iconNames
        // The content of a compiled catalog is not read.
        let hasCatalog = clip.contents.assetCatalogs.contains { $0.path == "Assets.car" }
        let hasFile = names.contains { name in
            clip.contents.names.contains { $0.hasPrefix(name) && $0 != "Info.plist" }
        }
        guard names.isEmpty || !hasCatalog && !hasFile else { return [] }
        return [pair.finding(.builtIconMissing, at: clip.place(of: "CFBundleIcons"))]
    }
}
