// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// A custom symbol: the SVG of a `.symbolset`, in the format that Apple's SF Symbols app exports.
///
/// The template has the symbol in several weights and scales, as groups such as `Regular-M`, and guides for the margins
/// and the baseline of each. It is drawn for a font of 100 points.
public struct SymbolTemplate: Sendable, Hashable {
    /// An affine transformation, as written in `matrix(a b c d e f)`.
    struct Matrix: Hashable {
        var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

        func applied(to point: (Double, Double)) -> (Double, Double) {
            (a * point.0 + c * point.1 + e, b * point.0 + d * point.1 + f)
        }

        /// Returns a transformation that applies `inner` first, then this one.
        func after(_ inner: Matrix) -> Matrix {
            var both = Matrix()
            both.a = a * inner.a + c * inner.b
            both.b = b * inner.a + d * inner.b
            both.c = a * inner.c + c * inner.d
            both.d = b * inner.c + d * inner.d
            (both.e, both.f) = applied(to: (inner.e, inner.f))
            return both
        }
    }

    /// A filled outline.
    public struct Outline: Sendable, Hashable {
        /// Path data of SVG.
        public let data: String
        /// The six values of the transformation to the coordinates of the template.
        public let matrix: [Double]
        /// Whether it is filled with the even-odd rule.
        public let isEvenOdd: Bool
    }

    /// The outlines, from back to front.
    public let outlines: [Outline]
    /// Left, top, width and height of the symbol in the coordinates of the template.
    public let box: [Double]
    /// The width in ems.
    public var width: Double { box[2] / pointsPerEm }
    /// The height in ems.
    public var height: Double { box[3] / pointsPerEm }
    /// The distance from the top to the baseline, in ems.
    public let baseline: Double
    private let pointsPerEm: Double

    /// The maximum number of outlines of a symbol.
    private static let limit = 1_000
    // The small scale relative to the medium one. A template with few groups, from which the others are interpolated,
    // only has the small scale.
    private static let smallScale = 0.78

    /// Reads a template, and uses its group `Regular-M`, or the nearest one to it.
    ///
    /// It is `nil` if the bytes are not an SVG, or if there is no such group with content.
    ///
    /// - Parameter bytes: The SVG, of at most 4 MB.
    public init?(svg bytes: [UInt8]) {
        guard bytes.count <= 4 << 20, let root = try? XMLElement(bytes), root.name.hasSuffix("svg")
        else { return nil }
        var groups: [String: (XMLElement, Matrix)] = [:]
        var guides: [String: XMLElement] = [:]
        Self.find(root, Matrix(), &groups, &guides, depth: 0)
        let order = ["M", "S", "L"].flatMap { size in
            [
                "Regular", "Medium", "Semibold", "Light", "Bold", "Thin", "Heavy", "Ultralight",
                "Black",
            ].map { "\($0)-\(size)" }
        }
        guard let name = order.first(where: { groups[$0] != nil }),
            let (group, matrix) = groups[name]
        else { return nil }
        var outlines: [Outline] = []
        var bounds = PathBounds()
        Self.collect(group, matrix, into: &outlines, &bounds, isEvenOdd: false, depth: 0)
        guard !outlines.isEmpty, !bounds.isEmpty else { return nil }
        let size = String(name.suffix(1))
        let left = Self.position(guides["left-margin-\(name)"] ?? guides["left-margin"], "x")
        let right = Self.position(guides["right-margin-\(name)"] ?? guides["right-margin"], "x")
        let base = Self.position(guides["Baseline-\(size)"], "y") ?? bounds.maxY
        let cap = Self.position(guides["Capline-\(size)"], "y") ?? bounds.minY
        let isInside = (left ?? bounds.minX) < (right ?? bounds.maxX)
        let minX = isInside ? left ?? bounds.minX : bounds.minX
        let maxX = isInside ? right ?? bounds.maxX : bounds.maxX
        let (top, bottom) = (min(bounds.minY, cap), max(bounds.maxY, base))
        box = [minX, top, maxX - minX, bottom - top]
        guard box[2] > 0, box[3] > 0, box[2] < 10_000, box[3] < 10_000 else { return nil }
        pointsPerEm =
            size == "S" ? 100 * Self.smallScale : size == "L" ? 100 / Self.smallScale : 100
        baseline = (base - top) / pointsPerEm
        self.outlines = outlines
    }

    // Finds the groups of weights and scales, and the guides between them, by their identifiers.
    private static func find(
        _ element: XMLElement,
        _ outer: Matrix,
        _ groups: inout [String: (XMLElement, Matrix)],
        _ guides: inout [String: XMLElement],
        depth: Int
    ) {
        guard depth < 32 else { return }
        let matrix = outer.after(Matrix(element["transform"]))
        if let name = element["id"] {
            // Other drawing programs write a hyphen as `_x2D_`, and number duplicates.
            let plain = name.replacing("_x2D_", with: "-")
            if element.name == "g" { groups[plain] = groups[plain] ?? (element, matrix) }
            guides[plain] = guides[plain] ?? element
        }
        for child in element.children { find(child, matrix, &groups, &guides, depth: depth + 1) }
    }

    private static func collect(
        _ element: XMLElement,
        _ matrix: Matrix,
        into outlines: inout [Outline],
        _ bounds: inout PathBounds,
        isEvenOdd: Bool,
        depth: Int
    ) {
        for child in element.children where depth < 32 && outlines.count < limit {
            let style = child["style"] ?? ""
            if child["display"] == "none" || style.contains("display:none")
                || child["opacity"] == "0"
            {
                continue
            }
            let own = matrix.after(Matrix(child["transform"]))
            let rule = child["fill-rule"] ?? (style.contains("fill-rule:evenodd") ? "evenodd" : nil)
            let evenOdd = rule.map { $0 == "evenodd" } ?? isEvenOdd
            if let data = child.pathData {
                guard data.utf8.count < 1 << 20, bounds.add(data, in: own) else { continue }
                outlines.append(
                    Outline(
                        data: data,
                        matrix: [own.a, own.b, own.c, own.d, own.e, own.f],
                        isEvenOdd: evenOdd
                    )
                )
            } else {
                collect(
                    child,
                    own,
                    into: &outlines,
                    &bounds,
                    isEvenOdd: evenOdd,
                    depth: depth + 1
                )
            }
        }
    }

    // Returns the position of a guide of the template.
    private static func position(_ guide: XMLElement?, _ axis: String) -> Double? {
        guard let guide else { return nil }
        if let text = guide["\(axis)1"] ?? guide[axis] { return Double(text) }
        guard let data = guide["d"] else { return nil }
        var bounds = PathBounds()
        guard bounds.add(data, in: Matrix(guide["transform"])), !bounds.isEmpty else { return nil }
        return axis == "x" ? bounds.minX : bounds.minY
    }

    /// The symbol as a separate SVG, in black, with the size that it has in a font of 17 points.
    public var svg: String {
        let paths = outlines.map { outline in
            let matrix = outline.matrix.map { "\($0)" }.joined(separator: " ")
            let rule = outline.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
            return
                "<path d=\"\(outline.data.escaped(for: .attribute))\" transform=\"matrix(\(matrix))\"\(rule)/>"
        }
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width * 17)\" height=\"\(height * 17)\" "
            + "viewBox=\"\(box.map { "\($0)" }.joined(separator: " "))\">"
            + paths.joined() + "</svg>\n"
    }
}

extension SymbolTemplate.Matrix {
    /// Parses the `transform` of an element: a list of `matrix`, `translate` and `scale`.
    init(_ text: String?) {
        self.init()
        for part in (text ?? "").split(separator: ")").prefix(16) {
            let pieces = part.split(separator: "(")
            guard pieces.count == 2, let word = pieces.first else { continue }
            let name = word.filter { $0.isLetter }
            let numbers = pieces[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
            var next = Self()
            switch (name, numbers.count) {
            case ("matrix", 6):
                (next.a, next.b, next.c) = (numbers[0], numbers[1], numbers[2])
                (next.d, next.e, next.f) = (numbers[3], numbers[4], numbers[5])
            case ("translate", 1...2): (next.e, next.f) = (numbers[0], numbers.last ?? 0)
            case ("scale", 1...2): (next.a, next.d) = (numbers[0], numbers.last ?? 1)
            default: continue
            }
            if name == "translate", numbers.count == 1 { next.f = 0 }
            self = after(next)
        }
    }
}

extension XMLElement {
    /// The outline of a shape as path data; `nil` for an element that is not a shape.
    fileprivate var pathData: String? {
        func number(_ name: String) -> Double { self[name].flatMap { Double($0) } ?? 0 }
        switch name {
        case "path": return self["d"]
        case "rect":
            let (x, y, width, height) = (
                number("x"), number("y"), number("width"), number("height")
            )
            return "M\(x) \(y)h\(width)v\(height)h\(-width)z"
        case "circle", "ellipse":
            let rx = name == "circle" ? number("r") : number("rx")
            let ry = name == "circle" ? rx : number("ry")
            let left = number("cx") - rx
            return
                "M\(left) \(number("cy"))a\(rx) \(ry) 0 1 0 \(2 * rx) 0a\(rx) \(ry) 0 1 0 \(-2 * rx) 0z"
        case "polygon": return self["points"].map { "M\($0)z" }
        default: return nil
        }
    }
}
