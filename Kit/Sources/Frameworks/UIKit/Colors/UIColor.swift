// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A colour that can depend on the appearance: UIKit's `UIColor`.
///
/// `@unchecked Sendable`: it is immutable, and the closure of a dynamic colour may be called on any
/// thread, as UIKit says too.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private enum Kind {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let kind: Kind

    /// Creates a colour from its components, each in `0...1`.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates the colour of a colour literal.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        kind = .fixed(
            CGColor(
                red: CGFloat(red),
                green: CGFloat(green),
                blue: CGFloat(blue),
                alpha: CGFloat(alpha)
            )
        )
    }

    /// Creates a grey from its brightness and opacity, each in `0...1`.
    public init(white: CGFloat, alpha: CGFloat) {
        kind = .fixed(CGColor(gray: white, alpha: alpha))
    }

    /// Creates a colour from its hue, saturation and brightness, each in `0...1`.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        kind = .fixed(CGColor(red: part(5), green: part(3), blue: part(1), alpha: alpha))
    }

    /// Creates a colour from one of Core Graphics.
    public init(cgColor: CGColor) {
        kind = .fixed(cgColor)
    }

    /// Creates a colour from the asset catalogs; `nil` if there is none with the name.
    public convenience init?(named name: String) {
        guard
            let color = UIKitHost.shared.actions.color(name) ?? AssetCatalogs.main?.color(name)
        else { return nil }
        self.init { color.resolvedColor(with: $0) }
    }

    /// Creates a colour from the asset catalogs; `nil` if there is none with the name.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traits: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// Creates a colour that a closure chooses by the appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        kind = .dynamic(dynamicProvider)
    }

    /// Returns the colour in an appearance.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed: self
        case .dynamic(let choose): choose(traits).resolvedColor(with: traits)
        }
    }

    /// Returns the same colour with another opacity, in every appearance.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// The colour in the current appearance.
    open var cgColor: CGColor {
        switch kind {
        case .fixed(let color): color
        case .dynamic: resolvedColor(with: .current).cgColor
        }
    }

    /// Red, green, blue and alpha in the current appearance, each in `0...1`.
    public var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = cgColor.components ?? [0, 0, 0, 0]
        return (parts[0], parts[1], parts[2], parts[3])
    }

    /// Stores the components of the colour at the pointers.
    ///
    /// - Returns: Always `true`; every colour here has these components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = parts
        unsafe red?.pointee = parts.red
        unsafe green?.pointee = parts.green
        unsafe blue?.pointee = parts.blue
        unsafe alpha?.pointee = parts.alpha
        return true
    }

    /// Whether another object is a colour with the same components in both appearances.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return UITraitCollection.both.allSatisfy {
            resolvedColor(with: $0).parts == other.resolvedColor(with: $0).parts
        }
    }

    /// A hash value that is the same for equal colours.
    open override var hash: Int {
        resolvedColor(with: UITraitCollection.both[0]).cgColor.hashValue
    }

    /// Returns the colour itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
