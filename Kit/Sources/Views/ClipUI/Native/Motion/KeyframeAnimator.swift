// SPDX-License-Identifier: Apache-2.0

/// A view that is animated by keyframes: SwiftUI's `KeyframeAnimator`.
///
/// Its content is created 30 times a second.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>:
    View
{
    private let start: Value
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    // Another value runs the keyframes once. Without a trigger they begin at once, and end only if they are not
    // repeated.
    private let trigger: TriggerValue?
    private let isRepeating: Bool
    @State private var seconds = 0.0
    // The number of changes of the trigger.
    @State private var round = 0

    /// Creates a view that runs keyframes at once, by default repeatedly.
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

    /// Creates a view that runs keyframes whenever a value changes.
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

    /// The view at the current time.
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
    /// Runs keyframes at once, by default repeatedly.
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

    /// Runs keyframes whenever a value changes.
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

/// A spring with its parameters: SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
    let animation: Animation

    /// Creates a spring from its duration in seconds and its bounce, from -1 to 1.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        animation = .spring(duration: duration, bounce: bounce)
    }

    /// Creates a spring from its response in seconds and its damping ratio.
    public init(response: Double, dampingRatio: Double) {
        animation = .spring(response: response, dampingFraction: dampingRatio)
    }

    /// Creates a spring from its mass, its stiffness and its damping.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        animation = .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)
    }

    /// A spring that bounces.
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    /// A spring that does not bounce.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    /// A spring that bounces a little.
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)

    /// Returns a spring that bounces.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns a spring that does not bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring that bounces a little.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
}

extension Animation {
    /// Returns an animation by a spring.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        spring.animation
    }
}
