// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds a gesture; those of the views inside take precedence.
    public func gesture<Added: Gesture>(_ gesture: Added, including mask: GestureMask = .all)
        -> some View
    {
        recognizing(gesture.recognizer(), .inside, mask)
    }

    /// Adds a gesture that is recognized together with those of the views inside.
    public func simultaneousGesture<Added: Gesture>(
        _ gesture: Added,
        including mask: GestureMask = .all
    ) -> some View {
        recognizing(gesture.recognizer(), .together, mask)
    }

    /// Adds a gesture that takes precedence over those of the views inside.
    public func highPriorityGesture<Added: Gesture>(
        _ gesture: Added,
        including mask: GestureMask = .all
    ) -> some View {
        recognizing(gesture.recognizer(), .outside, mask)
    }

    /// Performs an action for a tap, or for several.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        recognizing(TapGesture(count: count).onEnded { action() }.recognizer(), .inside, .all)
    }

    /// Performs an action with the location of a tap, or of several.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return recognizing(gesture.onEnded { action($0.location) }.recognizer(), .inside, .all)
    }

    /// Performs an action with the location of a tap, or of several.
    @_disfavoredOverload
    public func onTapGesture<Space: CoordinateSpaceProtocol>(
        count: Int = 1,
        coordinateSpace: Space,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(
            count: count,
            coordinateSpace: coordinateSpace.coordinateSpace,
            perform: action
        )
    }

    /// Performs an action after a long press; another one is called when the finger goes down and when it is lifted.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance
        )
        let recognizer = ActionRecognizer(press.recognizer()) { recognition in
            switch recognition {
            case .nothing: break
            case .changed: onPressingChanged?(true)
            case .ended:
                onPressingChanged?(false)
                action()
            case .cancelled: onPressingChanged?(false)
            }
        }
        return recognizing(recognizer, .inside, .all)
    }

    /// Performs an action after a long press; another one is called when the finger goes down and when it is lifted.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance,
            perform: action,
            onPressingChanged: pressing
        )
    }

    /// Performs an action when a pointer enters the view, and when it leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        let recognizer = ActionRecognizer<Bool>(PageGestureRecognizer(.hover) { _ in true }) {
            recognition in
            switch recognition {
            case .nothing: break
            case .changed: action(true)
            case .ended, .cancelled: action(false)
            }
        }
        return recognizing(recognizer, .together, .all)
    }

    package func recognizing<Value>(
        _ recognizer: Recognizer<Value>,
        _ order: GestureOrder,
        _ mask: GestureMask
    ) -> some View {
        ModifiedView<Self>(GestureBox(boxed(), recognizer, order, mask))
    }
}

// The precedence of a gesture over those of the views inside; patches contain the raw value.
package enum GestureOrder: Int32 {
    case inside, together, outside
}

// A view with a gesture. The node keeps the recognizer, which continues when the view is evaluated again.
private final class GestureBox<Value>: ViewBox {
    private let content: ViewBox
    private let recognizer: Recognizer<Value>
    private let pageGestures: [PropertyValue]

    init(
        _ content: ViewBox,
        _ recognizer: Recognizer<Value>,
        _ order: GestureOrder,
        _ mask: GestureMask
    ) {
        self.content = content
        self.recognizer = recognizer
        var pageGestures: [PropertyValue] = []
        recognizer.addPageGestures(to: &pageGestures, order: order)
        if !mask.contains(.gesture) { pageGestures = [] }
        if !mask.contains(.subviews) { pageGestures.append(.list([.integer(0)])) }
        self.pageGestures = pageGestures
    }

    private func element() -> ElementBox {
        let recognizer = recognizer
        return ElementBox(
            .gesture,
            [Property(.gestures, .list(pageGestures))],
            action: { event, text in
                guard event == .gesture, let event = GestureEvent(text) else { return }
                _ = recognizer.receive(event)
            },
            [content]
        )
    }

    package override func mount(in context: MountContext) -> Node {
        GestureNode(element().mount(in: context), recognizer)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: GestureNode<Value>.self)
        recognizer.resume(from: node.recognizer)
        node.recognizer = recognizer
        element().update(node.child, in: environment)
    }
}

private final class GestureNode<Value>: WrapperNode {
    var recognizer: Recognizer<Value>

    init(_ child: Node, _ recognizer: Recognizer<Value>) {
        self.recognizer = recognizer
        super.init(child)
    }
}
