#if hasFeature(Embedded)
/// The system's offer of the full app: StoreKit's `SKOverlay`, as far as clips use it.
///
/// The system draws it, never the clip: a clip says only that it should be there and where
/// (*Recommending your app to App Clip users*).
public enum SKOverlay {
    /// Where the offer stands on the screen.
    public enum Position: Int, Sendable, Hashable {
        /// At the bottom edge.
        case bottom = 0

        /// Above a bar at the bottom edge.
        case bottomRaised = 1
    }

    /// An offer of the full app that belongs to this clip.
    public struct AppClipConfiguration: Sendable, Hashable {
        /// Where the offer stands.
        public let position: Position

        /// Makes an offer at a place.
        public init(position: Position) {
            self.position = position
        }
    }
}
#endif
