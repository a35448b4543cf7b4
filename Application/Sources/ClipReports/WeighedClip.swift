// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
package import AppClipTypes
package import MorselRegistry

/// A build of a clip, with the files that its visitors load.
package struct WeighedClip: Sendable {
    /// An asset of the build.
    struct Asset: Sendable {
        let path: String
        let size: Int
        let digest: Digest
    }

    let clip: AppIdentifier
    let version: String

    /// The module; `nil` for a clip that runs on iPhones only.
    let module: [UInt8]?

    /// The sizes of the module in the codings in which it is stored.
    let codedModules: [ContentCoding: Int]

    /// The assets in the order of their paths.
    let assets: [Asset]

    /// The header image of the default experience; `nil` for none.
    let image: [UInt8]?

    /// Creates a build from a bundle, with what publishing it would store.
    package init(_ bundle: ClipBundle) {
        clip = bundle.clip
        version = bundle.version
        module = bundle.module
        codedModules = bundle.codedModules.mapValues(\.count)
        assets = bundle.assets.sorted { $0.key < $1.key }.map { path, file in
            Asset(path: path, size: file.bytes.count, digest: Digest(of: file.bytes))
        }
        image = bundle.image?.bytes
    }

    /// Reads the build of a clip that the public gets, or else the one that was published last.
    ///
    /// - Throws: ``RegistryError/unknownClip(_:)`` if there is none, and what the registry throws.
    package init(_ clip: AppIdentifier, in registry: Registry) async throws {
        let (build, header) = try await registry.read { store in
            let offered = try store.offeredBuild(of: clip)
            guard let build = try offered ?? store.latestBuild(of: clip) else {
                throw RegistryError.unknownClip(clip)
            }
            let version = build.build.version
            return (build, try store.defaultExperience(of: clip, version: version)?.card.image)
        }
        self.clip = clip
        version = build.build.version
        if let digest = build.module {
            guard let bytes = try await registry.bytes(of: digest) else {
                throw RegistryError.damaged("module")
            }
            module = bytes
        } else {
            module = nil
        }
        // The coded modules are files of the build, too.
        var files = build.assets
        var coded: [ContentCoding: Int] = [:]
        for coding in ContentCoding.allCases {
            coded[coding] = files.removeValue(forKey: ClipBundle.moduleName(coding))?.size
        }
        codedModules = coded
        assets = files.sorted { $0.key < $1.key }.map { path, file in
            Asset(path: path, size: file.size, digest: file.digest)
        }
        if let digest = header.flatMap({ Digest($0.reference) }) {
            image = try await registry.bytes(of: digest)
        } else {
            image = nil
        }
    }
}
