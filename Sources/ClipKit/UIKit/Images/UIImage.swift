// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ImageHeaders

/// A picture as the bytes of its file: UIKit's `UIImage`.
///
/// The size comes from the header of the file; pixels are not decoded here, the page shows the file.
/// PNG, JPEG, GIF and the drawings (SVG) of asset catalogs are known; `init(data:)` is `nil` for anything else.
open class UIImage: NSObject, @unchecked Sendable {
    /// How a picture takes a tint: UIKit's `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Sendable {
        /// As the place asks for.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// As a shape in the tint.
        case alwaysTemplate
    }

    /// Where the picture comes from.
    public enum Source: Sendable {
        /// Nowhere: it is empty.
        case nothing
        /// The bytes of a file.
        case file(Data)
        /// A symbol of the system, by name.
        case symbol(String)
        /// What a clip made.
        case made(CGImage)
    }

    /// Where the picture comes from.
    public let source: Source
    /// In points.
    public let size: CGSize
    /// Pixels in a point.
    public let scale: CGFloat
    /// How it takes a tint.
    public let renderingMode: RenderingMode
    /// Its own tint; `nil` without one.
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

    /// An empty picture.
    public override convenience init() { self.init(.nothing, pixels: .zero, scale: 1) }

    /// A picture in a file's bytes; `nil` if they are no picture that is known.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture in a file's bytes; `nil` if they are no picture that is known.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let pixels = CGSize(pixelsIn: data) else { return nil }
        self.init(.file(data), pixels: pixels, scale: scale)
    }

    /// A picture in a file; its scale is in its name, as in `shop@2x.png`.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: CGFloat(scaleInNameOf: path))
    }

    /// A picture of the asset catalogs or of the bundle; `nil` if there is none of that name.
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

    /// A picture of the asset catalogs or of the bundle; `nil` if there is none of that name.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traits: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// A picture of the asset catalogs or of the bundle; `nil` if there is none of that name.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        with configuration: Configuration?
    ) {
        self.init(named: name)
    }

    /// A symbol of the system; whether there is one of that name is not checked.
    public convenience init?(systemName name: String) {
        self.init(.symbol(name), pixels: CGSize(width: 20, height: 20), scale: 1)
    }

    /// A symbol of the system in a size, in points of its text.
    public convenience init?(
        systemName name: String,
        withConfiguration configuration: Configuration?
    ) {
        let size = (configuration as? SymbolConfiguration)?.pointSize ?? 20
        self.init(.symbol(name), pixels: CGSize(width: size, height: size), scale: 1)
    }

    /// A picture that a clip made.
    public convenience init(cgImage: CGImage) {
        let pixels = CGSize(width: cgImage.width, height: cgImage.height)
        if cgImage.file.isEmpty {
            self.init(.made(cgImage), pixels: pixels, scale: 1)
        } else {
            self.init(.file(Data(cgImage.file)), pixels: pixels, scale: 1)
        }
    }

    /// What an image literal in a source becomes; empty if there is no picture of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name) {
            self.init(image.source, pixels: image.pixels, scale: image.scale)
        } else {
            self.init(.nothing, pixels: .zero, scale: 1)
        }
    }

    /// The picture for Core Graphics; `nil` for symbols and for nothing.
    open var cgImage: CGImage? {
        switch source {
        case .file(let data):
            CGImage(width: Int(pixels.width), height: Int(pixels.height), file: [UInt8](data))
        case .made(let image): image
        case .symbol, .nothing: nil
        }
    }

    /// The bytes of the file if it is a PNG, or of one made for what a clip made; `nil` otherwise, for
    /// nothing is recoded here.
    open func pngData() -> Data? {
        switch source {
        case .file(let data): data.starts(with: PNGHeader.signature) ? data : nil
        case .made(let image): Data(greyPNG: image)
        case .symbol, .nothing: nil
        }
    }

    /// The bytes of the file if it is a JPEG; `nil` otherwise, for nothing is recoded here.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        guard case .file(let data) = source, data.starts(with: JPEGSegments.signature) else {
            return nil
        }
        return data
    }

    /// The same picture with another way to take a tint.
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(source, pixels: pixels, scale: scale, renderingMode: mode, tint: tint)
    }

    /// The same picture in a tint.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source, pixels: pixels, scale: scale, renderingMode: renderingMode, tint: color)
    }

    /// The same picture in a tint.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source, pixels: pixels, scale: scale, renderingMode: renderingMode, tint: color)
    }

    private var pixels: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
}

extension CGSize {
    // The size in the header of a file.
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
