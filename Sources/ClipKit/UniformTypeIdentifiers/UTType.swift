// SPDX-License-Identifier: Apache-2.0

/// A type of data: the part of `UTType` that clips name.
public struct UTType: Hashable, Codable, Sendable {
    /// The name of the type, such as `public.png`.
    public let identifier: String

    /// A type by its name; whether it is known is not checked.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    /// A type by the end of the names of its files; `nil` if it is not known.
    public init?(filenameExtension: String) {
        guard let type = Self.known.first(where: { $0.ending == filenameExtension.lowercased() })
        else { return nil }
        identifier = type.identifier
    }

    /// A type by its name in HTTP; `nil` if it is not known.
    public init?(mimeType: String) {
        guard let type = Self.known.first(where: { $0.mime == mimeType.lowercased() }) else {
            return nil
        }
        identifier = type.identifier
    }

    /// A type that an app declares.
    public init(exportedAs identifier: String) { self.identifier = identifier }

    /// A type that another app declares.
    public init(importedAs identifier: String) { self.identifier = identifier }

    /// How the names of its files end; `nil` if it is not known.
    public var preferredFilenameExtension: String? {
        Self.known.first { $0.identifier == identifier }?.ending
    }

    /// Its name in HTTP; `nil` if it is not known.
    public var preferredMIMEType: String? {
        Self.known.first { $0.identifier == identifier }?.mime
    }

    private init(named identifier: String) { self.identifier = identifier }

    /// Any data.
    public static let data = Self(named: "public.data")
    /// Text.
    public static let text = Self(named: "public.text")
    /// Text without marks.
    public static let plainText = Self(named: "public.plain-text")
    /// Text in UTF-8.
    public static let utf8PlainText = Self(named: "public.utf8-plain-text")
    /// A URL.
    public static let url = Self(named: "public.url")
    /// A URL of a file.
    public static let fileURL = Self(named: "public.file-url")
    /// JSON.
    public static let json = Self(named: "public.json")
    /// HTML.
    public static let html = Self(named: "public.html")
    /// PDF.
    public static let pdf = Self(named: "com.adobe.pdf")
    /// Any picture.
    public static let image = Self(named: "public.image")
    /// PNG.
    public static let png = Self(named: "public.png")
    /// JPEG.
    public static let jpeg = Self(named: "public.jpeg")
    /// GIF.
    public static let gif = Self(named: "com.compuserve.gif")
    /// HEIC.
    public static let heic = Self(named: "public.heic")
    /// SVG.
    public static let svg = Self(named: "public.svg-image")
    /// Any film.
    public static let movie = Self(named: "public.movie")
    /// MPEG-4 films.
    public static let mpeg4Movie = Self(named: "public.mpeg-4")
    /// Any sound.
    public static let audio = Self(named: "public.audio")
    /// A scene in three dimensions.
    public static let usdz = Self(named: "com.pixar.universal-scene-description-mobile")

    private static let known: [(identifier: String, ending: String, mime: String)] = [
        ("public.plain-text", "txt", "text/plain"), ("public.json", "json", "application/json"),
        ("public.html", "html", "text/html"), ("com.adobe.pdf", "pdf", "application/pdf"),
        ("public.png", "png", "image/png"), ("public.jpeg", "jpeg", "image/jpeg"),
        ("public.jpeg", "jpg", "image/jpeg"), ("com.compuserve.gif", "gif", "image/gif"),
        ("public.heic", "heic", "image/heic"), ("public.svg-image", "svg", "image/svg+xml"),
        ("public.mpeg-4", "mp4", "video/mp4"),
        ("com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip"),
    ]
}
