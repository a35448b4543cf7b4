// SPDX-License-Identifier: Apache-2.0

extension Color {
    /// Creates a colour from the asset catalogs of the clip, or of the bundle of a package.
    @_disfavoredOverload
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(assetKey(name, bundle))
    }

    /// Creates a colour from the clip's asset catalogs.
    public init(_ resource: ColorResource) {
        self.init(assetKey(resource.name, resource.bundle))
    }

    /// Creates a colour from Core Graphics' components.
    public init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        guard parts.count == 4 else {
            self = .clear
            return
        }
        self.init(
            red: Double(parts[0]),
            green: Double(parts[1]),
            blue: Double(parts[2]),
            opacity: Double(parts[3])
        )
    }

    /// The components, or `nil` if the colour depends on the appearance.
    public var cgColor: CGColor? {
        guard case .integer(let number) = paint.value, number == 0 || number & ~0xFF00 != 0
        else { return nil }
        func part(_ shift: Int32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
        return CGColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}

extension Color: CustomStringConvertible {
    /// The colour in hexadecimal digits, or the description of its paint.
    public var description: String {
        switch paint.value {
        case .integer(let number) where number == 0 || number & ~0xFF00 != 0:
            let digits = String(UInt32(bitPattern: number), radix: 16, uppercase: true)
            return "#" + String(repeating: "0", count: 8 - digits.count) + digits
        default: return "\(paint.value)"
        }
    }
}

/// The name of a colour in an asset catalog, of which Xcode generates members.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Creates the name of a colour of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
