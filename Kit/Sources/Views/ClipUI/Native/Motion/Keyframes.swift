// SPDX-License-Identifier: Apache-2.0

/// The changes of a value over time, on tracks: SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
    /// The type of the value that changes.
    associatedtype Value

    /// The tracks of keyframes, which run at the same time.
    var tracks: KeyframeTracks<Value> { get }
}

/// Tracks as functions of a time.
public struct KeyframeTracks<Value> {
    // The duration, in seconds.
    let duration: Double
    let update: (_ value: inout Value, _ start: Value, _ seconds: Double) -> Void
}

/// The keyframes of a value or of a part of it: SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    /// The track as a function of time.
    public let tracks: KeyframeTracks<Root>

    /// Creates a track that changes the value itself.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
        tracks = content().tracks
    }

    /// Creates a track that changes a part of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        let inner = content().tracks
        tracks = KeyframeTracks(duration: inner.duration) { value, start, seconds in
            inner.update(&value[keyPath: keyPath], start[keyPath: keyPath], seconds)
        }
    }
}

/// Keyframes one after another: SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value that changes.
    associatedtype Value: Animatable

    /// The keyframes, in order.
    var frames: [Keyframe<Value>] { get }
}

/// The value at the end of a duration, and the interpolation to it.
public struct Keyframe<Value: Animatable> {
    enum Form {
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Animation, start: Value?)
        case move
    }

    let target: Value
    let duration: Double
    let form: Form
}

extension KeyframeTrackContent {
    var tracks: KeyframeTracks<Value> {
        let frames = frames
        let duration = frames.reduce(0) { $0 + $1.duration }
        return KeyframeTracks(duration: duration) { value, start, seconds in
            value = KeyframeRun(frames, start).value(at: seconds)
        }
    }
}

/// A keyframe that is reached at a constant speed, or along a timing curve: SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe.
    public let frames: [Keyframe<Value>]

    /// Creates a keyframe that is reached after a duration in seconds.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        frames = [Keyframe(target: to, duration: max(0, duration), form: .linear(timingCurve))]
    }
}

/// A keyframe that is reached along a smooth curve: SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe.
    public let frames: [Keyframe<Value>]

    /// Creates a keyframe that is reached after a duration in seconds.
    ///
    /// Velocities are per second; without them, those of the neighbours are used.
    public init(
        _ to: Value,
        duration: Double,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {
        let form = Keyframe<Value>.Form.cubic(start: startVelocity, end: endVelocity)
        frames = [Keyframe(target: to, duration: max(0, duration), form: form)]
    }
}

/// A keyframe that is reached by a spring: SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe.
    public let frames: [Keyframe<Value>]

    /// Creates a keyframe that is reached after a duration in seconds, by default the duration of the spring.
    ///
    /// The start velocity is per second; without it, the spring starts at rest.
    public init(
        _ to: Value,
        duration: Double? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        let seconds = duration ?? spring.animation.duration
        let form = Keyframe<Value>.Form.spring(spring.animation, start: startVelocity)
        frames = [Keyframe(target: to, duration: max(0, seconds), form: form)]
    }
}

/// A keyframe that is reached at once: SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The keyframe.
    public let frames: [Keyframe<Value>]

    /// Creates a keyframe with a value.
    public init(_ to: Value) {
        frames = [Keyframe(target: to, duration: 0, form: .move)]
    }
}

/// Several keyframes.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    /// The keyframes.
    public let frames: [Keyframe<Value>]
}

/// Builds a track of keyframes: SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Builds a keyframe.
    public static func buildExpression<Content: KeyframeTrackContent<Value>>(
        _ content: Content
    ) -> KeyframeSequence<Value> {
        KeyframeSequence(frames: content.frames)
    }

    /// Builds keyframes one after another.
    public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
        KeyframeSequence(frames: parts.flatMap(\.frames))
    }

    /// Builds the keyframes of a loop.
    public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence(frames: parts.flatMap(\.frames))
    }

    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> {
        first
    }

    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither(second: KeyframeSequence<Value>) -> KeyframeSequence<Value> {
        second
    }

    /// Builds an `if` without `else`.
    public static func buildOptional(_ part: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
        part ?? KeyframeSequence(frames: [])
    }
}

/// Tracks that run at the same time.
public struct KeyframeTrackGroup<Value>: Keyframes {
    /// The tracks as one function of time.
    public let tracks: KeyframeTracks<Value>
}

/// A track, or a keyframe of the value itself.
public struct KeyframePart<Value> {
    fileprivate let tracks: KeyframeTracks<Value>
    // Keyframes of the value itself run one after another, and tracks run at the same time.
    fileprivate let isFrame: Bool
}

/// Builds tracks: SwiftUI's `KeyframesBuilder`.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// Builds a track.
    public static func buildExpression<Track: Keyframes<Value>>(
        _ track: Track
    ) -> [KeyframePart<Value>] {
        [KeyframePart(tracks: track.tracks, isFrame: false)]
    }

    /// Builds a keyframe of the value itself.
    public static func buildExpression<Content: KeyframeTrackContent<Value>>(
        _ content: Content
    ) -> [KeyframePart<Value>] where Value: Animatable {
        [KeyframePart(tracks: content.tracks, isFrame: true)]
    }

    /// Builds a block of tracks or keyframes.
    public static func buildBlock(_ parts: [KeyframePart<Value>]...) -> [KeyframePart<Value>] {
        parts.flatMap(\.self)
    }

    /// Builds all tracks, as one group.
    public static func buildFinalResult(
        _ parts: [KeyframePart<Value>]
    ) -> KeyframeTrackGroup<Value> {
        var all = parts.filter { !$0.isFrame }.map(\.tracks)
        if let first = parts.first(where: \.isFrame)?.tracks {
            all.append(
                parts.filter(\.isFrame).dropFirst().reduce(first) { $0.followed(by: $1.tracks) }
            )
        }
        let tracks = all
        return KeyframeTrackGroup(
            tracks: KeyframeTracks(duration: tracks.map(\.duration).max() ?? 0) {
                value,
                start,
                seconds in
                for track in tracks { track.update(&value, start, seconds) }
            }
        )
    }
}

extension KeyframeTracks {
    // Returns this track followed by another one, which starts where this ends.
    fileprivate func followed(by other: KeyframeTracks) -> KeyframeTracks {
        KeyframeTracks(duration: duration + other.duration) { value, start, seconds in
            guard seconds >= duration else { return update(&value, start, seconds) }
            var end = start
            update(&end, start, duration)
            other.update(&value, end, seconds - duration)
        }
    }
}
