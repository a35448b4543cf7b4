// SPDX-License-Identifier: Apache-2.0

/// An App Store overlay for the full app.
public struct SystemOverlay: Sendable, Hashable {
    /// A Boolean value that indicates whether the overlay leaves room for a bar at the bottom edge of the
    /// screen (`SKOverlay.Position.bottomRaised`).
    public var isRaised: Bool

    /// Creates an overlay.
    public init(isRaised: Bool) {
        self.isRaised = isRaised
    }
}

/// An event of an App Store overlay (rule F-19).
public enum SystemOverlayEvent: Sendable, Hashable {
    /// The overlay has appeared.
    case appeared
    /// The clip or the person dismissed the overlay.
    case dismissed
    /// The overlay could not be loaded, and is not shown.
    case failedToLoad
}
