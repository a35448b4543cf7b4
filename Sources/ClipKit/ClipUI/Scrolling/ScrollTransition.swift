// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Where a view is while it is scrolled: SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in or goes out at the top or at the leading side.
    case topLeading
    /// It is seen.
    case identity
    /// It comes in or goes out at the bottom or at the trailing side.
    case bottomTrailing

    /// Whether the view is seen.
    public var isIdentity: Bool { self == .identity }

    /// From -1 at the top to 1 at the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view comes into a scroll view and goes out of it: SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view has to be seen: SwiftUI's `ScrollTransitionConfiguration.Threshold`.
    public struct Threshold: Sendable {
        // The part that has to be seen; `nil` where the middle of the view has to be in the middle.
        let amount: Double?

        /// All of it.
        public static let visible = Threshold(amount: 1)
        /// Anything of it.
        public static let hidden = Threshold(amount: 0)
        /// It is in the middle.
        public static let centered = Threshold(amount: nil)

        /// A part of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(amount: min(max(amount, 0), 1))
        }

        /// Between this one and another.
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
    /// It changes as it is scrolled.
    public static let interactive = Self(form: .interactive, threshold: .visible)
    /// It changes at once when half of it is seen, with an animation.
    public static let animated = Self.animated(.default)

    /// It changes at once when half of it is seen, with an animation.
    public static func animated(_ animation: Animation) -> Self {
        Self(form: .animated(animation), threshold: .visible(0.5))
    }

    /// It changes as it is scrolled; the curve is that of an ease in and out.
    public static func interactive(timingCurve: UnitCurve) -> Self { .interactive }

    /// The same with another threshold.
    public func threshold(_ threshold: Threshold) -> Self {
        var changed = self
        changed.threshold = threshold
        return changed
    }

    /// The same with another animation.
    public func animation(_ animation: Animation) -> Self {
        guard case .animated = form else { return self }
        var changed = self
        changed.form = .animated(animation)
        return changed
    }
}

/// How fast a change goes at which time: SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
    fileprivate let animation: Animation

    /// Always at the same speed.
    public static let linear = UnitCurve(animation: .linear(duration: 1))
    /// Slow at first.
    public static let easeIn = UnitCurve(animation: .easeIn(duration: 1))
    /// Slow in the end.
    public static let easeOut = UnitCurve(animation: .easeOut(duration: 1))
    /// Slow at first and in the end.
    public static let easeInOut = UnitCurve(animation: .easeInOut(duration: 1))

    /// A Bézier curve from 0, 0 to 1, 1.
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

    /// How far the change is after a part of the time, both from 0 to 1.
    public func value(at progress: Double) -> Double {
        progress <= 0 ? 0 : animation.fraction(after: min(progress, 1))
    }
}

nonisolated extension View {
    /// Changes how the view is drawn while it comes into the visible part of a scroll view, or goes out of it.
    ///
    /// The visible part is taken to be that of the screen.
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

    /// Changes how the view is drawn, in another way on each side.
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

/// Where a view is along the axis that it is scrolled on.
struct ScrolledPlace {
    /// How much of it is seen, from 0 to 1.
    let visiblePart: Double
    /// Whether it is nearer to the top or the leading side.
    let isBefore: Bool
    // How far its middle is from that of the screen, of half of the screen.
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
        // Without an axis, the one on which less of the view is seen.
        let isVertical = axis.map { $0 == .vertical } ?? (along.0 <= across.0)
        let (seen, middle) = isVertical ? along : across
        visiblePart = seen
        distance = min(abs(middle), 1)
        isBefore = middle < 0
    }

    /// How far the change of the view is, from 0 to 1.
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
    /// The changes between these and others of the same kinds.
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

    // Lengths that are whole are integers.
    private var number: Double {
        switch self {
        case .integer(let whole): Double(whole)
        case .number(let number): number
        default: 0
        }
    }
}
#endif
