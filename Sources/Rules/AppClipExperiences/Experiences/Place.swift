// SPDX-License-Identifier: Apache-2.0

/// A place on the map.
public struct Place: Sendable, Hashable {
    /// Degrees north, `-90...90`.
    public let latitude: Double

    /// Degrees east, `-180...180`.
    public let longitude: Double

    /// A place, or `nil` if a coordinate is out of range.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}
