#if !hasFeature(Embedded)
/// The offer of the full app, as a clip asks for it.
public struct SystemOverlay: Sendable, Hashable {
    /// Whether it leaves room for a bar at the bottom.
    public var isRaised: Bool

    /// An offer.
    public init(isRaised: Bool) {
        self.isRaised = isRaised
    }
}

/// What happens to the offer of the full app (rule F-19).
public enum SystemOverlayReport: Sendable, Hashable {
    /// It has appeared.
    case appeared
    /// It is gone: the clip or the person put it away.
    case dismissed
    /// It could not be loaded; nothing is shown.
    case failedToLoad
}
#endif
