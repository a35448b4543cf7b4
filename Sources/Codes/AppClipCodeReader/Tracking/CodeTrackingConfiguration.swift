// SPDX-License-Identifier: Apache-2.0

/// The settings with which an ``AppClipCodeTracker`` tracks codes.
public struct CodeTrackingConfiguration: Sendable, Hashable {
    /// A Boolean value that indicates whether codes are tracked.
    ///
    /// As in ARKit's configuration property of the same name, the default is `false`.
    public var appClipCodeTrackingEnabled = false

    /// The radius of the printed discs, in metres.
    ///
    /// An image alone does not distinguish a small code nearby from a large one far away.
    public var radius: Double

    /// The time for which an anchor is kept when its code is out of view, in seconds; the
    /// documentation does not say when ARKit removes one.
    public var timeOutOfView = 10.0

    /// The interval between two searches for further codes while all are in view, in seconds.
    public var searchInterval = 0.5

    /// The amount by which transforms are smoothed.
    public var smoothing = PoseSmoothing.none

    /// Creates a configuration for codes with a radius in metres, above 0.
    public init(radius: Double) {
        precondition(radius > 0 && radius.isFinite, "a printed code has a size")
        self.radius = radius
    }
}
