// SPDX-License-Identifier: Apache-2.0

/// An App Store overlay for the full app.
public struct SystemOverlay: Sendable, Hashable {
    /// Whether it is above a bar at the bottom edge.
    public var isRaised: Bool

    /// Creates an overlay.
    public init(isRaised: Bool) {
        self.isRaised = isRaised
    }
}

/// An event of an App Store overlay (rule F-19).
public enum SystemOverlayEvent: Sendable, Hashable {
    /// It has appeared.
    case appeared
    /// The clip or the person dismissed it.
    case dismissed
    /// It could not be loaded, and is not shown.
    case failedToLoad
}
