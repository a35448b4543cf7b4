// SPDX-License-Identifier: Apache-2.0

extension ConfiguredTarget {
    /// Reads the asset catalogs among the target's resources, in the order of the project.
    public func assetCatalogs() -> [AssetCatalog] {
        var seen: Set<String> = []
        return target.members.compactMap { member in
            guard member.state == .folder, member.path.pathExtension == "xcassets",
                member.isForPhones,
                seen.insert(member.path).inserted
            else { return nil }
            return AssetCatalog(at: member.path, in: project.folder, limits: project.limits)
        }
    }
}
