// SPDX-License-Identifier: Apache-2.0

/// What a target makes, by Xcode's identifier.
public struct ProductType: Sendable, Hashable, RawRepresentable {
    /// An identifier such as `com.apple.product-type.application`.
    public let rawValue: String

    /// A product type by its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static let prefix = "com.apple.product-type."

    /// An app.
    public static var application: Self { Self(rawValue: prefix + "application") }

    /// An App Clip.
    public static var appClip: Self {
        Self(rawValue: prefix + "application.on-demand-install-capable")
    }

    /// The identifier without what all of Apple's begin with.
    public var shortName: String {
        rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue
    }

    /// What a target makes, in a word.
    public enum Kind: String, Sendable, Hashable {
        /// An app for iPhone, iPad, Mac or another device.
        case app
        /// An App Clip.
        case clip
        /// An app extension of any kind, a widget among them.
        case appExtension = "extension"
        /// An app for Apple Watch.
        case watchApp
        /// A framework, a static or a dynamic library.
        case library
        /// Tests.
        case test
        /// Anything else: a tool, a bundle, an aggregate.
        case other
    }

    /// What a target of this type makes.
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

    /// The end of the product's name, with its dot.
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
