// SPDX-License-Identifier: Apache-2.0

/// The position of a device.
public struct SystemPosition: Sendable, Hashable {
    /// Degrees north of the equator, `-90...90`.
    public var latitude: Double
    /// Degrees east of Greenwich, `-180...180`.
    public var longitude: Double
    /// The radius of uncertainty, in metres.
    public var accuracy: Double

    /// Creates a position.
    public init(latitude: Double, longitude: Double, accuracy: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
    }
}
