// SPDX-License-Identifier: Apache-2.0

/// The contents of a code's SVG (A11).
public struct SVGReading: Sendable, Hashable {
    /// The maximum size of a file that is read, in bytes.
    ///
    /// Apple's files have at most 40,000 bytes.
    public static let largestFile = 4 << 20

    /// The URL that the arcs encode.
    public let url: EncodableURL

    /// The reading of the rings.
    public let rings: RingReading

    /// The URL that the file displays as text, if any.
    ///
    /// It can differ from the one in the arcs, for example if a file was edited.
    public let writtenText: String?

    /// Whether Apple's encoding of the URL gives the same payload.
    public let isCanonical: Bool

    /// The kind, scan-only or NFC-integrated, if the file names the image in the middle.
    public let kind: CodeStyle.Kind?

    /// The logo variant: with or without the badge.
    public let logo: CodeStyle.Logo

    /// The foreground colour, if the file names it as `#rrggbb`.
    public let foreground: RGBColor?

    /// The background colour, if the file names it.
    public let background: RGBColor?

    /// The third colour, if the file names it.
    public let third: RGBColor?

    /// An error that occurs when a file is read.
    public enum ReadingError: Error, Sendable, Hashable {
        /// The file is larger than ``SVGReading/largestFile``.
        case tooLarge
        /// The file is not well-formed XML at this byte offset.
        case notXML(offset: Int)
        /// The file does not contain the arcs of a code.
        case noArcs
        /// The arcs are not those of a code, or are damaged.
        case rings(RingReadingError)
        /// The payload is not that of a URL.
        case payload(Payload.DecodingError)
    }

    /// Creates a reading of an SVG file.
    ///
    /// Arcs are recognised by their radii, so the names of groups do not matter; everything else is
    /// ignored.
    ///
    /// - Throws: ``ReadingError``.
    /// - Complexity: O(size of the file).
    public init(_ file: [UInt8], tables: CodingTables = .standard) throws(ReadingError) {
        guard file.count <= Self.largestFile else { throw .tooLarge }
        var drawing = SVGArcs()
        do {
            try drawing.scan(file.span)
        } catch {
            throw .notXML(offset: error.offset)
        }
        guard !drawing.arcs.isEmpty else { throw .noArcs }
        do {
            rings = try drawing.observation.read()
        } catch {
            throw .rings(error)
        }
        do {
            url = try rings.payload.url(tables: tables)
        } catch {
            throw .payload(error)
        }
        isCanonical = rings.payload.isCanonical(tables: tables)
        // A wrong correction gives the bits of another URL, which are seldom canonical.
        guard rings.isConfirmed || isCanonical else {
            throw .rings(RingReadingError(code: .arcBlockDamaged))
        }
        writtenText = drawing.writtenText
        kind = drawing.kind
        logo = drawing.logo
        foreground = drawing.foreground
        background = drawing.background
        third = drawing.third
    }
}
