// SPDX-License-Identifier: Apache-2.0

// Returns the view of a shape that is filled with a paint; `unset` is the foreground style.
@inline(never)
package func shapeBox(
    _ outline: Outline,
    fill: PropertyValue,
    isEvenOdd: Bool = false
) -> ViewBox {
    if let stroke = outline.stroke { return stroke(outline, fill) }
    var properties = [Property(.shape, outline.value)]
    if !fill.isUnset { properties.append(Property(.paint, fill)) }
    if isEvenOdd { properties.append(Property(.isEvenOdd, true)) }
    return outlineBox(.shape, outline, properties, [])
}

// Returns an element with a shape. Whether the clip computes its path depends only on the type of the shape.
@inline(never)
package func outlineBox(
    _ kind: ElementKind,
    _ outline: Outline,
    _ properties: [Property],
    _ children: [ViewBox]
) -> ViewBox {
    guard let box = outline.measured?(kind, properties, children) else {
        return ElementBox(kind, properties, children)
    }
    #if !hasFeature(Embedded)
    if let moving = outline.moving { (box as? MeasuredShapeBox)?.moving = moving }
    #endif
    return box
}

// Returns the view of the stroke of a shape: width, cap, join, miter limit, dashes, phase.
@inline(never)
package func strokeBox(_ outline: Outline, _ paint: PropertyValue, _ stroke: [PropertyValue])
    -> ViewBox
{
    StrokeBox(outline, paint, stroke)
}

// A shape that is stroked and not filled. The inherited foreground style is that of the stroke.
final class StrokeBox: ViewBox {
    private let outline: Outline
    private let paint: PropertyValue
    private let stroke: [PropertyValue]

    init(_ outline: Outline, _ paint: PropertyValue, _ stroke: [PropertyValue]) {
        self.outline = outline
        self.paint = paint
        self.stroke = stroke
    }

    private func content(in environment: ViewEnvironment) -> ViewBox {
        var paint = paint
        if paint.isUnset { paint = environment.inheritedValue(.paint) }
        if paint.isUnset { paint = .integer(1 << 8) }
        return outlineBox(
            .shape,
            outline,
            [
                Property(.shape, outline.value), Property(.paint, .integer(0)),
                Property(.stroke, .list([paint] + stroke)),
            ],
            []
        )
    }

    package override func mount(in context: MountContext) -> Node {
        content(in: context.environment).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        content(in: environment).update(node, in: environment)
    }
}

// An element whose shape the clip computes for its size.
final class MeasuredShapeBox: ViewBox {
    private let kind: ElementKind
    private let made: @Sendable (CGSize) -> PropertyValue
    private let properties: [Property]
    private let children: [ViewBox]
    #if !hasFeature(Embedded)
    var moving: MovingShape?
    #endif

    init(
        _ kind: ElementKind,
        _ made: @escaping @Sendable (CGSize) -> PropertyValue,
        _ properties: [Property],
        _ children: [ViewBox]
    ) {
        self.kind = kind
        self.made = made
        self.properties = properties
        self.children = children
    }

    package override func mount(in context: MountContext) -> Node {
        let size = ShapeSize(made)
        // SAFETY: the node of an `ElementBox` is an `ElementNode`.
        let element = unsafe unsafeDowncast(
            content(for: size).mount(in: context),
            to: ElementNode.self
        )
        size.element = element
        #if !hasFeature(Embedded)
        size.motion = moving.map { ShapeMotion($0) }
        #endif
        return MeasuredShapeNode(element, size)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: MeasuredShapeNode.self)
        node.size.made = made
        #if !hasFeature(Embedded)
        if let moving { node.size.move(to: moving, made, environment) }
        #endif
        content(for: node.size).update(node.child, in: environment)
    }

    private func content(for size: ShapeSize) -> ElementBox {
        var properties = properties
        if let current = size.current { properties.set(Property(.shape, size.made(current))) }
        return ElementBox(
            kind,
            properties,
            action: { event, text in if event == .geometry { size.receive(text) } },
            children
        )
    }
}

// The size of a shape on the screen; nil until the page has reported it.
final class ShapeSize {
    var made: @Sendable (CGSize) -> PropertyValue
    var current: CGSize?
    var element: ElementNode?
    #if !hasFeature(Embedded)
    var motion: ShapeMotion?
    #endif

    init(_ made: @escaping @Sendable (CGSize) -> PropertyValue) {
        self.made = made
    }

    func receive(_ text: String) {
        let numbers = numbers(in: text)
        guard numbers.count >= 2, numbers[0] >= 0, numbers[1] >= 0 else { return }
        let size = CGSize(width: numbers[0], height: numbers[1])
        current = size
        element?.set(Property(.shape, made(size)))
    }
}

final class MeasuredShapeNode: WrapperNode {
    let size: ShapeSize

    init(_ child: Node, _ size: ShapeSize) {
        self.size = size
        super.init(child)
    }

    package override func unmount() {
        size.element = nil
        #if !hasFeature(Embedded)
        size.motion?.stop()
        #endif
        super.unmount()
    }
}
