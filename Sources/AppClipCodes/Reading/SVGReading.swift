/// What a code's SVG says (A11).
public struct SVGReading: Sendable, Hashable {
    /// The largest file that is read, in bytes.
    ///
    /// Apple's have at most 40,000.
    public static let largestFile = 4 << 20

    /// The URL in the arcs.
    public let url: EncodableURL

    /// The rings as read.
    public let rings: RingReading

    /// The URL that the file gives for people to read, if any.
    ///
    /// It can differ from the one in the arcs, for example where a file was edited.
    public let writtenText: String?

    /// Whether Apple's way of writing the URL gives the same payload.
    public let isCanonical: Bool

    /// Scan-only or NFC-integrated, if the picture in the middle tells.
    public let kind: CodeStyle.Kind?

    /// With or without badge.
    public let logo: CodeStyle.Logo

    /// The foreground, if the file names it as `#rrggbb`.
    public let foreground: RGBColor?

    /// The background, if the file names it.
    public let background: RGBColor?

    /// The third colour, if the file names it.
    public let third: RGBColor?

    /// Why a file cannot be read.
    public enum Failure: Error, Sendable, Hashable {
        /// It is larger than ``SVGReading/largestFile``.
        case tooLarge
        /// It is no well-formed XML at this byte.
        case notXML(offset: Int)
        /// It has no arcs of a code.
        case noArcs
        /// Its arcs are no code, or are damaged.
        case rings(RingReadingError)
        /// Its payload is no URL.
        case payload(Payload.DecodingError)
    }

    /// Reads an SVG file.
    ///
    /// Arcs are recognised by their radii, so it does not matter how groups are named; what has
    /// no place in a code is passed over.
    ///
    /// - Throws: ``Failure``.
    /// - Complexity: O(size of the file).
    public init(_ file: [UInt8], tables: CodingTables = .standard) throws(Failure) {
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
        // A wrong repair makes other bits of the URL, which are seldom written as Apple writes.
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
