// SPDX-License-Identifier: Apache-2.0

nonisolated extension Image {
    /// Creates an image from the assets of the clip, or of the bundle of a package.
    ///
    /// The name is also the label for assistive technology, unless `accessibilityLabel(_:)` replaces it.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(properties: [Property(.asset, assetKey(name, bundle)), Property(.label, name)])
    }

    /// Creates an image from the assets of the clip, or of the bundle of a package, with a label for assistive technology.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(properties: [
            Property(.asset, assetKey(name, bundle)), Property(.label, label.plainText),
        ])
    }

    /// Creates a decorative image, which assistive technology ignores.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(properties: [Property(.asset, assetKey(name, bundle))])
    }

    /// Creates an image of a custom symbol, whose lines are drawn up to a value from 0 to 1; here, all are drawn.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates a decorative image of a custom symbol.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// Creates an image from the clip's assets.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

/// Returns the name of an asset on the page: its own name, after the folder of the bundle of a package if it is in one.
func assetKey(_ name: String, _ bundle: Bundle?) -> String {
    guard let bundle, bundle != .main, bundle.bundleURL.pathExtension == "bundle" else {
        return name
    }
    return bundle.bundleURL.lastPathComponent + "/" + name
}

/// The name of an image in an asset catalog; Xcode, and the build here, creates a member for each.
public struct ImageResource: Hashable, Sendable {
    package let name: String
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
}
