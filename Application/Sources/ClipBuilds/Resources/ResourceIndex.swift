// SPDX-License-Identifier: Apache-2.0

/// What a program finds in its bundle by name: images, colours and data of its asset catalogs.
///
/// It is the file `ClipResources.json` of the bundle; the texts are in ``TextIndex``. Paths are of the bundle.
/// What is not said is left out.
public struct ResourceIndex: Sendable, Hashable, Codable {
    /// The name of the file.
    public static let fileName = "ClipResources.json"

    /// An image with its variants.
    public struct Image: Sendable, Hashable, Codable {
        /// One of the files, and for what it is; what is not said holds for all.
        public struct Variant: Sendable, Hashable, Codable {
            /// The path in the bundle.
            public var file: String
            /// Pixels for a point: 1, 2 or 3; `nil` for a drawing of any size.
            public var scale: Int?
            /// `iphone`, `ipad` and others.
            public var idiom: String?
            /// `light`, `dark` or `tinted`.
            public var luminosity: String?
            /// Only `high`.
            public var contrast: String?
            /// The language.
            public var locale: String?
        }

        /// Whether it is drawn in the colour around it.
        public var isTemplate: Bool?
        /// The drawing of a symbol, which goes with the text around it.
        public struct Symbol: Sendable, Hashable, Codable {
            /// A filled outline.
            public struct Outline: Sendable, Hashable, Codable {
                /// Path data of SVG.
                public var data: String
                /// The six numbers of its transformation.
                public var matrix: [Double]
                /// Whether it is filled by the even-odd rule.
                public var isEvenOdd: Bool?
            }

            /// Left, top, width and height in the coordinates of the outlines.
            public var box: [Double]
            /// In ems.
            public var width: Double
            /// In ems.
            public var height: Double
            /// From the top, in ems.
            public var baseline: Double
            /// From back to front.
            public var outlines: [Outline]
        }

        /// Whether it is a symbol, which goes with the text around it.
        public var isSymbol: Bool?
        /// How it is drawn; `nil` for an image, and for a symbol that is no template.
        public var symbol: Symbol?
        /// The files.
        public var variants: [Variant]
    }

    /// A colour, and for what it is.
    public struct Color: Sendable, Hashable, Codable {
        /// Either `light` or `dark`.
        public var luminosity: String?
        /// Only `high`.
        public var contrast: String?
        /// `iphone`, `ipad` and others.
        public var idiom: String?
        /// `srgb`, `display-p3`, `extended-srgb`, `gray-gamma-22` and others.
        public var space: String?
        /// From 0 to 1, beyond that in an extended space.
        public var red: Double?
        /// From 0 to 1, beyond that in an extended space.
        public var green: Double?
        /// From 0 to 1, beyond that in an extended space.
        public var blue: Double?
        /// From 0 to 1.
        public var alpha: Double?
        /// A colour of the system, such as `labelColor`, and no components.
        public var system: String?
    }

    /// The form of the file.
    public var version = 1
    /// The images by their names.
    public var images: [String: Image] = [:]
    /// The variants of the colours by the names of these.
    public var colors: [String: [Color]] = [:]
    /// The files of data sets by the names of these.
    public var data: [String: String] = [:]
    /// The name of the colour that is the accent; `nil` for that of the system.
    public var accentColor: String?
    /// The largest image of the icon.
    public var icon: String?

    /// An index of nothing.
    public init() {}
}

/// The texts of a program by tables, languages and keys: the file `ClipTexts.json` of the bundle.
public struct TextIndex: Sendable, Hashable, Codable {
    /// The name of the file.
    public static let fileName = "ClipTexts.json"

    /// A text, or what it is under conditions.
    public struct Text: Sendable, Hashable, Codable {
        /// A text for a number, a device or a room.
        public struct Case: Sendable, Hashable, Codable {
            /// `zero`, `one`, `two`, `few`, `many`, `other`: the category of the number.
            public var plural: String?
            /// `iphone`, `ipad`, `other`.
            public var device: String?
            /// There is room for so many letters.
            public var width: Int?
            /// The variable of the text, `%#@name@`, that it stands for.
            public var variable: String?
            /// The text.
            public var text: String
        }

        /// The text without conditions.
        public var text: String?
        /// The texts with conditions, in the order of the file.
        public var cases: [Case]?
        /// How the numbers of variables are written, such as `lld`, by their names.
        public var specifiers: [String: String]?
    }

    /// The form of the file.
    public var version = 1
    /// The language that stands in where another is missing.
    public var developmentLanguage: String?
    /// By tables (`Localizable`), languages (`de`; `Base` and the empty one are for all) and keys.
    public var tables: [String: [String: [String: Text]]] = [:]

    /// An index of nothing.
    public init() {}

    /// The languages that have texts.
    public var languages: [String] {
        Set(tables.values.flatMap(\.keys)).subtracting(["", "Base"]).sorted()
    }
}
