// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Where a device is.
public struct SystemPosition: Sendable, Hashable {
    /// Degrees north of the equator, `-90...90`.
    public var latitude: Double
    /// Degrees east of Greenwich, `-180...180`.
    public var longitude: Double
    /// How far off it may be, in metres.
    public var accuracy: Double

    /// A position.
    public init(latitude: Double, longitude: Double, accuracy: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
    }
}
#endif
