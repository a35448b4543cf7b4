// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Reads the files of a bundle, and records those that cannot be read.
struct BundleReader {
    let tree: any FileTree
    var problems: [BundleProblem] = []

    /// The maximum size of a profile, in bytes.
    private static let largestProfile = 4 << 20

    init(tree: any FileTree) { self.tree = tree }

    mutating func info(at path: String) -> InfoList? {
        guard let bytes = bytes(of: path, limit: AppBundle.largestList) else { return nil }
        guard let list = dictionary(bytes, at: path) else { return nil }
        return InfoList(list, of: bytes, path: path)
    }

    mutating func binary(at path: String) -> Binary? {
        guard let source = FileBytes(path, in: tree) else {
            problems.append(BundleProblem(path: path, fault: .missing))
            return nil
        }
        do throws(BinaryError) {
            return try Binary(reading: source)
        } catch {
            let fault: BundleProblem.Fault =
                if case .archiveTooLarge(let limit) = error {
                    .archiveTooLarge(limit: limit)
                } else {
                    .binary(error)
                }
            problems.append(BundleProblem(path: path, fault: fault))
            return nil
        }
    }

    mutating func profile(at path: String) -> ProvisioningProfile? {
        guard tree.entry(at: path) != nil else { return nil }
        guard let bytes = bytes(of: path, limit: Self.largestProfile) else { return nil }
        do throws(ProvisioningProfile.ReadingError) {
            return try ProvisioningProfile(bytes)
        } catch {
            problems.append(BundleProblem(path: path, fault: .profile(error)))
            return nil
        }
    }

    /// Returns the frameworks in a folder, each with its binary.
    mutating func frameworks(in folder: String, limit: Int) -> [AppBundle.EmbeddedFramework] {
        (tree.entries(in: folder) ?? []).prefix(limit).compactMap { entry in
            let path = folder + "/" + entry.name
            if entry.kind == .folder, entry.name.hasSuffix(".framework") {
                let name = entry.name.dropLast(".framework".count)
                // The program of a framework has its name.
                return .init(path: path, binary: code(at: path + "/" + name))
            }
            guard entry.kind == .file, entry.name.hasSuffix(".dylib") else { return nil }
            return .init(path: path, binary: code(at: path))
        }
    }

    /// Reads the binary of a framework.
    ///
    /// A binary that cannot be read is `nil`; it is a problem only if the limit for unpacking has been reached.
    private mutating func code(at path: String) -> Binary? {
        guard let source = FileBytes(path, in: tree) else { return nil }
        do throws(BinaryError) {
            return try Binary(reading: source)
        } catch {
            if case .archiveTooLarge(let limit) = error {
                problems.append(
                    BundleProblem(path: path, fault: .archiveTooLarge(limit: limit))
                )
            }
            return nil
        }
    }

    /// Returns the entitlements of the signature, or of the file that archives have, or of the profile, in this order.
    mutating func entitlements(
        binary: Binary?,
        at binaryPath: String,
        expanded: String,
        profile: ProvisioningProfile?,
        at profilePath: String
    ) -> SignedEntitlements? {
        for signature in binary?.slices.compactMap(\.signature) ?? [] {
            // Systems use the DER form; both forms are the same if one of Apple's tools has signed.
            if let bytes = signature.entitlementsDER,
                let list = PropertyList(entitlementsDER: bytes)
            {
                return SignedEntitlements(list: list, origin: .signature, path: binaryPath)
            }
            if let bytes = signature.entitlements {
                if let list = try? PropertyList(bytes), list.members != nil {
                    return SignedEntitlements(list: list, origin: .signature, path: binaryPath)
                }
                problems.append(BundleProblem(path: binaryPath, fault: .entitlements))
            } else if signature.entitlementsDER != nil {
                problems.append(BundleProblem(path: binaryPath, fault: .entitlements))
            }
        }
        if tree.entry(at: expanded) != nil,
            let bytes = bytes(of: expanded, limit: AppBundle.largestList),
            let list = dictionary(bytes, at: expanded)
        {
            return SignedEntitlements(list: list, origin: .expandedFile, path: expanded)
        }
        guard let list = profile?.entitlements, list.members != nil else { return nil }
        return SignedEntitlements(list: list, origin: .profile, path: profilePath)
    }

    private mutating func dictionary(_ bytes: [UInt8], at path: String) -> PropertyList? {
        do throws(PropertyListError) {
            let list = try PropertyList(bytes)
            if list.members != nil { return list }
            problems.append(BundleProblem(path: path, fault: .notADictionary))
        } catch {
            problems.append(BundleProblem(path: path, fault: .list(error)))
        }
        return nil
    }

    private mutating func bytes(of path: String, limit: Int) -> [UInt8]? {
        do throws(FileTreeError) {
            return try tree.bytes(of: path, limit: limit)
        } catch {
            let fault: BundleProblem.Fault =
                switch error {
                case .missing: .missing
                case .tooLarge(let limit): .tooLarge(limit: limit)
                case .archiveTooLarge(let limit): .archiveTooLarge(limit: limit)
                default: .unreadable
                }
            problems.append(BundleProblem(path: path, fault: fault))
            return nil
        }
    }
}
