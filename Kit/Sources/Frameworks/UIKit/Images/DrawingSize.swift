// SPDX-License-Identifier: Apache-2.0

/// The size that an SVG states in its first tag, in points.
package struct DrawingSize {
    let width: Double
    let height: Double

    private static let limit = 4_096

    /// Returns whether a file begins as an SVG does.
    package static func isDrawing(_ file: some Collection<UInt8>) -> Bool {
        tag(String(decoding: file.prefix(limit), as: UTF8.self)) != nil
    }

    init?(_ file: [UInt8]) {
        guard let tag = Self.tag(String(decoding: file.prefix(Self.limit), as: UTF8.self)),
            let width = Self.number("width", in: tag), let height = Self.number("height", in: tag),
            width > 0, height > 0, width < 100_000, height < 100_000
        else { return nil }
        (self.width, self.height) = (width, height)
    }

    private static func tag(_ text: String) -> Substring? {
        guard text.first(where: { !$0.isWhitespace }) == "<",
            let start = text.range(of: "<svg "),
            let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
        else { return nil }
        return text[start.upperBound..<end.lowerBound]
    }

    private static func number(_ name: String, in tag: Substring) -> Double? {
        guard let start = tag.range(of: "\(name)=\"") else { return nil }
        return Double(tag[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
}
