// SPDX-License-Identifier: Apache-2.0

/// An image or a symbol: SwiftUI's `Image`.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    package var properties: [Property]

    package init(properties: [Property]) {
        self.properties = properties
    }

    #if hasFeature(Embedded)
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
    #else
    /// Creates an image from the assets of the clip, or of the bundle of a package.
    ///
    /// The name is also the label for assistive technology, unless `accessibilityLabel(_:)` replaces it.
    public init(_ name: String, bundle: Bundle? = nil) {
        properties = [Property(.asset, assetKey(name, bundle)), Property(.label, name)]
    }

    /// Creates an image from the assets of the clip, or of the bundle of a package, with a label for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        properties = [
            Property(.asset, assetKey(name, bundle)), Property(.label, label.plainText),
        ]
    }

    /// Creates a decorative image, which assistive technology ignores.
    public init(decorative name: String, bundle: Bundle? = nil) {
        properties = [Property(.asset, assetKey(name, bundle))]
    }

    /// Creates an image of a custom symbol, whose lines are drawn up to a value from 0 to 1; here, all are drawn.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates a decorative image of a custom symbol.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }
    #endif

    /// Creates a symbol image; the host provides the symbols.
    ///
    /// Assistive technology ignores it, unless `accessibilityLabel(_:)` adds a label.
    public init(systemName: String) {
        properties = [Property(.symbol, systemName)]
    }

    /// Creates a symbol image whose lines are drawn up to a value from 0 to 1; here, all are drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// Creates an image from the clip's assets.
    public init(_ resource: ImageResource) {
        #if hasFeature(Embedded)
        self.init(resource.name)
        #else
        self.init(resource.name, bundle: resource.bundle)
        #endif
    }

    /// Creates an image from a data URL or a URL on the web.
    ///
    /// - Parameters:
    ///   - address: The URL of the image.
    ///   - size: Its size in points; `nil` for the size in the file.
    ///   - label: The label for assistive technology.
    package init(address: String, size: CGSize? = nil, label: String? = nil) {
        properties = [Property(.url, address)]
        if let size {
            let sides: [PropertyValue] = [.length(size.width), .length(size.height)]
            properties.append(Property(.naturalSize, .list(sides)))
        }
        if let label { properties.append(Property(.label, label)) }
    }

    /// Returns the image as an object.
    public func boxed() -> ViewBox { ElementBox(.image, properties) }

    /// Returns whether two images have the same source and style.
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
/// Returns the name of an asset on the page: its own name, after the folder of the bundle of a package if it is in one.
func assetKey(_ name: String, _ bundle: Bundle?) -> String {
    guard let bundle, bundle != .main, bundle.bundleURL.pathExtension == "bundle" else {
        return name
    }
    return bundle.bundleURL.lastPathComponent + "/" + name
}
#endif

/// The name of an image in an asset catalog; Xcode, and the build here, creates a member for each.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    #if hasFeature(Embedded)
    /// Creates the name of an image.
    public init(name: String) { self.name = name }
    #else
    package let bundle: Bundle?

    /// Creates the name of an image of the clip.
    public init(name: String) {
        self.name = name
        bundle = nil
    }

    /// Creates the name of an image of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
    #endif
}
