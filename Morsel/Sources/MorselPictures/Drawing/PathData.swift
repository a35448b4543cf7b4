/// SVG path data, read once into steps that a renderer can take as they are.
///
/// All commands of SVG 1.1, section 8.3, are read: relative steps become absolute, horizontal and
/// vertical lines become lines, quadratic curves and elliptical arcs become cubic curves.
///
/// ```swift
/// try PathData("m1 2h3z").segments
/// // [.move(to: (1, 2)), .line(to: (4, 2)), .close]
/// ```
public struct PathData: Sendable, Hashable {
    /// The longest text that is read, in bytes.
    public static let maximumByteCount = 1 << 20

    /// The steps, in order; the first, if there is one, is a `move`.
    public let segments: [PathSegment]

    /// Reads path data; an empty text is an outline without steps.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in `text`.
    /// - Parameter text: The value of a `d` attribute.
    /// - Throws: `ParsingError` with the offset of the first byte at fault. Unlike a browser, which
    ///   draws what comes before a fault, this reads all or nothing.
    public init(_ text: String) throws(ParsingError) {
        try self.init(bytes: Array(text.utf8))
    }

    /// Reads path data given as bytes of ASCII.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    /// - Parameter bytes: The value of a `d` attribute.
    /// - Throws: `ParsingError` with the offset of the first byte at fault.
    public init(bytes: [UInt8]) throws(ParsingError) {
        guard bytes.count <= Self.maximumByteCount else {
            throw ParsingError(.tooLong, at: Self.maximumByteCount)
        }
        var interpreter = PathInterpreter(bytes: bytes)
        self.segments = try interpreter.segments()
    }
}
