// SPDX-License-Identifier: Apache-2.0

/// An image or a symbol: SwiftUI's `Image`.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    package var properties: [Property]

    package init(properties: [Property]) {
        self.properties = properties
    }

    /// Creates an image from the clip's assets.
    ///
    /// The name is also the label for assistive technology, unless `accessibilityLabel(_:)` replaces it.
    public init(_ name: String) {
        properties = [Property(.asset, name), Property(.label, name)]
    }

    /// Creates an image from the clip's assets, with a label for assistive technology.
    public init(_ name: String, label: Text) {
        properties = [Property(.asset, name), Property(.label, label.plainText)]
    }

    /// Creates a decorative image from the clip's assets, which assistive technology ignores.
    public init(decorative name: String) {
        properties = [Property(.asset, name)]
    }

    /// Creates a symbol image; the host provides the symbols.
    ///
    /// Assistive technology ignores it, unless `accessibilityLabel(_:)` adds a label.
    public init(systemName: String) {
        properties = [Property(.symbol, systemName)]
    }

    /// Creates a symbol image whose lines are drawn up to a value from 0 to 1; all of them are drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// Creates an image from the clip's assets.
    public init(_ resource: ImageResource) {
        self.init(resource.name)
    }

    /// Creates an image from an address, of data or on the web.
    ///
    /// - Parameters:
    ///   - address: Where the picture is.
    ///   - size: Its size in points; without one, that which the picture says.
    ///   - label: What is read aloud.
    package init(address: String, size: CGSize? = nil, label: String? = nil) {
        properties = [Property(.url, address)]
        if let size {
            let sides: [PropertyValue] = [.length(size.width), .length(size.height)]
            properties.append(Property(.naturalSize, .list(sides)))
        }
        if let label { properties.append(Property(.label, label)) }
    }

    /// The image.
    public func boxed() -> ViewBox { ElementBox(.image, properties) }

    /// Whether two images are the same in the same style.
    public static func == (left: Image, right: Image) -> Bool {
        PropertyValue.list(left.properties.flattened)
            .isSame(as: .list(right.properties.flattened))
    }

    func setting(_ key: ElementKey, _ value: PropertyValue) -> Image {
        var image = self
        image.properties.removeAll { $0.key == key }
        if !value.isUnset { image.properties.append(Property(key, value)) }
        return image
    }
}

#if !hasFeature(Embedded)
nonisolated extension Image {
    /// Creates an image from the clip's assets; those of another bundle are found by the same names.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }

    /// Creates an image from the clip's assets, with a label for assistive technology.
    public init(_ name: String, bundle: Bundle?, label: Text) { self.init(name, label: label) }

    /// Creates a decorative image from the clip's assets.
    public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }
}
#endif

/// The name of an image in an asset catalog: Xcode, and the build here, makes a member for each.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    /// Names an image.
    public init(name: String) { self.name = name }

    #if !hasFeature(Embedded)
    /// Names an image of a bundle.
    public init(name: String, bundle: Bundle) { self.name = name }
    #endif
}
