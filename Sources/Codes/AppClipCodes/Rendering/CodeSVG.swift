// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The SVG of a code, byte for byte as Apple's generator writes it.
///
/// See Documentation/app-clip-code.md, section 11.
public struct CodeSVG: Sendable {
    /// The arcs of the code.
    public let pattern: RingPattern

    /// The style of the code: the colours, the image in the middle, the badge.
    public let style: CodeStyle

    /// The URL as it was given; the file displays it as text.
    public let text: String

    /// Creates the SVG of a pattern.
    public init(pattern: RingPattern, style: CodeStyle, text: String) {
        self.pattern = pattern
        self.style = style
        var text = text
        text.makeContiguousUTF8()
        self.text = text
    }

    /// The bytes of the file: ASCII with LF line endings (the URL in UTF-8).
    ///
    /// - Complexity: O(length of the file), 15,000 to 40,000 bytes, in one allocation.
    public var bytes: [UInt8] {
        // An upper bound for any code: 125 arcs of at most 240 bytes, artwork of 8,400 bytes, the
        // URL with each character escaped to six.
        let capacity = 44_000 + 6 * text.utf8.count
        return [UInt8](capacity: capacity) { output in
            // The buffer does not outlive the closure that provides the memory.
            unsafe output.withUnsafeMutableBufferPointer { memory, count in
                var buffer = unsafe TextBuffer(memory)
                write(to: &buffer)
                count = buffer.count
            }
        }
    }

    private func write(to buffer: inout TextBuffer) {
        let foreground = style.colors.foreground.svgText
        let background = style.colors.background.svgText
        let third = style.third.svgText
        writeHead(to: &buffer)
        if style.logo == .badge { writeBadge(foreground, background, to: &buffer) }
        buffer.append(
            """
                <circle cx="400.000000" cy="400.000000" id="Background" r="400.000000" style="fill:
            """
        )
        buffer.append(background.span)
        buffer.append(#"""#)
        writeOffset(to: &buffer)
        buffer.append("/>\n    <g id=\"Markers\"")
        writeOffset(to: &buffer)
        buffer.append(">\n")
        writeArcs(foreground, third, to: &buffer)
        buffer.append("    </g>\n")
        switch style.kind {
        case .camera: writeCamera(foreground, to: &buffer)
        case .nfc: writePhone(foreground, third, to: &buffer)
        }
        buffer.append("    </g>\n</svg>\n")
    }

    private func writeHead(to buffer: inout TextBuffer) {
        buffer.append(
            """
            <?xml version="1.0" encoding="utf-8"?>
            <svg data-design="Fingerprint" data-payload="
            """
        )
        let text = text.utf8.span
        for index in text.indices {
            if let entity = MarkupPlace.attribute.entity(for: text[index]) {
                buffer.append(entity)
            } else {
                buffer.append(text[index])
            }
        }
        buffer.append(#"" viewBox=""#)
        buffer.append(style.logo == .badge ? "-50 -50 900 1100" : "0 0 800 800")
        buffer.append(
            """
            " xmlns="http://www.w3.org/2000/svg">
                <title>App Clip Code</title>

            """
        )
    }

    /// Writes the offset: with the badge, everything round is shifted a little.
    private func writeOffset(to buffer: inout TextBuffer) {
        if style.logo == .badge { buffer.append(#" transform="translate(-0.99 -3.8)""#) }
    }

    // MARK: Arcs

    private func writeArcs(
        _ foreground: [7 of UInt8],
        _ third: [7 of UInt8],
        to buffer: inout TextBuffer
    ) {
        let text = ArcText.shared
        var ring = 0
        Self.openRing(0, to: &buffer)
        pattern.forEachArc { arc in
            while ring < arc.ring {
                ring += 1
                buffer.append("        </g>\n")
                Self.openRing(ring, to: &buffer)
            }
            let layout = RingLayout.rings[arc.ring]
            var end = arc.slot + arc.length
            if end >= layout.slotCount { end -= layout.slotCount }
            let large = arc.length >= text.largeFrom[arc.ring] ? 1 : 0
            buffer.append(text.ends[layout.firstBit + end])
            buffer.append(text.middles[2 * arc.ring + large])
            buffer.append(text.starts[layout.firstBit + arc.slot])
            if arc.color == .foreground {
                buffer.append("\" data-color=\"0\" style=\"fill:none;stroke:")
                buffer.append(foreground.span)
            } else {
                buffer.append("\" data-color=\"1\" style=\"fill:none;stroke:")
                buffer.append(third.span)
            }
            buffer.append(
                """
                ;stroke-linecap:round;stroke-miterlimit:10;stroke-width:23.500000px"/>

                """
            )
        }
        while ring < RingLayout.rings.count - 1 {
            ring += 1
            buffer.append("        </g>\n")
            Self.openRing(ring, to: &buffer)
        }
        buffer.append("        </g>\n")
    }

    private static func openRing(_ ring: Int, to buffer: inout TextBuffer) {
        let lines: [5 of StaticString] = [
            "        <g name=\"ring-1\" transform=\"rotate(-78 400 400)\">\n",
            "        <g name=\"ring-2\" transform=\"rotate(-85 400 400)\">\n",
            "        <g name=\"ring-3\" transform=\"rotate(-70 400 400)\">\n",
            "        <g name=\"ring-4\" transform=\"rotate(-63 400 400)\">\n",
            "        <g name=\"ring-5\" transform=\"rotate(-70 400 400)\">\n",
        ]
        buffer.append(lines[ring])
    }

    // MARK: Artwork

    private func writeCamera(_ foreground: [7 of UInt8], to buffer: inout TextBuffer) {
        buffer.append("    <g id=\"Logo\" data-logo-type=\"Camera\" transform=\"translate(")
        buffer.append(
            style.logo == .badge ? "292.285699 289.475699" : "293.275699 293.275699"
        )
        buffer.append(") scale(1.874000 1.874000)\">\n")
        for outline in Artwork.camera {
            Self.writePath(8, nil, outline, foreground, to: &buffer)
        }
    }

    private func writePhone(
        _ foreground: [7 of UInt8],
        _ third: [7 of UInt8],
        to buffer: inout TextBuffer
    ) {
        buffer.append("    <g id=\"Logo\" data-logo-type=\"phone\" transform=\"translate(")
        buffer.append(
            style.logo == .badge ? "292.248400 289.438400" : "293.238400 293.238400"
        )
        buffer.append(") scale(1.980000 1.980000)\">\n        &#32;                   \n")
        Self.writePath(8, "outer_circle", Artwork.phoneCircle, foreground, to: &buffer)
        buffer.append("        <path id=\"phone_screen\" d=\"")
        buffer.append(Artwork.phoneScreen)
        buffer.append("\" style=\"fill:")
        buffer.append(third.span)
        buffer.append(";isolation:isolate\"/>\n")
    }

    private func writeBadge(
        _ foreground: [7 of UInt8],
        _ background: [7 of UInt8],
        to buffer: inout TextBuffer
    ) {
        buffer.append(
            """
                <g id="Lockup" transform="translate(-24.15 -26.94) scale(5.5512 5.5512)">

            """
        )
        Self.writePath(8, "Badge", Artwork.badge, background, to: &buffer)
        buffer.append("        <g id=\"Text\" style=\"fill:")
        buffer.append(foreground.span)
        buffer.append("\">\n            <g>\n")
        for outline in Artwork.badgeLetters {
            Self.writePath(16, nil, outline, nil, to: &buffer)
        }
        buffer.append("            </g>\n            <g>\n")
        for outline in Artwork.badgeMark {
            Self.writePath(16, nil, outline, nil, to: &buffer)
        }
        buffer.append("            </g>\n        </g>\n    </g>\n")
    }

    private static func writePath(
        _ indentation: Int,
        _ name: StaticString?,
        _ outline: StaticString,
        _ fill: [7 of UInt8]?,
        to buffer: inout TextBuffer
    ) {
        buffer.append(indentation == 8 ? "        <path " : "                <path ")
        if let name {
            buffer.append("id=\"")
            buffer.append(name)
            buffer.append("\" ")
        }
        buffer.append("d=\"")
        buffer.append(outline)
        if let fill {
            buffer.append("\" style=\"fill:")
            buffer.append(fill.span)
        }
        buffer.append("\"/>\n")
    }
}

extension RGBColor {
    /// The colour as `#` and six lowercase hexadecimal digits.
    fileprivate var svgText: [7 of UInt8] {
        var text: [7 of UInt8] = .init(repeating: .numberSign)
        text[1] = Hexadecimal.digit(of: red >> 4)
        text[2] = Hexadecimal.digit(of: red & 15)
        text[3] = Hexadecimal.digit(of: green >> 4)
        text[4] = Hexadecimal.digit(of: green & 15)
        text[5] = Hexadecimal.digit(of: blue >> 4)
        text[6] = Hexadecimal.digit(of: blue & 15)
        return text
    }
}
