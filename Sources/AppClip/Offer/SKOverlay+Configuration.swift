#if !hasFeature(Embedded)
public import Foundation

extension SKOverlay {
    /// Where the offer stands on the screen.
    public enum Position: Int, Sendable, Hashable {
        /// At the bottom edge.
        case bottom = 0

        /// Above a bar at the bottom edge.
        case bottomRaised = 1
    }

    /// What is offered.
    public class Configuration: NSObject {}

    /// An offer of the full app that belongs to this clip.
    public class AppClipConfiguration: Configuration {
        /// Where the offer stands.
        public var position: Position

        /// The name of a campaign, for the store's figures; `nil` without one.
        public var campaignToken: String?

        /// The number of the provider, for the store's figures; `nil` without one.
        public var providerToken: String?

        /// Makes an offer at a place.
        public init(position: Position) {
            self.position = position
        }
    }

    /// What goes with an appearance or a dismissal; systems here move nothing.
    public class TransitionContext: NSObject {}
}
#endif
