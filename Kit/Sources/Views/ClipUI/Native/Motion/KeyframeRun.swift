// SPDX-License-Identifier: Apache-2.0

/// The values of one track of keyframes by time.
struct KeyframeRun<Value: Animatable> {
    private let frames: [Keyframe<Value>]
    private let start: Value

    init(_ frames: [Keyframe<Value>], _ start: Value) {
        self.frames = frames
        self.start = start
    }

    func value(at seconds: Double) -> Value {
        var from = start
        var time = max(0, seconds)
        for (index, frame) in frames.enumerated() {
            guard time < frame.duration else {
                time -= frame.duration
                from = frame.target
                continue
            }
            return within(index, from, time)
        }
        return from
    }

    private func within(_ index: Int, _ from: Value, _ time: Double) -> Value {
        let frame = frames[index]
        let part = time / frame.duration
        switch frame.form {
        case .move: return frame.target
        case .linear(let curve):
            return frame.target.stepped(from: from.animatableData, curve.value(at: part))
        case .spring(let animation, let velocity):
            let fraction = animation.fraction(after: time)
            var value = frame.target.stepped(from: from.animatableData, fraction)
            if let velocity {
                // How far a velocity of 1 takes the spring besides.
                var pushed = animation
                pushed.c += 1
                let way = pushed.fraction(after: time) - fraction
                value.animatableData += scaled(velocity.animatableData, way)
            }
            return value
        case .cubic(let first, let last):
            return cubic(index, from, part, first?.animatableData, last?.animatableData)
        }
    }

    // Returns the value of a cubic curve with given velocities at its ends (Hermite form).
    private func cubic(
        _ index: Int,
        _ from: Value,
        _ part: Double,
        _ first: Value.AnimatableData?,
        _ last: Value.AnimatableData?
    ) -> Value {
        let frame = frames[index]
        let (here, there) = (from.animatableData, frame.target.animatableData)
        var startSpeed = first ?? speed(before: index, from)
        var endSpeed = last ?? speed(before: index + 1, frame.target)
        startSpeed.scale(by: frame.duration)
        endSpeed.scale(by: frame.duration)
        let (square, cube) = (part * part, part * part * part)
        var value = scaled(here, 2 * cube - 3 * square + 1)
        value += scaled(startSpeed, cube - 2 * square + part)
        value += scaled(there, 3 * square - 2 * cube)
        value += scaled(endSpeed, cube - square)
        var result = frame.target
        result.animatableData = value
        return result
    }

    // Returns the velocity at a keyframe: that from the one before to the one after; zero at the ends.
    private func speed(before index: Int, _ here: Value) -> Value.AnimatableData {
        guard index > 0, index < frames.count else { return .zero }
        let before = index > 1 ? frames[index - 2].target : start
        let seconds = frames[index - 1].duration + frames[index].duration
        guard seconds > 0 else { return .zero }
        return scaled(frames[index].target.animatableData - before.animatableData, 1 / seconds)
    }

    private func scaled(_ value: Value.AnimatableData, _ factor: Double) -> Value.AnimatableData {
        var scaled = value
        scaled.scale(by: factor)
        return scaled
    }
}

/// A value on tracks, at any time: SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
    private let start: Value
    private let tracks: KeyframeTracks<Value>

    /// Creates a timeline.
    public init<Content: Keyframes<Value>>(
        initialValue: Value,
        @KeyframesBuilder<Value> content: () -> Content
    ) {
        start = initialValue
        tracks = content().tracks
    }

    /// The duration of the longest track, in seconds.
    public var duration: Double { tracks.duration }

    /// Returns the value after a time in seconds.
    public func value(time: Double) -> Value {
        var value = start
        tracks.update(&value, start, time)
        return value
    }

    /// Returns the value after a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
