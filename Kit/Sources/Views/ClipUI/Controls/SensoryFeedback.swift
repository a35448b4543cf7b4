// SPDX-License-Identifier: Apache-2.0

/// Haptic feedback: SwiftUI's `SensoryFeedback`.
///
/// The phone vibrates if its browser has the Vibration API; otherwise, there is no effect.
public struct SensoryFeedback: Equatable, Sendable {
    // The number in patches. The page has one vibration for 1...3 and a shorter one for all others.
    fileprivate let number: Int32

    /// A task has succeeded.
    public static let success = SensoryFeedback(number: 1)
    /// A task has produced a warning.
    public static let warning = SensoryFeedback(number: 2)
    /// A task has failed.
    public static let error = SensoryFeedback(number: 3)
    /// The selection has changed.
    public static let selection = SensoryFeedback(number: 4)
    /// Two objects have collided.
    public static let impact = SensoryFeedback(number: 5)
    /// A value has increased.
    public static let increase = SensoryFeedback(number: 4)
    /// A value has decreased.
    public static let decrease = SensoryFeedback(number: 4)
    /// An activity has started.
    public static let start = SensoryFeedback(number: 4)
    /// An activity has stopped.
    public static let stop = SensoryFeedback(number: 4)
    /// An object is aligned with another one.
    public static let alignment = SensoryFeedback(number: 4)
    /// A value has reached another level.
    public static let levelChange = SensoryFeedback(number: 4)

    /// The weight of the objects that collide.
    public struct Weight: Equatable, Sendable {
        /// Light objects.
        public static let light = Weight()
        /// Objects of medium weight.
        public static let medium = Weight()
        /// Heavy objects.
        public static let heavy = Weight()
    }

    /// The hardness of the objects that collide.
    public struct Flexibility: Equatable, Sendable {
        /// Hard objects.
        public static let rigid = Flexibility()
        /// Objects between hard and soft.
        public static let solid = Flexibility()
        /// Soft objects.
        public static let soft = Flexibility()
    }

    /// Returns the feedback of a collision of hard or soft objects; here, it is ``impact`` for any
    /// intensity.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        .impact
    }

    /// Returns the feedback of a collision of objects of a weight; here, it is ``impact`` for any
    /// intensity.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        .impact
    }
}

nonisolated extension View {
    /// Plays feedback when a value changes.
    public func sensoryFeedback<Value: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Value
    ) -> some View {
        playing(onChangeOf: trigger) { _, _ in feedback }
    }

    /// Plays feedback when a value changes and a condition is met, which receives the old and the new value.
    public func sensoryFeedback<Value: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Value,
        condition: @escaping (Value, Value) -> Bool
    ) -> some View {
        playing(onChangeOf: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Plays the feedback that a closure returns when a value changes.
    ///
    /// The closure receives the old and the new value; for `nil` there is no feedback.
    public func sensoryFeedback<Value: Equatable>(
        trigger: Value,
        _ feedback: @escaping (Value, Value) -> SensoryFeedback?
    ) -> some View {
        playing(onChangeOf: trigger, feedback)
    }

    private func playing<Value: Equatable>(
        onChangeOf value: Value,
        _ feedback: @escaping (Value, Value) -> SensoryFeedback?
    ) -> some View {
        ModifiedView<Self>(FeedbackBox(boxed(), value, feedback))
    }
}

// A view whose node keeps the value, and that sends the feedback to the page when the value changes.
private final class FeedbackBox<Value: Equatable>: ViewBox {
    private let content: ViewBox
    private let value: Value
    private let feedback: (Value, Value) -> SensoryFeedback?

    init(
        _ content: ViewBox,
        _ value: Value,
        _ feedback: @escaping (Value, Value) -> SensoryFeedback?
    ) {
        self.content = content
        self.value = value
        self.feedback = feedback
    }

    package override func mount(in context: MountContext) -> Node {
        ChangeNode(content.mount(in: context), value)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: ChangeNode<Value>.self)
        if node.value != value {
            if let feedback = feedback(node.value, value) {
                // Vibration is of the phone, not of an element: the patch is for the screen itself.
                environment.renderer.patches.set(0, Property(.feedback, feedback.number))
            }
            node.value = value
        }
        content.update(node.child, in: environment)
    }
}
