// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A built app with its clips, as a folder, an `.ipa` or an `.xcarchive`.
///
/// The bundle is only read, not checked. A file that cannot be read is a ``BundleProblem`` of the bundle that it
/// belongs to.
public struct BuiltBundle: Sendable {
    /// The form in which an app is distributed.
    public enum Form: Sendable, Hashable {
        /// The folder of an app.
        case app
        /// The package that is installed or uploaded: `Payload/` with the app.
        case ipa
        /// An archive of Xcode: `Products/Applications/` with the app, beside symbols.
        case archive
    }

    /// The form in which the app was found.
    public let form: Form

    /// The full app; in an incorrect build, a clip alone.
    public let app: AppBundle

    /// The clips in the app, in the order of their paths.
    public let clips: [AppBundle]

    /// The `Info.plist` of the archive; `nil` in other forms.
    public let archiveInfo: PropertyList?

    /// The names of other files beside the app, such as `SwiftSupport` and `Symbols`.
    public let besides: [String]

    /// Whether sizes are estimated: a device installs a thinned app, while an `.ipa` or an archive contains the parts
    /// for all devices.
    public var sizesAreEstimated: Bool { form != .app }

    /// The reason no app can be read.
    @nonexhaustive public enum ReadingError: Error, Sendable, Hashable {
        /// There is no app in any of the three forms.
        case noApp
        /// There are several apps beside each other.
        case severalApps([String])
    }

    /// The maximum number of clips that are read from an app.
    static let mostClips = 16

    /// Reads a bundle.
    ///
    /// - Parameters:
    ///   - folder: The path of the app, of the archive, or of the content of an `.ipa`.
    ///   - tree: The files.
    /// - Throws: ``ReadingError``.
    /// - Complexity: O(number of files), and the headers of each binary.
    public init(
        reading folder: String = "",
        in tree: any FileTree
    ) throws(ReadingError) {
        let place = try BundlePlace(in: folder, of: tree)
        form = place.form
        app = AppBundle(reading: place.app, in: tree)
        let folder = place.app.isEmpty ? "AppClips" : place.app + "/AppClips"
        clips = (tree.entries(in: folder) ?? [])
            .filter { $0.kind == .folder && $0.name.hasSuffix(".app") }.prefix(Self.mostClips)
            .map { AppBundle(reading: folder + "/" + $0.name, in: tree) }
        archiveInfo = place.archiveInfo.flatMap {
            try? PropertyList(tree.bytes(of: $0, limit: AppBundle.largestList))
        }
        besides = place.besides
    }
}

/// A file of a bundle that cannot be read, and the reason.
public struct BundleProblem: Sendable, Hashable {
    /// The path of the file.
    public let path: String

    /// The reason the file cannot be read.
    public let fault: Fault

    /// The reason a file cannot be read.
    @nonexhaustive public enum Fault: Sendable, Hashable {
        /// The file does not exist.
        case missing
        /// The file cannot be read: it is not a regular file, it is a link that leads out of the tree, or it is
        /// damaged.
        case unreadable
        /// The file is larger than the limit.
        case tooLarge(limit: Int)
        /// The limit for unpacking the archive has been reached.
        case archiveTooLarge(limit: Int)
        /// The file is not a property list.
        case list(PropertyListError)
        /// The property list is not a dictionary.
        case notADictionary
        /// The file is not a program.
        case binary(BinaryError)
        /// The file is not a provisioning profile.
        case profile(ProvisioningProfile.ReadingError)
        /// The entitlements of the signature cannot be read.
        case entitlements
        /// There are more files than the limit for counting.
        case tooManyFiles(limit: Int)
    }
}
