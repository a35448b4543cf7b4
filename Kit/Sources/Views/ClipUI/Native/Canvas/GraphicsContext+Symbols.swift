// SPDX-License-Identifier: Apache-2.0

extension GraphicsContext {
    /// A view that a canvas draws: SwiftUI's `GraphicsContext.ResolvedSymbol`.
    public struct ResolvedSymbol {
        fileprivate let box: ViewBox
        fileprivate let id: HashedValue

        // The view; another symbol in its place is another view.
        fileprivate var shown: ViewBox { IdentifiedBox(box, id) }

        /// The size of the view, if it has a frame of a fixed size; otherwise 20 points.
        public var size: CGSize {
            guard let element = box as? ElementBox, element.kind == .frame else {
                return CGSize(width: 20, height: 20)
            }
            func length(_ key: ElementKey) -> CGFloat {
                switch element.properties.value(key) {
                case .integer(let whole): CGFloat(whole)
                case .number(let number): CGFloat(number)
                default: 20
                }
            }
            return CGSize(width: length(.width), height: length(.height))
        }
    }

    /// A text that a canvas draws: SwiftUI's `GraphicsContext.ResolvedText`.
    public struct ResolvedText {
        let text: Text

        /// The paint of the text.
        public var shading: Shading?

        /// Returns an estimate of the size: only the page can measure text.
        public func measure(in size: CGSize) -> CGSize {
            var points: CGFloat = 17
            if case .integer(let own) = text.properties.value(.fontSize) { points = CGFloat(own) }
            let length = CGFloat(text.properties.plainText.count) * points / 2
            return CGSize(width: min(length, size.width), height: points * 1.2)
        }
    }

    /// An image that a canvas draws: SwiftUI's `GraphicsContext.ResolvedImage`.
    public struct ResolvedImage {
        let image: Image

        /// The paint of the image, if it is a template.
        public var shading: Shading?
    }

    /// Returns the view with a tag among the symbols of the canvas.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let id = TypedValue(id)
        return symbols.flatMap { tagged(id, in: $0) }.map { ResolvedSymbol(box: $0, id: id) }
    }

    /// Returns a text to draw.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

    /// Returns an image to draw.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

    /// Draws a symbol with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        add(placed(symbol.shown, point, anchor), as: .symbol)
    }

    /// Draws a symbol in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let box = framed(symbol.shown, rect)
        add(placed(box, CGPoint(x: rect.midX, y: rect.midY), .center), as: .symbolInRectangle)
    }

    /// Draws a text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        add(placed(shaded(text.text.boxed(), text.shading), point, anchor), as: .text)
    }

    /// Draws a text in a rectangle, from its top leading corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let box = framed(shaded(text.text.boxed(), text.shading), rect, "topLeading")
        add(placed(box, CGPoint(x: rect.midX, y: rect.midY), .center), as: .textInRectangle)
    }

    /// Draws a text in a rectangle, from its top leading corner.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws an image with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        add(placed(shaded(image.image.boxed(), image.shading), point, anchor), as: .image)
    }

    /// Draws an image in a rectangle.
    public func draw(
        _ image: ResolvedImage,
        in rect: CGRect,
        style: FillStyle = FillStyle()
    ) {
        let box = framed(shaded(image.image.resizable().boxed(), image.shading), rect)
        add(placed(box, CGPoint(x: rect.midX, y: rect.midY), .center), as: .imageInRectangle)
    }

    private func framed(
        _ content: ViewBox,
        _ rect: CGRect,
        _ alignment: String = "center"
    ) -> ViewBox {
        let size = [
            Property(.width, rect.width), Property(.height, rect.height),
            Property(.alignment, alignment),
        ]
        return ElementBox(.frame, size, [content])
    }

    private func shaded(_ content: ViewBox, _ shading: Shading?) -> ViewBox {
        let paint = shading.map { $0.value(in: .zero) } ?? .unset
        return EnvironmentBox(content) { environment in
            paint.isUnset ? environment : environment.inheriting([Property(.paint, paint)])
        }
    }
}

// Returns the view with a tag.
private func tagged(_ tag: HashedValue, in box: ViewBox) -> ViewBox? {
    switch box {
    case let environment as EnvironmentBox:
        if let own = environment.tag, own.isSame(as: tag) { return environment.content }
        return tagged(tag, in: environment.content)
    case let sequence as SequenceBox:
        for view in sequence.views {
            if let found = tagged(tag, in: view) { return found }
        }
        return nil
    case let choice as ChoiceBox: return choice.view.flatMap { tagged(tag, in: $0) }
    case let list as ForEachBox:
        for (id, row) in zip(list.ids, list.rows) {
            if let found = tagged(tag, in: row) { return found }
            if id.isSame(as: tag) { return row }
        }
        return nil
    default: return nil
    }
}
