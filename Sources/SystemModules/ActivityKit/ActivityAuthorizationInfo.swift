#if !hasFeature(Embedded)
import AppClip

/// Whether Live Activities may begin, on the system that runs the code.
public final class ActivityAuthorizationInfo: Sendable {
    /// Asks for what is allowed.
    public init() {}

    /// Whether they may begin (rules E-54 and E-57).
    public var areActivitiesEnabled: Bool { RunningSystem.current.areActivitiesEnabled }
}

/// Why a Live Activity did not begin.
public enum ActivityAuthorizationError: Error, Sendable, Hashable {
    /// Attributes and state are larger than 4096 bytes.
    case attributesTooLarge
    /// The system has none, or not this kind (rule E-54).
    case unsupported
    /// The person does not allow them.
    case denied
    /// There are as many as the device may have.
    case globalMaximumExceeded
    /// There are as many as the clip or app may have.
    case targetMaximumExceeded
    /// The clip or app is not on the screen.
    case visibility
    /// The clip has no extension with the capability (rule E-57).
    case unentitled

    init(_ fault: SystemActivityFault) {
        switch fault {
        case .unsupported: self = .unsupported
        case .unentitled: self = .unentitled
        case .denied: self = .denied
        case .tooMany: self = .targetMaximumExceeded
        case .notVisible: self = .visibility
        }
    }
}
#endif
