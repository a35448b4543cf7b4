// SPDX-License-Identifier: Apache-2.0

/// What the person feels: SwiftUI's `SensoryFeedback`.
///
/// Phones that vibrate for pages do.
public struct SensoryFeedback: Equatable, Sendable {
    // As in patches.
    fileprivate let number: Int32

    /// Something has succeeded.
    public static let success = SensoryFeedback(number: 1)
    /// Something needs attention.
    public static let warning = SensoryFeedback(number: 2)
    /// Something has failed.
    public static let error = SensoryFeedback(number: 3)
    /// Another value is selected.
    public static let selection = SensoryFeedback(number: 4)
    /// Something has hit something.
    public static let impact = SensoryFeedback(number: 5)
    /// A value has grown.
    public static let increase = SensoryFeedback(number: 4)
    /// A value has shrunk.
    public static let decrease = SensoryFeedback(number: 4)
    /// Something has begun.
    public static let start = SensoryFeedback(number: 4)
    /// Something has ended.
    public static let stop = SensoryFeedback(number: 4)
    /// Something is in line with something.
    public static let alignment = SensoryFeedback(number: 4)
    /// Something has come to a new level.
    public static let levelChange = SensoryFeedback(number: 4)

    /// How heavy what hits is.
    public struct Weight: Equatable, Sendable {
        /// Light.
        public static let light = Weight()
        /// In between.
        public static let medium = Weight()
        /// Heavy.
        public static let heavy = Weight()
    }

    /// How hard what hits is.
    public struct Flexibility: Equatable, Sendable {
        /// Hard.
        public static let rigid = Flexibility()
        /// In between.
        public static let solid = Flexibility()
        /// Soft.
        public static let soft = Flexibility()
    }

    /// Something hard or soft has hit something.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        .impact
    }

    /// Something of a weight has hit something.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        .impact
    }
}

nonisolated extension View {
    /// Has the person feel something when a value changes.
    public func sensoryFeedback<Value: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Value
    ) -> some View {
        self.feedback(trigger) { _, _ in feedback }
    }

    /// Has the person feel something when a value changes, under a condition.
    public func sensoryFeedback<Value: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: Value,
        condition: @escaping (Value, Value) -> Bool
    ) -> some View {
        self.feedback(trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Has the person feel what a closure says when a value changes.
    public func sensoryFeedback<Value: Equatable>(
        trigger: Value,
        _ feedback: @escaping (Value, Value) -> SensoryFeedback?
    ) -> some View {
        self.feedback(trigger, feedback)
    }

    package func feedback<Value: Equatable>(
        _ value: Value,
        _ feedback: @escaping (Value, Value) -> SensoryFeedback?
    ) -> some View {
        ModifiedView<Self>(FeedbackBox(boxed(), value, feedback))
    }
}

final class FeedbackBox<Value: Equatable>: ViewBox {
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
            if let kind = feedback(node.value, value) {
                environment.renderer.patches.set(0, Property(.feedback, kind.number))
            }
            node.value = value
        }
        content.update(node.child, in: environment)
    }
}
