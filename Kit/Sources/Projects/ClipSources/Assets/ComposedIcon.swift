// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import ImageHeaders

/// An icon of Icon Composer: the `icon.json` of a `.icon` folder, whose layers are in its folder `Assets`.
///
/// It is drawn flat: without glass, shadows and translucency. Of variants by appearance or device, the default one for
/// an iPhone is used. Colours are written as `display-p3:0.1,0.2,0.3,1`; the canvas has 1,024 points.
public struct ComposedIcon: Sendable, Hashable {
    /// The fill of an area.
    enum Fill: Hashable {
        case solid(String)
        case gradient([String], start: (Double, Double), stop: (Double, Double))

        static func == (left: Fill, right: Fill) -> Bool { left.key == right.key }
        func hash(into hasher: inout Hasher) { hasher.combine(key) }

        private var key: [String] {
            switch self {
            case .solid(let color): [color]
            case .gradient(let colors, let start, let stop): colors + ["\(start) \(stop)"]
            }
        }
    }

    struct Layer: Hashable {
        var image: String
        var fill: Fill?
        var opacity = 1.0
        var scale = 1.0
        var x = 0.0
        var y = 0.0
        var blendMode: String?
    }

    private static let side = 1_024.0
    private static let limit = 200

    private let background: Fill?
    // The layers from front to back, as in the file.
    private let layers: [Layer]

    /// Reads an `icon.json`; `nil` if it is not valid.
    public init?(json bytes: [UInt8]) {
        guard let list = try? PropertyList(bytes), list.members != nil, list["groups"]?.array != nil
        else { return nil }
        background = Self.fill(Self.usual("fill", of: list))
        var layers: [Layer] = []
        for group in list["groups"]?.array ?? [] {
            let outer = Self.position(of: group)
            let isHidden = Self.usual("hidden", of: group)?.boolean == true
            for item in group["layers"]?.array ?? [] where layers.count < Self.limit && !isHidden {
                guard let image = Self.usual("image-name", of: item)?.string, Self.isName(image),
                    Self.usual("hidden", of: item)?.boolean != true
                else { continue }
                let inner = Self.position(of: item)
                var layer = Layer(image: image)
                layer.fill = Self.fill(Self.usual("fill", of: item))
                layer.scale = outer.scale * inner.scale
                layer.x = outer.x + outer.scale * inner.x
                layer.y = outer.y + outer.scale * inner.y
                layer.opacity =
                    (Self.number(Self.usual("opacity", of: item)) ?? 1)
                    * (Self.number(Self.usual("opacity", of: group)) ?? 1)
                layer.blendMode = Self.usual("blend-mode", of: item)?.string
                    .flatMap { Self.blendModes.contains($0) ? $0 : nil }
                layers.append(layer)
            }
        }
        self.layers = layers
    }

    /// The names of the files in `Assets`, each once.
    public var imageNames: [String] { Set(layers.map(\.image)).sorted() }

    // MARK: Reading

    private static let blendModes: Set<String> = [
        "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
        "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
        "luminosity", "plus-lighter",
    ]

    // The image must be a file of the folder itself.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count < 256 && !name.contains("/") && !name.hasPrefix(".")
    }

    // Returns the value for the default appearance and device, which can be in a list of specializations.
    private static func usual(_ name: String, of item: PropertyList) -> PropertyList? {
        if let value = item[name] { return value }
        let special = item["\(name)-specializations"]?.array ?? []
        let found =
            special.first { $0["appearance"] == nil && $0["idiom"] == nil }
            ?? special.first { $0["appearance"] == nil && $0["idiom"]?.string == "square" }
        return found?["value"]
    }

    private static func number(_ value: PropertyList?) -> Double? {
        switch value?.content {
        case .integer(let number): Double(number)
        case .real(let number) where number.isFinite: number
        default: nil
        }
    }

    private static func position(of item: PropertyList) -> (scale: Double, x: Double, y: Double) {
        let position = usual("position", of: item)
        let moves = position?["translation-in-points"]?.array ?? []
        func within(_ value: Double) -> Double { min(max(value, -10_000), 10_000) }
        return (
            within(number(position?["scale"]) ?? 1),
            within(number(moves.first) ?? 0), within(number(moves.dropFirst().first) ?? 0)
        )
    }

    private static func fill(_ value: PropertyList?) -> Fill? {
        guard let value else { return nil }
        switch value.string {
        case "system-light": return .gradient(["#fff", "#e6e6e6"], start: (0.5, 0), stop: (0.5, 1))
        case "system-dark":
            return .gradient(["#313131", "#141414"], start: (0.5, 0), stop: (0.5, 1))
        case .some: return nil
        case nil: break
        }
        if let color = value["solid"]?.string.flatMap(color) { return .solid(color) }
        if let color = value["automatic-gradient"]?.string.flatMap(color) {
            // The light comes from above.
            let light = "color-mix(in srgb, \(color) 72%, white)"
            return .gradient([light, color], start: (0.5, 0), stop: (0.5, 1))
        }
        let colors = (value["linear-gradient"]?.array ?? []).prefix(16)
            .compactMap { $0.string.flatMap(color) }
        guard colors.count > 1 else { return colors.first.map(Fill.solid) }
        func point(_ name: String, _ fallback: (Double, Double)) -> (Double, Double) {
            let item = value["orientation"]?[name]
            guard let x = number(item?["x"]), let y = number(item?["y"]) else { return fallback }
            return (x, y)
        }
        return .gradient(colors, start: point("start", (0.5, 0)), stop: point("stop", (0.5, 1)))
    }

    // Converts `space:component,…` to a CSS colour.
    private static func color(_ text: String) -> String? {
        let parts = text.split(separator: ":")
        guard parts.count == 2 else { return nil }
        let numbers = parts[1].split(separator: ",").compactMap { Double($0) }
            .filter(\.isFinite)
        switch (parts[0], numbers.count) {
        case ("display-p3", 4):
            return "color(display-p3 \(numbers[0]) \(numbers[1]) \(numbers[2]) / \(numbers[3]))"
        case ("srgb", 4), ("extended-srgb", 4):
            return "color(srgb \(numbers[0]) \(numbers[1]) \(numbers[2]) / \(numbers[3]))"
        case ("gray", 2), ("extended-gray", 2):
            return "color(srgb \(numbers[0]) \(numbers[0]) \(numbers[0]) / \(numbers[1]))"
        default: return nil
        }
    }

    // MARK: Drawing

    /// Returns the icon as an SVG of 1,024 points, with the images of its layers embedded.
    ///
    /// - Parameter images: The content of the image files by their names: PNG, JPEG or SVG. Layers without one are
    ///   left out.
    /// - Returns: The text of the SVG.
    public func svg(_ images: [String: [UInt8]]) -> String {
        var definitions = ""
        var count = 0
        func paint(_ fill: Fill) -> String {
            switch fill {
            case .solid(let color): return "style=\"fill:\(color)\""
            case .gradient(let colors, let start, let stop):
                count += 1
                let stops = colors.enumerated().map { index, color in
                    let offset = Double(index) / Double(colors.count - 1)
                    return "<stop offset=\"\(offset)\" style=\"stop-color:\(color)\"/>"
                }
                definitions +=
                    "<linearGradient id=\"g\(count)\" x1=\"\(start.0)\" y1=\"\(start.1)\" "
                    + "x2=\"\(stop.0)\" y2=\"\(stop.1)\">\(stops.joined())</linearGradient>"
                return "fill=\"url(#g\(count))\""
            }
        }
        let whole = "x=\"0\" y=\"0\" width=\"1024\" height=\"1024\""
        let ground = background ?? .gradient(["#fff", "#e6e6e6"], start: (0.5, 0), stop: (0.5, 1))
        var drawn = "<rect \(whole) \(paint(ground))/>"
        for layer in layers.reversed() {
            guard let bytes = images[layer.image], let picture = Picture(bytes) else {
                continue
            }
            let width = picture.width * layer.scale
            let height = picture.height * layer.scale
            let image =
                "<image x=\"\(Self.side / 2 - width / 2 + layer.x)\" "
                + "y=\"\(Self.side / 2 - height / 2 + layer.y)\" width=\"\(width)\" height=\"\(height)\" "
                + "preserveAspectRatio=\"none\" href=\"\(picture.address)\"/>"
            let blend = layer.blendMode.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
            let look = "opacity=\"\(min(max(layer.opacity, 0), 1))\"\(blend)"
            if let fill = layer.fill {
                // The image is the mask of the fill.
                count += 1
                definitions += "<mask id=\"m\(count)\" style=\"mask-type:alpha\">\(image)</mask>"
                let mask = "mask=\"url(#m\(count))\""
                drawn += "<g \(look) \(mask)><rect \(whole) \(paint(fill))/></g>"
            } else {
                drawn += "<g \(look)>\(image)</g>"
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1024\" height=\"1024\" "
            + "viewBox=\"0 0 1024 1024\"><defs>\(definitions)</defs>\(drawn)</svg>\n"
    }
}

// The image of a layer: its size in points, and its content as a data URL.
private struct Picture {
    let width: Double
    let height: Double
    let address: String

    init?(_ bytes: [UInt8]) {
        let type: String
        if let header = PNGHeader(bytes) {
            (width, height, type) = (Double(header.width), Double(header.height), "png")
        } else if let size = JPEGSegments.frameSize(of: bytes) {
            (width, height, type) = (Double(size.width), Double(size.height), "jpeg")
        } else if let root = try? XMLElement(bytes), root.name == "svg" {
            let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," }
                .compactMap { Double($0) }
            func side(_ name: String, _ index: Int) -> Double? {
                let digits = (root[name] ?? "").prefix { $0.isNumber || $0 == "." }
                let isPart = root[name]?.hasSuffix("%") == true
                return isPart ? nil : Double(digits) ?? (box.count == 4 ? box[index] : nil)
            }
            guard let wide = side("width", 2), let high = side("height", 3) else { return nil }
            (width, height, type) = (wide, high, "svg+xml")
        } else {
            return nil
        }
        guard width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
        address = "data:image/\(type);base64," + Base64.text(of: bytes)
    }
}
