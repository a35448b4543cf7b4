// SPDX-License-Identifier: Apache-2.0

/// A shape of the clip that changes to another one of its type step by step.
package struct MovingShape: Sendable {
    typealias Maker = @Sendable (CGSize) -> PropertyValue

    fileprivate let shape: any Sendable
    // Returns the shape between another one and this; nil if they are not different.
    fileprivate let between: @Sendable (any Sendable, Double) -> (shape: any Sendable, made: Maker)?

    init<Form: Shape>(_ shape: Form) {
        self.shape = shape
        between = { other, fraction in
            guard let other = other as? Form, other.animatableData != shape.animatableData else {
                return nil
            }
            let form = shape.stepped(from: other.animatableData, fraction)
            return (form, { pathValue(of: form, $0) })
        }
    }

    private init(
        _ base: MovingShape,
        _ change: @escaping @Sendable (PropertyValue) -> PropertyValue
    ) {
        shape = base.shape
        between = { other, fraction in
            guard let (form, made) = base.between(other, fraction) else { return nil }
            return (form, { change(made($0)) })
        }
    }

    // Returns the shape with a change of its property.
    func changed(_ change: @escaping @Sendable (PropertyValue) -> PropertyValue) -> MovingShape {
        MovingShape(self, change)
    }
}

extension ShapeSize {
    // Shows another shape, step by step if the change is animated.
    func move(
        to shape: MovingShape,
        _ target: @escaping MovingShape.Maker,
        _ environment: ViewEnvironment
    ) {
        guard let motion else { return }
        let now = motion.move(to: shape, environment) { [unowned self] in
            made = motion.made ?? target
            if let current { element?.set(Property(.shape, made(current))) }
        }
        made = now ?? target
    }
}

/// The animation of a shape on the screen from one value to another.
final class ShapeMotion {
    private var target: MovingShape
    private var start: any Sendable
    // The shape that is shown during the animation.
    private var shown: (any Sendable)?
    private var playback: Playback?

    init(_ target: MovingShape) {
        self.target = target
        start = target.shape
    }

    // Sets a new shape. Returns how the shape is computed now, if it is still moving.
    func move(
        to new: MovingShape,
        _ environment: ViewEnvironment,
        _ step: @escaping () -> Void
    ) -> MovingShape.Maker? {
        let old = target
        target = new
        if new.between(old.shape, 1) != nil {
            let place = shown ?? old.shape
            stop()
            if let animation = environment.renderer.motion?.transaction.animation {
                start = place
                playback = Playback(animation, environment) { _ in step() }
            }
        }
        return made
    }

    // The function that computes the shape now; nil if it is not moving.
    var made: MovingShape.Maker? {
        guard let playback, !playback.isOver,
            let now = target.between(start, playback.fraction)
        else {
            stop()
            return nil
        }
        shown = now.shape
        return now.made
    }

    func stop() {
        playback?.unmount()
        playback = nil
        shown = nil
    }
}
