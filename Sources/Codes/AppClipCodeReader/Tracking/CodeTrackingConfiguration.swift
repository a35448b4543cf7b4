// SPDX-License-Identifier: Apache-2.0

/// How codes are tracked.
public struct CodeTrackingConfiguration: Sendable, Hashable {
    /// Whether codes are looked for at all.
    ///
    /// As in ARKit's configuration of the same property, the default is `false`.
    public var appClipCodeTrackingEnabled = false

    /// The radius of the printed discs, in metres.
    ///
    /// An image alone does not tell a small code that is near from a large one far away.
    public var radius: Double

    /// For how many seconds an anchor is kept when its code is out of view; the documents do
    /// not say when ARKit removes one.
    public var timeOutOfView = 10.0

    /// How many seconds pass between two searches for further codes while all are in view.
    public var searchInterval = 0.5

    /// How much transforms are smoothed.
    public var smoothing = PoseSmoothing.none

    /// Makes a configuration for codes of a radius in metres, above 0.
    public init(radius: Double) {
        precondition(radius > 0 && radius.isFinite, "a printed code has a size")
        self.radius = radius
    }
}
