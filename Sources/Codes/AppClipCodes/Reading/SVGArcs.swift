// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Collects the parts of a code from the tags of an SVG.
struct SVGArcs {
    /// An arc with its ring bit, and with its colour by number and by name if they are given.
    struct Arc {
        let bit: Int
        let number: RingPattern.ArcColor?
        let stroke: RGBColor?
    }

    private(set) var arcs: [Arc] = []
    private(set) var writtenText: String?
    private(set) var kind: CodeStyle.Kind?
    private(set) var logo = CodeStyle.Logo.none
    private(set) var background: RGBColor?

    mutating func scan(_ text: Span<UInt8>) throws(XMLScanner.ParsingError) {
        var scanner = XMLScanner()
        while let tag = try scanner.nextTag(in: text) {
            if tag.kind != .close { take(tag, text) }
        }
    }

    private mutating func take(_ tag: XMLScanner.Tag, _ text: Span<UInt8>) {
        let name = text.extracting(tag.name)
        func value(of attribute: StaticString) -> Range<Int>? {
            tag.attributes.first { text.extracting($0.name).equals(attribute) }?.value
        }
        func has(_ attribute: StaticString, _ expected: StaticString) -> Bool {
            value(of: attribute).map { text.extracting($0).equals(expected) } ?? false
        }
        if name.equals("svg") {
            writtenText = value(of: "data-payload").flatMap { Self.unescaped(text, $0) }
        } else if name.equals("g") {
            if has("id", "Lockup") { logo = .badge }
            if has("data-logo-type", "Camera") { kind = .camera }
            if has("data-logo-type", "phone") { kind = .nfc }
        } else if name.equals("circle"), has("id", "Background") {
            background = Self.color("fill", value(of: "fill"), value(of: "style"), text)
        } else if name.equals("path"), let data = value(of: "d"),
            let bit = Self.ringBit(text, data), arcs.count < 1024
        {
            let number: RingPattern.ArcColor? =
                has("data-color", "0") ? .foreground : has("data-color", "1") ? .third : nil
            let stroke = Self.color("stroke", value(of: "stroke"), value(of: "style"), text)
            arcs.append(Arc(bit: bit, number: number, stroke: stroke))
        }
    }

    // MARK: Colours

    /// Returns the stroke colour of the arcs of a class.
    private func stroke(_ color: RingPattern.ArcColor) -> RGBColor? {
        arcs.first { $0.number == color }?.stroke
    }

    // The first arc of the innermost ring is always in the foreground.
    var foreground: RGBColor? {
        stroke(.foreground) ?? arcs.min { $0.bit < $1.bit }?.stroke
    }

    var third: RGBColor? {
        stroke(.third) ?? arcs.first { $0.stroke != nil && $0.stroke != foreground }?.stroke
    }

    /// The observed slots.
    ///
    /// The colour of an arc without a number is derived from its stroke.
    var observation: RingObservation {
        var slots = [RingObservation.Slot](repeating: .runsOn, count: RingLayout.bitCount)
        let foreground = foreground
        for arc in arcs where slots[arc.bit] == .runsOn {
            let byStroke: RingPattern.ArcColor? = arc.stroke.map { stroke in
                stroke == foreground ? .foreground : .third
            }
            slots[arc.bit] = .arc(arc.number ?? byStroke)
        }
        return RingObservation(slots: slots)
    }

    /// Returns the colour that is written as `#rrggbb` in an attribute of its own or in `style`.
    private static func color(
        _ property: StaticString,
        _ attribute: Range<Int>?,
        _ style: Range<Int>?,
        _ text: Span<UInt8>
    ) -> RGBColor? {
        if let attribute { return color(text, attribute) }
        guard let style else { return nil }
        var start = style.lowerBound
        while start < style.upperBound {
            var end = start
            while end < style.upperBound, text[end] != .semicolon { end += 1 }
            var colon = start
            while colon < end, text[colon] != .colon { colon += 1 }
            while start < colon, text[start].isSpace { start += 1 }
            if colon < end, text.extracting(start..<colon).equals(property) {
                return color(text, colon + 1..<end)
            }
            start = end + 1
        }
        return nil
    }

    private static func color(_ text: Span<UInt8>, _ range: Range<Int>) -> RGBColor? {
        guard range.count <= 16 else { return nil }
        let characters = range.map { text[$0] }.filter { !$0.isSpace }
        guard characters.first == .numberSign else { return nil }
        return try? RGBColor(hexadecimal: String(decoding: characters, as: UTF8.self))
    }

    // MARK: Arcs

    /// Returns the ring bit at which the arc of a path starts; `nil` if the path is not an arc of a
    /// code.
    ///
    /// The path is `M` (end of the arc) `A` (to its start) with a sweep flag of 0, or the reverse
    /// with a sweep flag of 1.
    private static func ringBit(_ text: Span<UInt8>, _ data: Range<Int>) -> Int? {
        var scanner = NumberScanner(data)
        guard
            scanner.letter(text).map({ $0.lowercased }) == 0x6D,
            let firstX = scanner.number(text),
            let firstY = scanner.number(text),
            let command = scanner.letter(text), command.lowercased == 0x61,
            let radius = scanner.number(text),
            let otherRadius = scanner.number(text), radius == otherRadius,
            scanner.number(text) != nil,
            scanner.flag(text) != nil,
            let sweep = scanner.flag(text),
            var lastX = scanner.number(text),
            var lastY = scanner.number(text),
            scanner.isAtEnd(text)
        else { return nil }
        if command.isLowercase {
            lastX += firstX
            lastY += firstY
        }
        guard
            let ring = RingLayout.rings.first(where: { abs($0.radius - radius) < 1 })
        else { return nil }
        return nearestSlot(sweep ? firstX : lastX, sweep ? firstY : lastY, in: ring)
            .map { ring.firstBit + $0 }
    }

    /// Returns the slot whose arc starts nearest to a point, if it is less than a third of a slot
    /// away.
    private static func nearestSlot(
        _ x: Double,
        _ y: Double,
        in ring: RingLayout.Ring
    ) -> Int? {
        let starts = ArcGeometry.starts
        func squaredDistance(_ slot: Int) -> Double {
            let point = starts[ring.firstBit + slot]
            return (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)
        }
        var nearest = (slot: 0, distance: squaredDistance(0))
        for slot in 1..<ring.slotCount {
            let distance = squaredDistance(slot)
            if distance < nearest.distance { nearest = (slot, distance) }
        }
        let third = 2 * Double.pi * ring.radius / Double(ring.slotCount) / 3
        return nearest.distance < third * third ? nearest.slot : nil
    }

    // MARK: Text

    /// Returns an attribute's text with its character references resolved; `nil` if it is not
    /// UTF-8.
    private static func unescaped(_ text: Span<UInt8>, _ range: Range<Int>) -> String? {
        guard range.count <= 8 * EncodableURL.longestText else { return nil }
        var output: [UInt8] = []
        var next = range.lowerBound
        while next < range.upperBound {
            let rest = text.extracting(next..<range.upperBound)
            let known = references.first { rest.starts(with: $0.reference) }
            output.append(known?.character ?? text[next])
            next += known?.reference.utf8CodeUnitCount ?? 1
        }
        return String(validating: output, as: UTF8.self)
    }

    private static let references: [(reference: StaticString, character: UInt8)] = [
        ("&amp;", .ampersand), ("&lt;", .lessThan), ("&gt;", .greaterThan),
        ("&quot;", .quotationMark), ("&apos;", .apostrophe), ("&#38;", .ampersand),
        ("&#39;", .apostrophe),
    ]
}

extension Span<UInt8> {
    /// Whether the bytes are those of `text`.
    fileprivate func equals(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && starts(with: text)
    }
}
