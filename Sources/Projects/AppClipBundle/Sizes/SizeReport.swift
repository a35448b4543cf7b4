// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipTypes

/// What Xcode reports of the sizes of an app or a clip after thinning it: `App Thinning Size Report.txt`,
/// or `app-thinning.plist` beside it (rule G-11).
public struct SizeReport: Sendable, Hashable {
    /// The variants in the order of the file, by name in a property list.
    public let variants: [Variant]

    /// What some devices install.
    public struct Variant: Sendable, Hashable {
        /// The name of its file, such as `Clip-0F3A….ipa`.
        public let name: String

        /// The devices and systems that it is for; empty for the universal variant.
        public let devices: [Device]

        /// The app without resources that are loaded later.
        public let app: Sizes

        /// The resources that are loaded on demand; `nil` if the report does not say.
        public let onDemand: Sizes?

        /// The line of the variant, from 1 on; 1 in a property list.
        public let line: Int

        /// Whether it has the parts for all devices, which no device installs.
        public var isUniversal: Bool { devices.isEmpty }
    }

    /// A device with the lowest system that a variant is for.
    public struct Device: Sendable, Hashable {
        /// The model, such as `iPhone12,1`.
        public let model: String

        /// The version of the system, as it is written; `nil` in old reports.
        public let system: String?
    }

    /// Two sizes, in bytes.
    public struct Sizes: Sendable, Hashable {
        /// What is downloaded; `nil` if the report does not say.
        public let compressed: Int?

        /// What is installed.
        public let uncompressed: Int
    }

    /// Why a report cannot be read.
    @nonexhaustive public enum ReadingError: Error, Sendable, Hashable {
        /// It is larger than ``largestFile``.
        case tooLarge
        /// It has more variants than ``mostVariants``.
        case tooManyVariants
        /// It is no text in UTF-8 or UTF-16.
        case encoding
        /// It is no property list.
        case list(PropertyListError)
        /// There is no variant with a size in it.
        case noVariants
        /// A variant, by its line, has no size that can be read.
        case size(line: Int)
    }

    /// The most bytes of a report.
    public static let largestFile = 8 << 20

    /// The most variants of a report.
    public static let mostVariants = 10_000

    /// Reads a report, of either kind.
    ///
    /// - Parameter bytes: The file.
    /// - Throws: ``ReadingError``.
    /// - Complexity: O(length of `bytes`).
    public init(_ bytes: [UInt8]) throws(ReadingError) {
        guard bytes.count <= Self.largestFile else { throw .tooLarge }
        let isList =
            bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8)
            || bytes.starts(with: "<plist".utf8) || bytes.starts(with: "<!DOCTYPE plist".utf8)
        if isList {
            variants = try SizeList.variants(bytes)
        } else {
            var reader = SizeReportReader()
            variants = try reader.variants(bytes)
        }
        guard !variants.isEmpty else { throw .noVariants }
    }

    /// The variant that is largest when installed.
    ///
    /// The universal one is what no device installs; it counts where there is no other.
    public var largest: Variant {
        let thinned = variants.filter { !$0.isUniversal }
        let candidates = thinned.isEmpty ? variants : thinned
        // A report has at least one variant.
        return candidates.max { $0.app.uncompressed < $1.app.uncompressed } ?? variants[0]
    }

    /// The lowest system that any variant is for; `nil` if the report does not say.
    public var lowestSystem: SystemVersion? {
        variants.flatMap(\.devices).compactMap { $0.system.flatMap { SystemVersion($0) } }.min()
    }
}
