// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

/// A time as a fraction: Core Media's `CMTime`.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: Int64
    public var timescale: Int32
    private var kind = Kind.number

    private enum Kind: Int { case invalid, indefinite, number, infinite }

    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }
    public init(seconds: Double, preferredTimescale: Int32) {
        guard seconds.isFinite, preferredTimescale > 0,
            abs(seconds * Double(preferredTimescale)) < 9e18
        else {
            self = .invalid
            return
        }
        self.init(
            value: Int64((seconds * Double(preferredTimescale)).rounded()),
            timescale: preferredTimescale
        )
    }
    private init(_ kind: Kind) {
        self.init(value: 0, timescale: 0)
        self.kind = kind
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(.invalid)
    public static let indefinite = CMTime(.indefinite)
    public static let positiveInfinity = CMTime(.infinite)

    public var isValid: Bool { kind != .invalid }
    public var isNumeric: Bool { kind == .number }
    public var isIndefinite: Bool { kind == .indefinite }
    public var seconds: Double {
        switch kind {
        case .number: timescale == 0 ? .nan : Double(value) / Double(timescale)
        case .infinite: .infinity
        case .invalid, .indefinite: .nan
        }
    }
    public static func == (a: Self, b: Self) -> Bool {
        a.kind == b.kind && (a.kind != .number || a.seconds == b.seconds)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        if kind == .number { hasher.combine(seconds) }
    }
    public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
    public static func + (a: Self, b: Self) -> Self {
        CMTime(
            seconds: a.seconds + b.seconds,
            preferredTimescale: max(a.timescale, b.timescale)
        )
    }
    public static func - (a: Self, b: Self) -> Self {
        CMTime(
            seconds: a.seconds - b.seconds,
            preferredTimescale: max(a.timescale, b.timescale)
        )
    }
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public let kCMTimeZero = CMTime.zero

public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    public var end: CMTime { start + duration }
}
