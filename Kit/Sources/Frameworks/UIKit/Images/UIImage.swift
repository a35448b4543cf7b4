// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ImageHeaders

/// An image, as the bytes of its file: UIKit's `UIImage`.
///
/// The size is read from the header of the file; pixels are not decoded here, the page shows the file. PNG,
/// JPEG, GIF and the drawings (SVG) of asset catalogs are supported; `init(data:)` is `nil` for anything else.
open class UIImage: NSObject, @unchecked Sendable {
    /// The way an image is tinted: UIKit's `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable {
        /// As its context requires.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// As a template, in the tint colour.
        case alwaysTemplate
    }

    /// The source of the image.
    public enum Source: Sendable {
        /// No source: the image is empty.
        case nothing
        /// The bytes of a file.
        case file(Data)
        /// A symbol of the system, by name.
        case symbol(String)
        /// An image that a clip created.
        case made(CGImage)
    }

    /// The source of the image.
    public let source: Source
    /// The size in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat
    /// The way the image is tinted.
    public let renderingMode: RenderingMode
    /// The tint colour of the image; `nil` without one.
    public let tint: UIColor?

    init(
        _ source: Source,
        pixels: CGSize,
        scale: CGFloat,
        renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil
    ) {
        self.source = source
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    /// Creates an empty image.
    public override convenience init() { self.init(.nothing, pixels: .zero, scale: 1) }

    /// Creates an image from the bytes of a file; `nil` if their format is not supported.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the bytes of a file; `nil` if their format is not supported.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let pixels = CGSize(pixelsIn: data) else { return nil }
        self.init(.file(data), pixels: pixels, scale: scale)
    }

    /// Creates an image from a file; its scale is in its name, as in `shop@2x.png`.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: CGFloat(scaleInNameOf: path))
    }

    /// Creates an image from the asset catalogs or the bundle; `nil` if there is none with the name.
    public convenience init?(named name: String) {
        let found = UIKitHost.shared.actions.picture(name) ?? AssetCatalogs.main?.picture(name)
        if let (file, scale) = found,
            let data = try? Data(contentsOf: file)
        {
            self.init(data: data, scale: scale)
        } else if let path = Bundle.main.path(ofPicture: name) {
            self.init(contentsOfFile: path)
        } else {
            return nil
        }
    }

    /// Creates an image from the asset catalogs or the bundle; `nil` if there is none with the name.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traits: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// Creates an image from the asset catalogs or the bundle; `nil` if there is none with the name.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        with configuration: Configuration?
    ) {
        self.init(named: name)
    }

    /// Creates a symbol of the system; `nil` if no symbol can have the name.
    ///
    /// The names of symbols consist of lowercase letters, digits and dots. Whether there is a symbol of that name is not
    /// checked.
    public convenience init?(systemName name: String) {
        guard Self.canBeSymbol(name) else { return nil }
        self.init(.symbol(name), pixels: CGSize(width: 20, height: 20), scale: 1)
    }

    // Clips look for a symbol of the system before they take one of their own, whose name is often in mixed case.
    private static func canBeSymbol(_ name: String) -> Bool {
        !name.isEmpty
            && name.allSatisfy { character in
                character == "."
                    || character.isASCII && (character.isLowercase || character.isNumber)
            }
    }

    /// Creates a symbol of the system in a size, in points of its text; `nil` if no symbol can have the name.
    public convenience init?(
        systemName name: String,
        withConfiguration configuration: Configuration?
    ) {
        guard Self.canBeSymbol(name) else { return nil }
        let size = (configuration as? SymbolConfiguration)?.pointSize ?? 20
        self.init(.symbol(name), pixels: CGSize(width: size, height: size), scale: 1)
    }

    /// Creates an image from one that a clip created.
    public convenience init(cgImage: CGImage) {
        let pixels = CGSize(width: cgImage.width, height: cgImage.height)
        if cgImage.file.isEmpty {
            self.init(.made(cgImage), pixels: pixels, scale: 1)
        } else {
            self.init(.file(Data(cgImage.file)), pixels: pixels, scale: 1)
        }
    }

    /// Creates the image of an image literal; empty if there is none with the name.
    public required convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name) {
            self.init(image.source, pixels: image.pixels, scale: image.scale)
        } else {
            self.init(.nothing, pixels: .zero, scale: 1)
        }
    }

    /// The image for Core Graphics; `nil` for symbols and empty images.
    open var cgImage: CGImage? {
        switch source {
        case .file(let data):
            CGImage(width: Int(pixels.width), height: Int(pixels.height), file: [UInt8](data))
        case .made(let image): image
        case .symbol, .nothing: nil
        }
    }

    /// Returns the bytes of the file if it is a PNG, or a PNG of an image that the clip created; `nil`
    /// otherwise, since nothing is recoded here.
    open func pngData() -> Data? {
        switch source {
        case .file(let data): data.starts(with: PNGHeader.signature) ? data : nil
        case .made(let image): Data(greyPNG: image)
        case .symbol, .nothing: nil
        }
    }

    /// Returns the bytes of the file if it is a JPEG; `nil` otherwise, since nothing is recoded here.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard case .file(let data) = source, data.starts(with: JPEGSegments.signature) else {
            return nil
        }
        return data
    }

    /// Returns the same image with another rendering mode.
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(source, pixels: pixels, scale: scale, renderingMode: mode, tint: tint)
    }

    /// Returns the same image with a tint colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source, pixels: pixels, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// Returns the same image with a tint colour and a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source, pixels: pixels, scale: scale, renderingMode: renderingMode, tint: color)
    }

    private var pixels: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
}

extension CGSize {
    // Creates the size in the header of a file; `nil` if its format is not supported.
    fileprivate init?(pixelsIn data: Data) {
        let file = [UInt8](data)
        if let header = PNGHeader(file) {
            self.init(width: header.width, height: header.height)
        } else if let (width, height) = JPEGSegments.frameSize(of: file) {
            self.init(width: width, height: height)
        } else if file.starts(with: Array("GIF8".utf8)), file.count > 9 {
            self.init(
                width: Int(file[6]) | Int(file[7]) << 8,
                height: Int(file[8]) | Int(file[9]) << 8
            )
        } else if let size = DrawingSize(file) {
            self.init(width: size.width, height: size.height)
        } else {
            return nil
        }
    }
}

extension CGFloat {
    fileprivate init(scaleInNameOf path: String) {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }
}

extension Bundle {
    fileprivate func path(ofPicture name: String) -> String? {
        if name.contains("."), let path = path(forResource: name, ofType: nil) { return path }
        for scale in ["@3x", "@2x", ""] {
            for type in ["png", "jpg", "jpeg", "gif"] {
                if let path = path(forResource: name + scale, ofType: type) { return path }
            }
        }
        return nil
    }
}
