// SPDX-License-Identifier: Apache-2.0

import AppClip

/// The authorization to start Live Activities, on the system that runs the code.
public final class ActivityAuthorizationInfo: Sendable {
    /// Creates an object that reads the current authorization.
    public init() {}

    /// Whether the app can start Live Activities (rules E-54 and E-57).
    public var areActivitiesEnabled: Bool { RunningSystem.current.areActivitiesEnabled }
}

/// The reason a Live Activity could not start.
public enum ActivityAuthorizationError: Error, Sendable, Hashable {
    /// Attributes and state are larger than 4096 bytes.
    case attributesTooLarge
    /// The system does not support Live Activities, or this kind of them (rule E-54).
    case unsupported
    /// The person does not allow Live Activities.
    case denied
    /// The device has reached its limit of active Live Activities.
    case globalMaximumExceeded
    /// The clip or app has reached its limit of active Live Activities.
    case targetMaximumExceeded
    /// The clip or app is not in the foreground.
    case visibility
    /// The clip has no extension with the capability (rule E-57).
    case unentitled

    init(_ error: SystemActivityError) {
        switch error {
        case .unsupported: self = .unsupported
        case .unentitled: self = .unentitled
        case .denied: self = .denied
        case .tooMany: self = .targetMaximumExceeded
        case .notVisible: self = .visibility
        }
    }
}
