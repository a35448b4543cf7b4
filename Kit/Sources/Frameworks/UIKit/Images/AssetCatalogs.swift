// SPDX-License-Identifier: Apache-2.0

/// The asset catalogs of a clip, from the file `ClipResources.json` that its build writes to the
/// bundle.
struct AssetCatalogs: Decodable, Sendable {
    struct Picture: Decodable {
        struct Variant: Decodable {
            var file: String
            var scale: Int?
            var luminosity: String?
        }

        var variants: [Variant]
    }

    struct Shade: Decodable {
        var luminosity: String?
        var red: Double?
        var green: Double?
        var blue: Double?
        var alpha: Double?
    }

    private var images: [String: Picture]
    private var colors: [String: [Shade]]

    /// The asset catalogs of the clip's own bundle; `nil` if it has none.
    static let main: AssetCatalogs? = {
        guard let file = Bundle.main.url(forResource: "ClipResources", withExtension: "json"),
            let bytes = try? Data(contentsOf: file)
        else { return nil }
        return try? JSONDecoder().decode(AssetCatalogs.self, from: bytes)
    }()

    /// Returns the file of an image with the highest scale for the light appearance, and that scale;
    /// `nil` if there is none.
    func picture(_ name: String) -> (file: URL, scale: CGFloat)? {
        let light = images[name]?.variants.filter { $0.luminosity != "dark" } ?? []
        guard let best = light.max(by: { $0.scale ?? 1 < $1.scale ?? 1 }) else { return nil }
        let file = Bundle.main.bundleURL.appendingPathComponent(best.file)
        return (file, CGFloat(best.scale ?? 1))
    }

    /// Returns a colour, with its light and its dark variant; `nil` if there is none.
    func color(_ name: String) -> UIColor? {
        guard let shades = colors[name], let any = shades.first(where: { $0.luminosity != "dark" })
        else { return nil }
        let (light, dark) = (Self.color(any), shades.first { $0.luminosity == "dark" })
        guard let dark = dark.map(Self.color) else { return light }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func color(_ shade: Shade) -> UIColor {
        UIColor(
            red: shade.red ?? 0,
            green: shade.green ?? 0,
            blue: shade.blue ?? 0,
            alpha: shade.alpha ?? 1
        )
    }
}
