// SPDX-License-Identifier: Apache-2.0

/// An index of the resources that a program finds in its bundle by name: images, colours and data of its asset
/// catalogs.
///
/// It is the file `ClipResources.json` of the bundle; the texts are in ``TextIndex``. Paths are relative to
/// the bundle. Values that do not apply are left out.
public struct ResourceIndex: Sendable, Hashable, Codable {
    /// The name of the index's file in the bundle.
    public static let fileName = "ClipResources.json"

    /// An image with its variants.
    public struct Image: Sendable, Hashable, Codable {
        /// A file of an image, and the traits that it is for; a trait that is `nil` matches everything.
        public struct Variant: Sendable, Hashable, Codable {
            /// The path in the bundle.
            public var file: String
            /// The scale, in pixels per point: 1, 2 or 3; `nil` for a drawing of any size.
            public var scale: Int?
            /// The kind of device: `iphone`, `ipad` and others.
            public var idiom: String?
            /// The appearance: `light`, `dark` or `tinted`.
            public var luminosity: String?
            /// The contrast; the only value is `high`.
            public var contrast: String?
            /// The language that it is for.
            public var locale: String?
        }

        /// Whether it is drawn in the current foreground colour.
        public var isTemplate: Bool?
        /// The drawing of a symbol, which is aligned with text.
        public struct Symbol: Sendable, Hashable, Codable {
            /// A filled outline.
            public struct Outline: Sendable, Hashable, Codable {
                /// Path data of SVG.
                public var data: String
                /// The six numbers of its transformation matrix.
                public var matrix: [Double]
                /// Whether it is filled by the even-odd rule, rather than the nonzero rule.
                public var isEvenOdd: Bool?
            }

            /// The left and top edges, the width and the height, in the coordinates of the outlines.
            public var box: [Double]
            /// The width, in ems.
            public var width: Double
            /// The height, in ems.
            public var height: Double
            /// The distance of the baseline from the top, in ems.
            public var baseline: Double
            /// The outlines, from back to front.
            public var outlines: [Outline]
        }

        /// Whether it is a symbol, which is aligned with text.
        public var isSymbol: Bool?
        /// The drawing of a symbol; `nil` for an image, and for a symbol whose file is not a template.
        public var symbol: Symbol?
        /// The files of the image.
        public var variants: [Variant]
    }

    /// A variant of a colour, and the traits that it is for.
    public struct Color: Sendable, Hashable, Codable {
        /// The appearance: `light` or `dark`.
        public var luminosity: String?
        /// The contrast; the only value is `high`.
        public var contrast: String?
        /// The kind of device: `iphone`, `ipad` and others.
        public var idiom: String?
        /// The colour space: `srgb`, `display-p3`, `extended-srgb`, `gray-gamma-22` and others.
        public var space: String?
        /// The red component, from 0 to 1, or beyond that in an extended space.
        public var red: Double?
        /// The green component, from 0 to 1, or beyond that in an extended space.
        public var green: Double?
        /// The blue component, from 0 to 1, or beyond that in an extended space.
        public var blue: Double?
        /// The opacity, from 0 to 1.
        public var alpha: Double?
        /// The name of a system colour, such as `labelColor`, which has no components.
        public var system: String?
    }

    /// The version of the file format.
    public var version = 1
    /// The images by name.
    public var images: [String: Image] = [:]
    /// The variants of the colours by name.
    public var colors: [String: [Color]] = [:]
    /// The files of data sets by name.
    public var data: [String: String] = [:]
    /// The name of the accent colour; `nil` for that of the system.
    public var accentColor: String?
    /// The path of the largest icon image.
    public var icon: String?

    /// Creates an empty index.
    public init() {}
}

/// The texts of a program by tables, languages and keys: the file `ClipTexts.json` of the bundle.
public struct TextIndex: Sendable, Hashable, Codable {
    /// The name of the index's file in the bundle.
    public static let fileName = "ClipTexts.json"

    /// A localized text, with its variations.
    public struct Text: Sendable, Hashable, Codable {
        /// A variation of a text for a number, a device or a width.
        public struct Case: Sendable, Hashable, Codable {
            /// The plural category of the number: `zero`, `one`, `two`, `few`, `many` or `other`.
            public var plural: String?
            /// The device: `iphone`, `ipad`, `other`.
            public var device: String?
            /// The available width, in characters.
            public var width: Int?
            /// The variable of the text, `%#@name@`, that it replaces.
            public var variable: String?
            /// The text of the variation.
            public var text: String
        }

        /// The text without variations.
        public var text: String?
        /// The variations, in the order of the file.
        public var cases: [Case]?
        /// The format specifiers of the variables, such as `lld`, by the names of the variables.
        public var specifiers: [String: String]?
    }

    /// The version of the file format.
    public var version = 1
    /// The language whose texts replace missing ones.
    public var developmentLanguage: String?
    /// The texts by table (`Localizable`), language (`de`; `Base` and the empty one are for all) and key.
    public var tables: [String: [String: [String: Text]]] = [:]

    /// Creates an empty index.
    public init() {}

    /// The languages for which there are texts.
    public var languages: [String] {
        Set(tables.values.flatMap(\.keys)).subtracting(["", "Base"]).sorted()
    }
}
