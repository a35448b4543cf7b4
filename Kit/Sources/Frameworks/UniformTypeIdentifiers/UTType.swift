// SPDX-License-Identifier: Apache-2.0

/// A type of data: the part of `UTType` that clips use.
public struct UTType: Hashable, Codable, Sendable {
    /// The identifier of the type, such as `public.png`.
    public let identifier: String

    /// Creates a type with an identifier; its existence is not checked.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    /// Creates a type from a filename extension; `nil` if it is not known.
    public init?(filenameExtension: String) {
        guard let type = Self.known.first(where: { $0.ending == filenameExtension.lowercased() })
        else { return nil }
        identifier = type.identifier
    }

    /// Creates a type from a MIME type; `nil` if it is not known.
    public init?(mimeType: String) {
        guard let type = Self.known.first(where: { $0.mime == mimeType.lowercased() }) else {
            return nil
        }
        identifier = type.identifier
    }

    /// Creates a type that the app declares.
    public init(exportedAs identifier: String) { self.identifier = identifier }

    /// Creates a type that another app declares.
    public init(importedAs identifier: String) { self.identifier = identifier }

    /// The preferred filename extension; `nil` if it is not known.
    public var preferredFilenameExtension: String? {
        Self.known.first { $0.identifier == identifier }?.ending
    }

    /// The preferred MIME type; `nil` if it is not known.
    public var preferredMIMEType: String? {
        Self.known.first { $0.identifier == identifier }?.mime
    }

    private init(named identifier: String) { self.identifier = identifier }

    /// Any data.
    public static let data = Self(named: "public.data")
    /// Text of any kind.
    public static let text = Self(named: "public.text")
    /// Text without markup.
    public static let plainText = Self(named: "public.plain-text")
    /// Text without markup, in UTF-8.
    public static let utf8PlainText = Self(named: "public.utf8-plain-text")
    /// A URL of any scheme.
    public static let url = Self(named: "public.url")
    /// A URL with the scheme `file`.
    public static let fileURL = Self(named: "public.file-url")
    /// Data in JSON.
    public static let json = Self(named: "public.json")
    /// A document in HTML.
    public static let html = Self(named: "public.html")
    /// A document in PDF.
    public static let pdf = Self(named: "com.adobe.pdf")
    /// An image in any format.
    public static let image = Self(named: "public.image")
    /// An image in PNG.
    public static let png = Self(named: "public.png")
    /// An image in JPEG.
    public static let jpeg = Self(named: "public.jpeg")
    /// An image in GIF.
    public static let gif = Self(named: "com.compuserve.gif")
    /// An image in HEIC.
    public static let heic = Self(named: "public.heic")
    /// A drawing in SVG.
    public static let svg = Self(named: "public.svg-image")
    /// A movie in any format.
    public static let movie = Self(named: "public.movie")
    /// A movie in an MPEG-4 container.
    public static let mpeg4Movie = Self(named: "public.mpeg-4")
    /// Audio in any format.
    public static let audio = Self(named: "public.audio")
    /// A three-dimensional scene in USDZ.
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
