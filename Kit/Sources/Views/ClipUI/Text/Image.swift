// SPDX-License-Identifier: Apache-2.0

/// An image or a symbol: SwiftUI's `Image`.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    package var properties: [Property]

    package init(properties: [Property]) {
        self.properties = properties
    }

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
