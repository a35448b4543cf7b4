// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// A colour of a catalog.
public enum AssetColor: Sendable, Hashable {
    /// Components in a colour space with its name in the catalog: `srgb`, `display-p3`, `extended-srgb`,
    /// `extended-linear-srgb`, `gray-gamma-22` and others. Each is from 0 to 1, or beyond that in an extended space.
    case components(space: String, red: Double, green: Double, blue: Double, alpha: Double)
    /// A system colour by its name, such as `systemBlueColor` or `labelColor`.
    case system(name: String, platform: String?)

    /// Reads the description of a colour; `nil` if it cannot be read.
    init?(_ item: PropertyList) {
        let space = item["color-space"]?.settingText
        if let name = item["reference"]?.settingText {
            self = .system(name: name, platform: item["platform"]?.settingText)
            return
        }
        guard let components = item["components"] else { return nil }
        func value(_ name: String) -> Double? { components[name].flatMap(Self.component) }
        let alpha = value("alpha") ?? 1
        if let white = value("white") {
            self = .components(
                space: space ?? "gray-gamma-22",
                red: white,
                green: white,
                blue: white,
                alpha: alpha
            )
            return
        }
        guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
            return nil
        }
        self = .components(space: space ?? "srgb", red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Parses a component as Xcode writes it: `0x1F` and `31` are of 255, `0.5` is of 1, `50%` is of 100.
    private static func component(_ value: PropertyList) -> Double? {
        switch value.content {
        case .real(let number): return number
        case .integer(let number): return Double(number)
        case .string(let text):
            let text = text.trimmed
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(".") || text.contains("e") ? number : number / 255
        default: return nil
        }
    }
}
