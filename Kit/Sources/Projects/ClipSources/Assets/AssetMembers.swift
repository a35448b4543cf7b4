// SPDX-License-Identifier: Apache-2.0

/// The Swift source that Xcode generates from asset catalogs, so that code can use `Color.sea` and `Image(.shell)`.
///
/// Each colour is a member of `ColorResource`, `Color`, `ShapeStyle` and `UIColor`, each image one of `ImageResource`
/// and `UIImage`. Two assets with the same name in Swift have no member.
public struct AssetMembers: Sendable {
    /// The environment of the generated source.
    public struct Surroundings: Sendable, Hashable {
        /// Whether SwiftUI declares `ColorResource` and `ImageResource`; otherwise, the source declares them.
        public var hasResourceTypes: Bool
        /// Whether `UIColor` and `UIImage` have initializers for resources; otherwise, they get no members.
        public var hasResourceInitializers: Bool
        /// Whether types of other modules get members; a project can disable this.
        public var extendsTypes: Bool
        /// The static members that extensions in the project add to types; no member is generated with the same name.
        public var added: [String: Set<String>]
        /// An expression for the bundle that contains the catalogs.
        public var bundle: String

        /// Creates the environment of an app.
        public init(
            hasResourceTypes: Bool = true,
            hasResourceInitializers: Bool = true,
            extendsTypes: Bool = true,
            added: [String: Set<String>] = [:],
            bundle: String = "Foundation.Bundle.main"
        ) {
            self.hasResourceTypes = hasResourceTypes
            self.hasResourceInitializers = hasResourceInitializers
            self.extendsTypes = extendsTypes
            self.added = added
            self.bundle = bundle
        }
    }

    private let colors: AssetFolder
    private let images: AssetFolder

    /// Creates the members for assets.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of assets.
    public init(_ assets: some Sequence<AssetSymbol>) {
        var colors = AssetFolder()
        var images = AssetFolder()
        for asset in assets {
            switch asset.kind {
            case .color: colors.add(asset)
            case .image: images.add(asset)
            }
        }
        self.colors = colors
        self.images = images
    }

    /// Whether there are no members.
    public var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    /// Returns the source.
    public func source(in surroundings: Surroundings = Surroundings()) -> String {
        var parts = [Self.imports]
        if !surroundings.hasResourceTypes { parts.append(Self.resourceTypes) }
        for (type, folder) in [("ColorResource", colors), ("ImageResource", images)] {
            let members = folder.lines(without: []) {
                "nonisolated static let \($0.symbol.text) = "
                    + "\(type)(name: \($0.literal), bundle: \(surroundings.bundle))"
            }
            parts += Self.extensions([(type, members)])
        }
        if surroundings.extendsTypes {
            parts += extensionsOfSwiftUI(surroundings.added)
            if surroundings.hasResourceInitializers {
                parts += extensionsOfUIKit(surroundings.added)
            }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func extensionsOfSwiftUI(_ added: [String: Set<String>]) -> [String] {
        let own = Self.systemColors.union(added["Color", default: []])
        let member: (AssetFolder.Member) -> String = {
            "static var \($0.symbol.text): SwiftUI.Color { .init(ColorResource\($0.expression)) }"
        }
        return Self.extensions(
            [
                ("SwiftUI.Color", colors.lines(without: own, member)),
                // A folder cannot be a member of a protocol.
                (
                    "SwiftUI.ShapeStyle where Self == SwiftUI.Color",
                    colors.lines(
                        without: own.union(added["ShapeStyle", default: []]),
                        isFlat: true,
                        member
                    )
                ),
            ],
            ifThereIs: "SwiftUI"
        )
    }

    private func extensionsOfUIKit(_ added: [String: Set<String>]) -> [String] {
        let lines: (AssetFolder, String, String, Set<String>) -> [String] = {
            folder,
            type,
            resource,
            left in
            folder.lines(without: left.union(added[type, default: []])) {
                "static var \($0.symbol.text): UIKit.\(type) "
                    + "{ .init(resource: \(resource)\($0.expression)) }"
            }
        }
        return Self.extensions(
            [
                ("UIKit.UIColor", lines(colors, "UIColor", "ColorResource", Self.systemColors)),
                ("UIKit.UIImage", lines(images, "UIImage", "ImageResource", [])),
            ],
            ifThereIs: "UIKit"
        )
    }

    private static func extensions(
        _ extensions: [(type: String, lines: [String])],
        ifThereIs module: String? = nil
    ) -> [String] {
        let texts = extensions.filter { !$0.lines.isEmpty }.map {
            "extension \($0.type) {\n\($0.lines.joined(separator: "\n"))\n}"
        }
        guard let module, !texts.isEmpty else { return texts }
        return ["#if canImport(\(module))"] + texts + ["#endif"]
    }

    /// The members that `Color` or `UIColor` already has; Xcode generates none for them, and emits a warning.
    private static let systemColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray",
        "green", "indigo", "label", "lightGray", "lightText", "link", "magenta", "mint",
        "opaqueSeparator", "orange", "pink", "placeholderText", "primary", "purple",
        "quaternaryLabel",
        "red", "secondary", "secondaryLabel", "separator", "teal", "tertiaryLabel", "tintColor",
        "white", "yellow",
    ]

    private static let imports = """
        import Foundation
        #if canImport(UIKit)
        import UIKit
        #endif
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        """

    private static let resourceTypes = """
        nonisolated struct ColorResource: Hashable, Sendable {
            let name: String
            let bundle: Foundation.Bundle
        }

        nonisolated struct ImageResource: Hashable, Sendable {
            let name: String
            let bundle: Foundation.Bundle
        }
        """
}
