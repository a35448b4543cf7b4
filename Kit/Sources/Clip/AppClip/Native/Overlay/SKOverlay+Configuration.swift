// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension SKOverlay {
    /// The content of an overlay.
    open class Configuration: NSObject {}

    /// The configuration of an overlay for the full app of this clip.
    public class AppClipConfiguration: Configuration {
        /// The position of the overlay.
        public var position: Position

        /// The name of a campaign, for App Analytics; `nil` without one.
        public var campaignToken: String?

        /// The provider's identifier, for App Analytics; `nil` without one.
        public var providerToken: String?

        /// Creates a configuration with a position.
        public init(position: Position) {
            self.position = position
        }
    }

    /// The configuration of an overlay for another app.
    public class AppConfiguration: Configuration {
        /// The identifier of the app in the App Store.
        public let appIdentifier: String

        /// The position of the overlay.
        public var position: Position

        /// Creates a configuration for an app.
        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
        }
    }

    /// Animations that accompany a presentation or a dismissal; not supported here.
    public class TransitionContext: NSObject {}
}
