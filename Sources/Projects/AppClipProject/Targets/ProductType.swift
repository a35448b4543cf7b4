// SPDX-License-Identifier: Apache-2.0

/// The product type of a target, by Xcode's identifier.
public struct ProductType: Sendable, Hashable, RawRepresentable {
    /// The identifier, such as `com.apple.product-type.application`.
    public let rawValue: String

    /// Creates a product type from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static let prefix = "com.apple.product-type."

    /// The type of an app, `application`.
    public static var application: Self { Self(rawValue: prefix + "application") }

    /// The type of an App Clip, `application.on-demand-install-capable`.
    public static var appClip: Self {
        Self(rawValue: prefix + "application.on-demand-install-capable")
    }

    /// The identifier without the common prefix of Apple's types.
    public var shortName: String {
        rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue
    }

    /// The kind of a product.
    public enum Kind: String, Sendable, Hashable {
        /// An app for iPhone, iPad, Mac or another device.
        case app
        /// An App Clip.
        case clip
        /// An app extension of any kind, including a widget.
        case appExtension = "extension"
        /// An app for Apple Watch.
        case watchApp
        /// A framework, a static or a dynamic library.
        case library
        /// A test bundle.
        case test
        /// Anything else: a tool, a bundle, an aggregate.
        case other
    }

    /// The kind of the product.
    public var kind: Kind {
        let name = shortName
        switch name {
        case "application", "application.messages": return .app
        case "application.on-demand-install-capable": return .clip
        case "framework", "framework.static", "library.static", "library.dynamic": return .library
        case "application.watchapp", "application.watchapp2", "application.watchapp2-container":
            return .watchApp
        default: break
        }
        if name.hasPrefix("bundle.unit-test") || name.hasPrefix("bundle.ui-testing") {
            return .test
        }
        if name.contains("extension") { return .appExtension }
        return .other
    }

    /// The extension of the product's name, with its dot.
    var wrapperSuffix: String { form.suffix }

    /// The value of `CFBundlePackageType`.
    var packageType: String { form.packageType }

    private var form: (suffix: String, packageType: String) {
        switch kind {
        case .app, .clip, .watchApp: (".app", "APPL")
        case .appExtension: (".appex", "XPC!")
        case .test: (".xctest", "BNDL")
        case .library: shortName.hasPrefix("framework") ? (".framework", "FMWK") : ("", "")
        case .other: shortName == "bundle" ? (".bundle", "BNDL") : ("", "")
        }
    }
}
