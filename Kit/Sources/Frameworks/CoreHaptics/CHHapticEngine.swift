// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import Foundation

public struct CHHapticDeviceCapability: Sendable {
    public let supportsHaptics = false
    public let supportsAudio = false
}
public struct CHHapticError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notSupported = -4809
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    public var errorCode: Int { code.rawValue }
}
public let CHHapticTimeImmediate: TimeInterval = 0

open class CHHapticEventParameter: NSObject {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    }
    public let parameterID: ID
    open var value: Float
    public init(parameterID: ID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}
open class CHHapticEvent: NSObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval
    public init(
        eventType type: EventType,
        parameters: [CHHapticEventParameter],
        relativeTime: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = parameters
        self.relativeTime = relativeTime
        self.duration = duration
    }
}
open class CHHapticDynamicParameter: NSObject {}
open class CHHapticPattern: NSObject {
    public let duration: TimeInterval
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

/// Plays haptic patterns: Core Haptics' `CHHapticEngine`; the simulated phone, like that of Xcode, has no haptic
/// hardware.
open class CHHapticEngine: @unchecked Sendable {
    // SAFETY: its handlers are set before it is started.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended
        case idleTimeout
        case systemError = -1
    }
    open class func capabilitiesForHardware() -> CHHapticDeviceCapability {
        CHHapticDeviceCapability()
    }
    open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }
    open var resetHandler: @Sendable () -> Void = {}
    open var isAutoShutdownEnabled = false
    open var playsHapticsOnly = false
    public init() throws { throw CHHapticError(.notSupported) }
    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        completionHandler?(CHHapticError(.notSupported))
    }
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
}
