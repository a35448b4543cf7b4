// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// What a build has made: an app with its clips, as a folder, an `.ipa` or an `.xcarchive`.
///
/// Nothing is judged here. What cannot be read is a ``BundleProblem`` of the bundle that it belongs to.
public struct BuiltBundle: Sendable {
    /// In what form an app is handed on.
    public enum Form: Sendable, Hashable {
        /// An app's folder.
        case app
        /// What is installed or uploaded: `Payload/` with the app.
        case ipa
        /// What Xcode archives: `Products/Applications/` with the app, beside symbols.
        case archive
    }

    /// The form.
    public let form: Form

    /// The full app; in a wrong build, a clip alone.
    public let app: AppBundle

    /// The clips in the app, in the order of their paths.
    public let clips: [AppBundle]

    /// What the archive says about itself; `nil` in other forms.
    public let archiveInfo: PropertyList?

    /// What else is in the file beside the app: `SwiftSupport`, `Symbols`.
    public let besides: [String]

    /// Whether sizes are estimated: what a device installs is thinned for it, and an `.ipa` or an archive
    /// has the parts for all devices.
    public var sizesAreEstimated: Bool { form != .app }

    /// Why there is no app to read.
    @nonexhaustive public enum ReadingError: Error, Sendable, Hashable {
        /// There is no app in any of the three forms.
        case noApp
        /// There are several apps side by side.
        case severalApps([String])
    }

    /// The most clips of an app that are read.
    static let mostClips = 16

    /// Reads a bundle.
    ///
    /// - Parameters:
    ///   - folder: The path of the app, of the archive, or of what an `.ipa` holds.
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

/// What is wrong with a file of a bundle.
public struct BundleProblem: Sendable, Hashable {
    /// The path of the file.
    public let path: String

    /// What is wrong.
    public let fault: Fault

    /// What can be wrong.
    @nonexhaustive public enum Fault: Sendable, Hashable {
        /// The file is not there.
        case missing
        /// The file cannot be read: it is no file, a link that leads out, or damaged.
        case unreadable
        /// The file is larger than is read.
        case tooLarge(limit: Int)
        /// So much of the archive has been unpacked that no more is.
        case archiveTooLarge(limit: Int)
        /// It is no property list.
        case list(PropertyListError)
        /// It is a property list, and no dictionary.
        case notADictionary
        /// It is no program.
        case binary(BinaryError)
        /// It is no profile.
        case profile(ProvisioningProfile.ReadingError)
        /// The entitlements of the signature cannot be read.
        case entitlements
        /// There are more files than are counted.
        case tooManyFiles(limit: Int)
    }
}
