// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation

/// The images and colours of a program's asset catalogs, as the page needs them.
struct ProgramResources: Encodable, Sendable {
    /// The attributes with which an image file is drawn.
    struct Picture: Encodable, Sendable {
        /// The number of pixels per point.
        let scale: Int
        let isTemplate: Bool
        /// A Boolean value that indicates whether there is another file for dark appearance.
        let hasDark: Bool
        /// The drawing attributes of a symbol; `nil` for an image.
        let symbol: ResourceIndex.Image.Symbol?
    }

    private(set) var pictures: [String: Picture] = [:]
    /// The colours as CSS values, for light and dark appearance.
    private(set) var colors: [String: String] = [:]
    /// The accent colour of controls; `nil` for that of the page.
    private(set) var accent: String?

    private var files: [String: (light: String, dark: String?)] = [:]

    private enum CodingKeys: CodingKey { case pictures, colors, accent }

    /// The default accent colour of iOS.
    private static let systemAccent = "light-dark(#007aff, #0a84ff)"

    /// Creates the resources that the indices of a bundle, and of the package bundles inside it, list.
    ///
    /// - Parameter bundle: The folder of the bundle; one without an index has no resources.
    init(of bundle: URL) {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
        for folder in [""] + folders.filter({ $0.hasSuffix(".bundle") }).sorted() {
            let place = folder.isEmpty ? "" : folder + "/"
            let file = bundle.appendingPathComponent(place + ResourceIndex.fileName)
            guard let bytes = try? Data(contentsOf: file),
                let index = try? JSONDecoder().decode(ResourceIndex.self, from: bytes)
            else { continue }
            add(index, at: place)
            if folder.isEmpty {
                accent = index.accentColor.flatMap { colors[$0] } ?? Self.systemAccent
            }
        }
    }

    private mutating func add(_ index: ResourceIndex, at place: String) {
        for (name, image) in index.images {
            func best(_ isWanted: (ResourceIndex.Image.Variant) -> Bool) -> String? {
                let shown = image.variants.filter {
                    isWanted($0) && $0.contrast == nil && $0.idiom != "ipad"
                }
                return shown.max { $0.scale ?? 0 < $1.scale ?? 0 }?.file
            }
            guard let light = best({ $0.luminosity != "dark" }) ?? best({ _ in true }) else {
                continue
            }
            let dark = best { $0.luminosity == "dark" }
            let picture = Picture(
                scale: image.variants.first { $0.file == light }?.scale ?? 1,
                isTemplate: image.isTemplate ?? false,
                hasDark: dark != nil,
                symbol: image.symbol
            )
            // With the folder of its bundle, a name always refers to the resource of that bundle.
            for key in [name, place + name] where files[key] == nil {
                files[key] = (place + light, dark.map { place + $0 })
                pictures[key] = picture
            }
        }
        for (name, shades) in index.colors {
            let usual = shades.filter { $0.contrast == nil && $0.idiom != "ipad" }
            guard let light = usual.first(where: { $0.luminosity != "dark" }) ?? usual.first,
                let text = Self.text(of: light)
            else { continue }
            let dark = usual.first { $0.luminosity == "dark" }.flatMap(Self.text)
            for key in [name, place + name] where colors[key] == nil {
                colors[key] = dark.map { "light-dark(\(text), \($0))" } ?? text
            }
        }
    }

    private static func text(of color: ResourceIndex.Color) -> String? {
        guard let red = color.red, let green = color.green, let blue = color.blue else {
            return nil
        }
        let space = color.space == "display-p3" ? "display-p3" : "srgb"
        return "color(\(space) \(red) \(green) \(blue) / \(color.alpha ?? 1))"
    }

    /// Returns the path of an image's file in the bundle.
    func file(of name: String, isDark: Bool) -> String? {
        guard let file = files[name] else { return nil }
        return isDark ? file.dark ?? file.light : file.light
    }
}
