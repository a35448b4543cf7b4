// SPDX-License-Identifier: Apache-2.0

/// An observation of the first scroll view or list in a view.
final class ScrollObservation {
    /// The observation of a view around this one.
    fileprivate(set) var outer: ScrollObservation?
    /// The scroll view that is observed.
    private(set) weak var scroller: ElementNode?
    fileprivate var receive: (ScrollObservation, ScrollReport) -> Void
    /// The value of the last report, for a comparison.
    var last: Any?

    fileprivate init(
        outer: ScrollObservation?,
        receive: @escaping (ScrollObservation, ScrollReport) -> Void
    ) {
        self.outer = outer
        self.receive = receive
    }

    /// Returns whether the scroll view is observed, by this observation or one around it.
    func observes(_ node: ElementNode) -> Bool {
        if scroller == nil { scroller = node }
        let isObserved = outer?.observes(node) ?? false
        return scroller === node || isObserved
    }

    /// Passes on what the page reports of a scroll view.
    func report(_ text: String, of node: ElementNode) {
        guard let report = ScrollReport(text) else { return }
        var observation: ScrollObservation? = self
        while let current = observation {
            if current.scroller === node { current.receive(current, report) }
            observation = current.outer
        }
    }
}

// A view that observes the first scroll view in it.
final class ScrollObservationBox: ViewBox {
    private let content: ViewBox
    private let receive: (ScrollObservation, ScrollReport) -> Void

    init(
        _ content: ViewBox,
        _ receive: @escaping (ScrollObservation, ScrollReport) -> Void
    ) {
        self.content = content
        self.receive = receive
    }

    package override func mount(in context: MountContext) -> Node {
        let observation = ScrollObservation(
            outer: context.environment.scrolls,
            receive: receive
        )
        let inside = context.replacing(context.environment.observing(observation))
        return ScrollObservationNode(content.mount(in: inside), observation)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: ScrollObservationNode.self)
        node.observation.outer = environment.scrolls
        node.observation.receive = receive
        content.update(node.child, in: environment.observing(node.observation))
    }
}

private final class ScrollObservationNode: WrapperNode {
    let observation: ScrollObservation

    init(_ child: Node, _ observation: ScrollObservation) {
        self.observation = observation
        super.init(child)
    }
}

nonisolated extension View {
    /// Performs an action with a value of the geometry of the scroll view in this view: at first, and whenever it has
    /// changed.
    public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        ModifiedView<Self>(
            ScrollObservationBox(boxed()) { observation, report in
                let old = observation.last as? Value
                let new = transform(report.geometry)
                observation.last = new
                if let old, old == new { return }
                action(old ?? new, new)
            }
        )
    }

    /// Performs an action when the scroll view in this view begins or ends to scroll.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Performs an action when the scroll view in this view begins or ends to scroll.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        ModifiedView<Self>(
            ScrollObservationBox(boxed()) { observation, report in
                let old = observation.last as? ScrollPhase ?? .idle
                observation.last = report.phase
                if old == report.phase { return }
                let context = ScrollPhaseChangeContext(geometry: report.geometry, velocity: nil)
                action(old, report.phase, context)
            }
        )
    }

    /// Performs an action when at least a part of the view becomes visible on the screen, or no longer is.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        ScrollVisibilityView(content: boxed(), threshold: threshold, action: action)
    }
}

nonisolated private struct ScrollVisibilityView: View {
    let content: ViewBox
    let threshold: Double
    let action: (Bool) -> Void
    @Environment private var screen: CGSize

    init(content: ViewBox, threshold: Double, action: @escaping (Bool) -> Void) {
        self.content = content
        self.threshold = threshold
        self.action = action
        _screen = Environment { $0.surroundings.size }
    }

    var body: some View {
        let (screen, threshold, action) = (screen, threshold, action)
        StyledPart(
            box: GeometryChangeBox(
                content,
                { proxy in
                    let frame = proxy.frame(in: .global)
                    let down = ScrolledPlace(frame, in: screen, .vertical).visiblePart
                    let across = ScrolledPlace(frame, in: screen, .horizontal).visiblePart
                    let part = down * across
                    return threshold > 0 ? part >= threshold : part > 0
                },
                { old, new in if old != new || new { action(new) } }
            )
        )
    }
}
