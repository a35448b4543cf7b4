// SPDX-License-Identifier: Apache-2.0

/// An App Clip Code: a URL, its bits, its arcs and its appearance.
///
/// ```swift
/// let code = try AppClipCode("https://appclip.example.com/shop?p=123")
/// let svg = code.svg   // the bytes of Apple's generator
/// ```
public struct AppClipCode: Sendable {
    /// The parsed URL.
    public let url: EncodableURL

    /// The URL in the bits of the code.
    public let compressed: CompressedURL

    /// The arcs of the code.
    public let pattern: RingPattern

    /// The appearance of the code.
    public let style: CodeStyle

    /// An error that prevents a code from being made for a URL.
    public enum EncodingError: Error, Sendable, Hashable {
        /// The text is not a URL for a code.
        case url(EncodableURL.ParsingError)
        /// The URL does not fit in a code.
        case tooLong(CompressedURL.TooLongError)
    }

    /// Creates the code of a URL.
    ///
    /// - Throws: ``EncodingError``.
    public init(
        _ text: String,
        style: CodeStyle = CodeStyle(colors: ColorPair.templates[0]),
        spelling: EncodableURL.Spelling = .documented,
        tables: CodingTables = .standard
    ) throws(EncodingError) {
        do {
            url = try EncodableURL(text, spelling: spelling)
        } catch {
            throw .url(error)
        }
        do {
            compressed = try CompressedURL(url, tables: tables)
        } catch {
            throw .tooLong(error)
        }
        pattern = RingPattern(compressed.payload)
        self.style = style
    }

    /// The SVG file, byte for byte as Apple's generator writes it.
    public var svg: [UInt8] {
        CodeSVG(pattern: pattern, style: style, text: url.text).bytes
    }

    /// The shapes, for image formats other than SVG.
    public var drawing: CodeDrawing { CodeDrawing(pattern: pattern, style: style) }
}
