// SPDX-License-Identifier: Apache-2.0

/// The position of a view while it is scrolled: SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view enters or leaves at the top or at the leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view enters or leaves at the bottom or at the trailing edge.
    case bottomTrailing

    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 at the top, 0 while the view is visible, 1 at the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which a view enters and leaves a scroll view: SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
    /// The part of a view that has to be visible: SwiftUI's `ScrollTransitionConfiguration.Threshold`.
    public struct Threshold: Sendable {
        // The part that has to be visible; `nil` if the middle of the view has to be in the middle of the screen.
        let amount: Double?

        /// The whole view is visible.
        public static let visible = Threshold(amount: 1)
        /// Any part of the view is visible.
        public static let hidden = Threshold(amount: 0)
        /// The view is in the middle.
        public static let centered = Threshold(amount: nil)

        /// Returns the threshold for a part of the view, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(amount: min(max(amount, 0), 1))
        }

        /// Returns a threshold between this one and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let (here, there) = (self.amount ?? 1, other.amount ?? 1)
            return .visible(here + (there - here) * amount)
        }
    }

    fileprivate enum Form: Sendable {
        case identity, interactive
        case animated(Animation)
    }

    fileprivate var form: Form
    fileprivate var threshold: Threshold

    /// The view is not changed.
    public static let identity = Self(form: .identity, threshold: .visible)
    /// The view changes continuously as it is scrolled.
    public static let interactive = Self(form: .interactive, threshold: .visible)
    /// The view changes with the default animation when half of it is visible.
    public static let animated = Self.animated(.default)

    /// Returns a configuration in which the view changes with an animation when half of it is visible.
    public static func animated(_ animation: Animation) -> Self {
        Self(form: .animated(animation), threshold: .visible(0.5))
    }

    /// Returns a configuration in which the view changes as it is scrolled; the curve is always an ease in and out.
    public static func interactive(timingCurve: UnitCurve) -> Self { .interactive }

    /// Returns the configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> Self {
        var changed = self
        changed.threshold = threshold
        return changed
    }

    /// Returns the configuration with another animation.
    public func animation(_ animation: Animation) -> Self {
        guard case .animated = form else { return self }
        var changed = self
        changed.form = .animated(animation)
        return changed
    }
}

/// The curve of a change over time: SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
    fileprivate let animation: Animation

    /// A constant speed.
    public static let linear = UnitCurve(animation: .linear(duration: 1))
    /// Slow at the start.
    public static let easeIn = UnitCurve(animation: .easeIn(duration: 1))
    /// Slow at the end.
    public static let easeOut = UnitCurve(animation: .easeOut(duration: 1))
    /// Slow at the start and at the end.
    public static let easeInOut = UnitCurve(animation: .easeInOut(duration: 1))

    /// Returns a Bézier curve from 0, 0 to 1, 1.
    public static func bezier(
        startControlPoint: UnitPoint,
        endControlPoint: UnitPoint
    ) -> UnitCurve {
        UnitCurve(
            animation: .timingCurve(
                startControlPoint.x,
                startControlPoint.y,
                endControlPoint.x,
                endControlPoint.y,
                duration: 1
            )
        )
    }

    /// Returns the progress of the change after a part of the time, both from 0 to 1.
    public func value(at progress: Double) -> Double {
        progress <= 0 ? 0 : animation.fraction(after: min(progress, 1))
    }
}

nonisolated extension View {
    /// Changes the drawing of the view while it enters or leaves the visible part of a scroll view.
    ///
    /// The visible part is assumed to be that of the screen.
    public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration,
            bottomTrailing: configuration,
            axis: axis,
            transition: transition
        )
    }

    /// Changes the drawing of the view, with a different configuration on each side.
    public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        ScrollTransitionView(
            content: boxed(),
            sides: (topLeading, bottomTrailing),
            axis: axis,
            drawing: { transition(EmptyVisualEffect(), $0).drawing }
        )
    }
}

nonisolated private struct ScrollTransitionView: View {
    let content: ViewBox
    let sides: (ScrollTransitionConfiguration, ScrollTransitionConfiguration)
    let axis: Axis?
    let drawing: (ScrollTransitionPhase) -> EffectDrawing
    @Environment private var screen: CGSize

    init(
        content: ViewBox,
        sides: (ScrollTransitionConfiguration, ScrollTransitionConfiguration),
        axis: Axis?,
        drawing: @escaping (ScrollTransitionPhase) -> EffectDrawing
    ) {
        self.content = content
        self.sides = sides
        self.axis = axis
        self.drawing = drawing
        _screen = Environment { $0.surroundings.size }
    }

    var body: some View {
        let (screen, sides, axis, drawing, content) = (screen, sides, axis, drawing, content)
        var animation: Animation?
        if case .animated(let own) = sides.0.form { animation = own }
        if case .animated(let own) = sides.1.form { animation = own }
        return StyledPart(
            box: GeometryBox(
                .geometryReport,
                before: GeometryProxy(size: .zero),
                animation: animation
            ) { proxy in
                guard !proxy.frames.isEmpty else { return effectBox(content, drawing(.identity)) }
                let place = ScrolledPlace(proxy.frame(in: .global), in: screen, axis)
                let configuration = place.isBefore ? sides.0 : sides.1
                let phase: ScrollTransitionPhase = place.isBefore ? .topLeading : .bottomTrailing
                let part = place.change(configuration)
                guard part > 0 else { return effectBox(content, drawing(.identity)) }
                return effectBox(content, drawing(.identity).mixed(with: drawing(phase), by: part))
            }
        )
    }
}

/// The position of a view along the axis on which it is scrolled.
struct ScrolledPlace {
    /// The part of the view that is visible, from 0 to 1.
    let visiblePart: Double
    /// Whether the view is nearer to the top or the leading edge.
    let isBefore: Bool
    // The distance between the middles of the view and of the screen, as a fraction of half the screen.
    private let distance: Double

    init(_ frame: CGRect, in screen: CGSize, _ axis: Axis?) {
        func part(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> (Double, Double) {
            guard length > 0, room > 0 else { return (1, 0) }
            let seen = min(start + length, room) - max(start, 0)
            let most = min(length, room)
            let middle = (start + length / 2 - room / 2) / (room / 2)
            return (Double(min(max(seen / most, 0), 1)), Double(middle))
        }
        let along = part(frame.minY, frame.height, screen.height)
        let across = part(frame.minX, frame.width, screen.width)
        // Without an axis, the axis on which less of the view is visible.
        let isVertical = axis.map { $0 == .vertical } ?? (along.0 <= across.0)
        let (seen, middle) = isVertical ? along : across
        visiblePart = seen
        distance = min(abs(middle), 1)
        isBefore = middle < 0
    }

    /// Returns the progress of the change of the view, from 0 to 1.
    func change(_ configuration: ScrollTransitionConfiguration) -> Double {
        let part: Double
        if let amount = configuration.threshold.amount {
            part = amount > 0 ? 1 - min(visiblePart / amount, 1) : visiblePart > 0 ? 0 : 1
        } else {
            part = distance
        }
        switch configuration.form {
        case .identity: return 0
        case .interactive: return UnitCurve.easeInOut.value(at: part)
        case .animated: return part > 0 ? 1 : 0
        }
    }
}

extension EffectDrawing {
    /// Returns the changes between these and others of the same kinds.
    func mixed(with other: EffectDrawing, by part: Double) -> EffectDrawing {
        guard steps.count == other.steps.count, part < 1 else { return other }
        var mixed = self
        for (index, step) in other.steps.enumerated() {
            mixed.steps[index] = step.map { property in
                let own = steps[index].value(property.key)
                return Property(property.key, own.mixed(with: property.value, by: part))
            }
        }
        return mixed
    }
}

extension PropertyValue {
    fileprivate func mixed(with other: PropertyValue, by part: Double) -> PropertyValue {
        switch (self, other) {
        case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number):
            .length(CGFloat(number + (other.number - number) * part))
        case (.list(let ones), .list(let twos)) where ones.count == twos.count:
            .list(zip(ones, twos).map { $0.mixed(with: $1, by: part) })
        default: other
        }
    }

    // The number of a property; whole lengths are integers.
    private var number: Double {
        switch self {
        case .integer(let whole): Double(whole)
        case .number(let number): number
        default: 0
        }
    }
}
