// SPDX-License-Identifier: Apache-2.0

extension View where Self: Animatable {
    /// Returns the view as an object, which changes step by step if the change is animated.
    nonisolated public func boxed() -> ViewBox { AnimatableBox(self) }
}

extension Animatable {
    // Returns the value at a fraction of the way from another one to this.
    func stepped(from other: AnimatableData, _ fraction: Double) -> Self {
        var value = self
        var way = animatableData - other
        way.scale(by: fraction)
        value.animatableData = other + way
        return value
    }
}

// A view with a body, which is evaluated for each step.
final class AnimatableBox<Content: View & Animatable>: ViewBox {
    private let view: Content

    init(_ view: Content) {
        self.view = view
    }

    package override func mount(in context: MountContext) -> Node {
        AnimatableNode(CompositeBox(view).mount(in: context), view)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        unsafe unsafeDowncast(node, to: AnimatableNode<Content>.self).replace(view, environment)
    }
}

extension AnimatableBox: EvaluableBox {
    func evaluated() -> ViewBox { CompositeBox(view) }
}

final class AnimatableNode<Content: View & Animatable>: WrapperNode {
    // The value at the end of the animation, and the value that is shown.
    private var target: Content
    private var shown: Content
    private var start: Content.AnimatableData
    private var playback: Playback?
    private var environment: ViewEnvironment?

    init(_ child: Node, _ view: Content) {
        target = view
        shown = view
        start = view.animatableData
        super.init(child)
    }

    func replace(_ view: Content, _ environment: ViewEnvironment) {
        let isOther = view.animatableData != target.animatableData
        target = view
        self.environment = environment
        if isOther {
            stop()
            if let animation = environment.renderer.motion?.transaction.animation {
                start = shown.animatableData
                playback = Playback(animation, environment) { [unowned self] in show($0) }
            }
        }
        show(playback?.fraction ?? 1)
    }

    private func show(_ fraction: Double) {
        guard let environment else { return }
        if let playback, playback.isOver { stop() }
        shown = playback == nil ? target : target.stepped(from: start, fraction)
        CompositeBox(shown).update(child, in: environment)
    }

    private func stop() {
        playback?.unmount()
        playback = nil
    }

    package override func unmount() {
        stop()
        super.unmount()
    }
}

// A view that stores the modifier, which changes step by step.
nonisolated private struct AnimatedModifierView<Modifier: ViewModifier & Animatable>: View,
    Animatable
{
    var modifier: Modifier
    let content: ViewBox

    nonisolated var animatableData: Modifier.AnimatableData {
        get { modifier.animatableData }
        set { modifier.animatableData = newValue }
    }

    @MainActor
    var body: some View { modifier.body(content: _ViewModifier_Content(content)) }
}

extension AnimatedModifierView: ModifierHolder {}

func animatedBox<Modifier: ViewModifier & Animatable>(_ modifier: Modifier, _ content: ViewBox)
    -> ViewBox
{
    AnimatedModifierView(modifier: modifier, content: content).boxed()
}
