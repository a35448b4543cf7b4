// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// A view that goes along keyframes: SwiftUI's `KeyframeAnimator`.
///
/// It is made 30 times in a second.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>:
    View
{
    private let start: Value
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    // Another one goes along the keyframes once; without one they begin at once, and end only if they are not repeated.
    private let trigger: TriggerValue?
    private let isRepeating: Bool
    @State private var seconds = 0.0
    // How often the value has changed.
    @State private var round = 0

    /// Goes along keyframes at once, by default again and again.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        start = initialValue
        self.content = content
        self.keyframes = keyframes
        trigger = nil
        isRepeating = repeating
    }

    /// Goes along keyframes whenever a value changes.
    public init<Trigger: Equatable>(
        initialValue: Value,
        trigger: Trigger,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        start = initialValue
        self.content = content
        self.keyframes = keyframes
        self.trigger = TriggerValue(trigger)
        isRepeating = false
    }

    /// The view at the present time.
    public var body: some View {
        let tracks = keyframes(start).tracks
        var value = start
        if trigger == nil || round > 0 { tracks.update(&value, start, seconds) }
        let clock = KeyframeClock(
            trigger != nil && round == 0 ? 0 : tracks.duration,
            isRepeating: isRepeating,
            $seconds
        )
        return content(value)
            .onChange(of: trigger) { round += 1 }
            .task(id: round) { await clock.run() }
    }
}

// `@unchecked Sendable`: only the task of the view uses it, on the main actor.
private final class KeyframeClock: @unchecked Sendable {
    private let duration: Double
    private let isRepeating: Bool
    private let shown: Binding<Double>

    init(_ duration: Double, isRepeating: Bool, _ shown: Binding<Double>) {
        self.duration = duration
        self.isRepeating = isRepeating
        self.shown = shown
    }

    @MainActor
    func run() async {
        guard duration > 0 else { return }
        let began = ContinuousClock.now
        while !Task.isCancelled {
            let passed = (ContinuousClock.now - began) / .seconds(1)
            if !isRepeating, passed >= duration {
                shown.wrappedValue = duration
                return
            }
            shown.wrappedValue = passed.truncatingRemainder(dividingBy: duration)
            try? await Task.sleep(nanoseconds: 33_000_000)
        }
    }
}

nonisolated extension View {
    /// Goes along keyframes at once, by default again and again.
    public func keyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) -> some View {
        let view = PlaceholderContentView<Self>(boxed())
        return KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(view, $0) },
            keyframes: keyframes
        )
    }

    /// Goes along keyframes whenever a value changes.
    public func keyframeAnimator<
        Value,
        Trigger: Equatable,
        KeyframePath: Keyframes<Value>,
        Content: View
    >(
        initialValue: Value,
        trigger: Trigger,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) -> some View {
        let view = PlaceholderContentView<Self>(boxed())
        return KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(view, $0) },
            keyframes: keyframes
        )
    }
}

/// A spring by its numbers: SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
    let animation: Animation

    /// A spring by its duration in seconds, and how much it bounces, from -1 to 1.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        animation = .spring(duration: duration, bounce: bounce)
    }

    /// A spring by its response in seconds and its damping.
    public init(response: Double, dampingRatio: Double) {
        animation = .spring(response: response, dampingFraction: dampingRatio)
    }

    /// A spring by what it is made of.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        animation = .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)
    }

    /// A spring that bounces.
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    /// A spring that does not bounce.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    /// A spring that bounces a little.
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)

    /// A spring that bounces.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring that does not bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that bounces a little.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
}

extension Animation {
    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        spring.animation
    }
}
#endif
