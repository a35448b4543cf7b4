// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
/// An overlay that recommends the full app: the part of StoreKit's `SKOverlay` that clips use.
///
/// The system draws it; a clip only says when and where it appears (*Recommending your app to App Clip
/// users*).
public enum SKOverlay {
    /// The configuration of an overlay for the full app of this clip.
    public struct AppClipConfiguration: Sendable, Hashable {
        /// The position of the overlay.
        public let position: Position

        /// Creates a configuration with a position.
        public init(position: Position) {
            self.position = position
        }
    }
}
#endif
