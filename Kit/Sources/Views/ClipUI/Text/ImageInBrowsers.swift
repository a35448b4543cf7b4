// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
nonisolated extension Image {
    /// Creates an image from the clip's assets.
    ///
    /// The name is also the label for assistive technology, unless `accessibilityLabel(_:)` replaces it.
    public init(_ name: String) {
        self.init(properties: [Property(.asset, name), Property(.label, name)])
    }

    /// Creates an image from the clip's assets, with a label for assistive technology.
    public init(_ name: String, label: Text) {
        self.init(properties: [Property(.asset, name), Property(.label, label.plainText)])
    }

    /// Creates a decorative image from the clip's assets, which assistive technology ignores.
    public init(decorative name: String) {
        self.init(properties: [Property(.asset, name)])
    }

    /// Creates an image from the clip's assets.
    public init(_ resource: ImageResource) {
        self.init(resource.name)
    }
}

/// The name of an image in an asset catalog; Xcode, and the build here, creates a member for each.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    /// Creates the name of an image.
    public init(name: String) { self.name = name }
}
#endif
