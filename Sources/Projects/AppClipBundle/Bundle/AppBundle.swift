// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// An app, a clip or an extension as it was built.
public struct AppBundle: Sendable {
    /// The path in the tree.
    public let path: String

    /// What `Info.plist` has; `nil` where it cannot be read.
    public let info: InfoList?

    /// The program; `nil` where it cannot be read.
    public let binary: Binary?

    /// The path of the program.
    public let binaryPath: String?

    /// What the program may do; `nil` where nothing says so.
    public let entitlements: SignedEntitlements?

    /// The provisioning profile; `nil` if there is none, as in the store, or it cannot be read.
    public let profile: ProvisioningProfile?

    /// The extensions in it, in the order of their paths.
    public let extensions: [AppBundle]

    /// The frameworks and libraries that it brings.
    public let frameworks: [EmbeddedFramework]

    /// Its files.
    public let contents: BundleContents

    /// What could not be read.
    public let problems: [BundleProblem]

    /// A framework in a bundle.
    public struct EmbeddedFramework: Sendable, Hashable {
        /// The path of the framework, or of the library.
        public let path: String

        /// Its code; `nil` where it cannot be read.
        public let binary: Binary?
    }

    /// The last part of the path, such as `Fruta.app`.
    public var name: String { String(path.split(separator: "/").last ?? "") }

    /// The path of one of its files.
    public func path(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }

    /// The most bytes of a property list.
    static let largestList = 1 << 20

    /// Each system framework that its program or one of its frameworks is linked with, with the paths of
    /// those that are.
    public var linkedFrameworks: [String: [String]] {
        var linked: [String: [String]] = [:]
        let binaries = [(binaryPath, binary)] + frameworks.map { ($0.path, $0.binary) }
        for (path, binary) in binaries {
            guard let path, let binary else { continue }
            // Apple's own; what the bundle brings is looked into itself.
            let names = binary.slices.flatMap(\.libraries)
                .filter { $0.path.hasPrefix("/System/Library/") }.compactMap(\.framework)
            for name in Set(names) { linked[name, default: []].append(path) }
        }
        return linked
    }
}
