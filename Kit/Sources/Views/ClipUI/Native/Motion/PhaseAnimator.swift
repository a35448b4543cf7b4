// SPDX-License-Identifier: Apache-2.0

/// A view that goes through phases: SwiftUI's `PhaseAnimator`.
///
/// Each phase lasts as long as the animation to it.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    // Another value runs the phases once. Without a trigger they are repeated without end.
    private let trigger: TriggerValue?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    // The number of changes of the trigger.
    @State private var round = 0

    /// Creates a view that goes through phases repeatedly.
    public init<Phases: Sequence<Phase>>(
        _ phases: Phases,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates a view that goes through phases when a value changes.
    public init<Phases: Sequence<Phase>, Trigger: Equatable>(
        _ phases: Phases,
        trigger: Trigger,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = TriggerValue(trigger)
        self.content = content
        self.animation = animation
    }

    /// The view in the current phase.
    public var body: some View {
        let isOff = trigger != nil && round == 0
        let run = PhaseRun(isOff ? 0 : phases.count, isEndless: trigger == nil) { next in
            let motion = animation(phases[next]) ?? .default
            withAnimation(motion) { index = next }
            return motion.wholeDuration ?? 86_400
        }
        return ZStack {
            if phases.indices.contains(index) { content(phases[index]) }
        }
        .onChange(of: trigger) { round += 1 }
        .task(id: round) { await run.perform() }
    }
}

// `@unchecked Sendable`: only the task of the view uses it, on the main actor.
private final class PhaseRun: @unchecked Sendable {
    private let count: Int
    private let isEndless: Bool
    private let show: (Int) -> Double

    // show: shows a phase, and returns its duration in seconds.
    init(_ count: Int, isEndless: Bool, _ show: @escaping (Int) -> Double) {
        self.count = count
        self.isEndless = isEndless
        self.show = show
    }

    // Shows the phases in order; the first is shown at the start and at the end.
    @MainActor
    func perform() async {
        guard count > 1 else { return }
        repeat {
            for next in Array(1..<count) + [0] {
                let seconds = max(1.0 / 60, show(next))
                try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
                if Task.isCancelled { return }
            }
        } while isEndless
    }
}

// A type-erased value that can be compared.
struct TriggerValue: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { $0 as? Value == value }
    }

    static func == (left: TriggerValue, right: TriggerValue) -> Bool { left.isSame(right.value) }
}

/// The view that an animator or a transition modifies: SwiftUI's `PlaceholderContentView`.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
    private let box: ViewBox

    init(_ box: ViewBox) {
        self.box = box
    }

    /// Returns the view.
    public func boxed() -> ViewBox { box }
}

nonisolated extension View {
    /// Goes through phases repeatedly.
    public func phaseAnimator<Phase: Equatable, Phases: Sequence<Phase>, Content: View>(
        _ phases: Phases,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(boxed())
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }

    /// Goes through phases when a value changes.
    public func phaseAnimator<
        Phase: Equatable,
        Phases: Sequence<Phase>,
        Trigger: Equatable,
        Content: View
    >(
        _ phases: Phases,
        trigger: Trigger,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(boxed())
        return PhaseAnimator(
            phases,
            trigger: trigger,
            content: { content(view, $0) },
            animation: animation
        )
    }
}
