// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are UIKit's own, and mean what they mean there.

public import CoreGraphics
import Synchronization

/// An object that draws an image: UIKit's `UIGraphicsImageRenderer`.
///
/// Its actions are performed. The result is the last image that they draw with `draw(in:)` or `draw(at:)`, in the size
/// of the renderer; anything else is not drawn, and without an image the result is empty.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let drawing = ImageDrawing()
        ImageDrawing.$current.withValue(drawing) {
            actions(UIGraphicsImageRendererContext(format: format))
        }
        let (size, scale) = (bounds.size, format.scale)
        return UIImage(
            drawing.image.withLock { $0?.source } ?? .nothing,
            pixels: CGSize(width: size.width * scale, height: size.height * scale),
            scale: scale
        )
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    open func jpegData(
        withCompressionQuality quality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}

open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = UIKitHost.shared.screen.scale
    open var opaque = false

    public override init() {}

    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

open class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat
    public let cgContext = CGContext()

    init(format: UIGraphicsImageRendererFormat) { self.format = format }

    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}

/// A context of Core Graphics: a placeholder, which draws nothing.
public final class CGContext {
    init() {}

    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func clip(to rect: CGRect) {}
    public func fillEllipse(in rect: CGRect) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func addRect(_ rect: CGRect) {}
    public func addEllipse(in rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func fillPath() {}
    public func strokePath() {}
    public func clip() {}
}

// The image that the actions of a renderer have drawn.
private final class ImageDrawing: Sendable {
    @TaskLocal static var current: ImageDrawing?

    let image = Mutex<UIImage?>(nil)
}

extension UIImage {
    public func draw(in rect: CGRect) { ImageDrawing.current?.image.withLock { $0 = self } }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIColor {
    public func set() {}
    public func setFill() {}
    public func setStroke() {}
}

extension CALayer {
    public func render(in context: CGContext) {}
}

extension UIView {
    /// Draws nothing, and returns `false`.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
}
