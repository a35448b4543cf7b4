// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A built app, clip or extension.
public struct AppBundle: Sendable {
    /// The path in the tree.
    public let path: String

    /// The content of `Info.plist`; `nil` if it cannot be read.
    public let info: InfoList?

    /// The program; `nil` if it cannot be read.
    public let binary: Binary?

    /// The path of the program.
    public let binaryPath: String?

    /// The entitlements of the program; `nil` if there are none.
    public let entitlements: SignedEntitlements?

    /// The provisioning profile; `nil` if there is none, as in the store, or it cannot be read.
    public let profile: ProvisioningProfile?

    /// The app extensions in the bundle, in the order of their paths.
    public let extensions: [AppBundle]

    /// The embedded frameworks and libraries.
    public let frameworks: [EmbeddedFramework]

    /// The files of the bundle, by number and size.
    public let contents: BundleContents

    /// The files that could not be read, with the reasons.
    public let problems: [BundleProblem]

    /// A framework or library in a bundle.
    public struct EmbeddedFramework: Sendable, Hashable {
        /// The path of the framework, or of the library.
        public let path: String

        /// The binary; `nil` if it cannot be read.
        public let binary: Binary?
    }

    /// The last part of the path, such as `Fruta.app`.
    public var name: String { String(path.split(separator: "/").last ?? "") }

    /// Returns the path of a file of the bundle.
    public func path(_ name: String) -> String { path.isEmpty ? name : path + "/" + name }

    /// The maximum size of a property list, in bytes.
    static let largestList = 1 << 20

    /// The system frameworks that the program or an embedded framework is linked with, each with the paths of the
    /// binaries that link it.
    public var linkedFrameworks: [String: [String]] {
        var linked: [String: [String]] = [:]
        let binaries = [(binaryPath, binary)] + frameworks.map { ($0.path, $0.binary) }
        for (path, binary) in binaries {
            guard let path, let binary else { continue }
            // Only Apple's frameworks: embedded ones are looked at themselves.
            let names = binary.slices.flatMap(\.libraries)
                .filter { $0.path.hasPrefix("/System/Library/") }.compactMap(\.framework)
            for name in Set(names) { linked[name, default: []].append(path) }
        }
        return linked
    }
}
