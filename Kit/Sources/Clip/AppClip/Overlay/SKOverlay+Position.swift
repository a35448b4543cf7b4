// SPDX-License-Identifier: Apache-2.0

extension SKOverlay {
    /// The position of an overlay on the screen.
    public enum Position: Int, Sendable, Hashable {
        /// At the bottom edge.
        case bottom = 0

        /// Above a bar at the bottom edge.
        case bottomRaised = 1
    }
}
