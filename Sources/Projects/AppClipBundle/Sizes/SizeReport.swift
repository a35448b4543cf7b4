// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipFormats

/// Xcode's report of the sizes of an app or a clip after thinning: `App Thinning Size Report.txt`, or
/// `app-thinning.plist` beside it (rule G-11).
public struct SizeReport: Sendable, Hashable {
    /// The variants in the order of the file; in the order of their names for a property list.
    public let variants: [Variant]

    /// A variant of the app, for some devices.
    public struct Variant: Sendable, Hashable {
        /// The name of the variant's file, such as `Clip-0F3A….ipa`.
        public let name: String

        /// The devices and systems that it is for; empty for the universal variant.
        public let devices: [Device]

        /// The size of the app without on-demand resources.
        public let app: Sizes

        /// The size of the on-demand resources; `nil` if the report does not say.
        public let onDemand: Sizes?

        /// The line of the variant, from 1 on; 1 in a property list.
        public let line: Int

        /// Whether the variant contains the parts for all devices; no device installs it.
        public var isUniversal: Bool { devices.isEmpty }
    }

    /// A device model, and the minimum version of the system for a variant.
    public struct Device: Sendable, Hashable {
        /// The model, such as `iPhone12,1`.
        public let model: String

        /// The minimum version of the system, as it is written; `nil` in old reports.
        public let system: String?
    }

    /// The size of a download and of its installation, in bytes.
    public struct Sizes: Sendable, Hashable {
        /// The download size; `nil` if the report does not say.
        public let compressed: Int?

        /// The installed size.
        public let uncompressed: Int
    }

    /// The reason a report cannot be read.
    @nonexhaustive public enum ReadingError: Error, Sendable, Hashable {
        /// It is larger than ``largestFile``.
        case tooLarge
        /// It has more variants than ``mostVariants``.
        case tooManyVariants
        /// It is not a text in UTF-8 or UTF-16.
        case encoding
        /// It is not a property list.
        case list(PropertyListError)
        /// There is no variant with a size.
        case noVariants
        /// A variant, given by its line, has no valid size.
        case size(line: Int)
    }

    /// The maximum size of a report, in bytes.
    public static let largestFile = 8 << 20

    /// The maximum number of variants in a report.
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

    /// The variant with the largest installed size.
    ///
    /// The universal variant, which no device installs, counts only if there is no other.
    public var largest: Variant {
        let thinned = variants.filter { !$0.isUniversal }
        let candidates = thinned.isEmpty ? variants : thinned
        // A report has at least one variant.
        return candidates.max { $0.app.uncompressed < $1.app.uncompressed } ?? variants[0]
    }

    /// The lowest version of the system over all variants; `nil` if the report does not say.
    public var lowestSystem: SystemVersion? {
        variants.flatMap(\.devices).compactMap { $0.system.flatMap { SystemVersion($0) } }.min()
    }
}
