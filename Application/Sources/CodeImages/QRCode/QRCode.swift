// SPDX-License-Identifier: Apache-2.0

/// A QR code (ISO/IEC 18004, model 2) of bytes in 8-bit mode.
///
/// The text is encoded unchanged; in particular, its case is kept.
public struct QRCode: Sendable, Hashable {
    /// The error correction level: the share of a code that can be damaged while it can still be
    /// read.
    public enum Level: Sendable, Hashable, CaseIterable {
        /// About 7 %.
        case low
        /// About 15 %.
        case medium
        /// About 25 %.
        case quartile
        /// About 30 %.
        case high

        /// The number of bytes that the largest version holds in 8-bit mode.
        public var capacity: Int {
            switch self {
            case .low: 2_953
            case .medium: 2_331
            case .quartile: 1_663
            case .high: 1_273
            }
        }
    }

    /// The version numbers of the 40 sizes.
    public static let allowedVersions = 1...40
    /// The width of the light border that a reader needs, in modules.
    public static let quietZone = 4

    /// The version, which gives the size: a code has `17 + 4 * version` modules per side.
    public let version: Int
    /// The error correction level.
    public let level: Level
    /// The modules without the quiet zone, row by row from the top; `true` is dark.
    public let rows: [[Bool]]

    /// The number of modules per side, without the quiet zone.
    public var size: Int { rows.count }

    /// Creates the code of a text in UTF-8.
    ///
    /// - Parameters:
    ///   - text: The text, such as a URL.
    ///   - level: The error correction level.
    ///   - minimumVersion: The minimum version, or `nil` for the smallest that fits.
    /// - Throws: `EncodingError`.
    public init(
        _ text: String,
        level: Level = .medium,
        minimumVersion: Int? = nil
    ) throws(EncodingError) {
        try self.init(bytes: Array(text.utf8), level: level, minimumVersion: minimumVersion)
    }

    /// Creates the code of bytes.
    ///
    /// - Parameters:
    ///   - bytes: The content of the code; any bytes are allowed.
    ///   - level: The error correction level.
    ///   - minimumVersion: The minimum version, or `nil` for the smallest that fits.
    /// - Throws: `EncodingError`.
    public init(
        bytes: [UInt8],
        level: Level = .medium,
        minimumVersion: Int? = nil
    ) throws(EncodingError) {
        guard !bytes.isEmpty else { throw EncodingError(.empty) }
        guard bytes.count <= level.capacity else {
            throw EncodingError(.tooLong(bytes: bytes.count, capacity: level.capacity))
        }
        if let minimumVersion, !Self.allowedVersions.contains(minimumVersion) {
            throw EncodingError(.version(minimumVersion))
        }
        let symbol = try QRSymbol(bytes: bytes, level: level, minimumVersion: minimumVersion ?? 0)
        self.version = symbol.version
        self.level = level
        self.rows = symbol.rows()
    }

    /// Whether the module at x and y is dark; `false` outside of the code, as in the quiet zone.
    func isDark(x: Int, y: Int) -> Bool {
        rows.indices.contains(y) && rows.indices.contains(x) && rows[y][x]
    }
}
