// SPDX-License-Identifier: Apache-2.0

import ClipRegions
import Testing

struct RegionTests {
    /// E-35: a circle contains its center and ends at its radius, also across the date line and at the poles.
    @Test(
        arguments: [
            (0.0, 0.0, 0.0, 0.0008, true), (0, 0, 0, 0.0010, false),
            (60, 10, 60, 10.0016, true), (60, 10, 60, 10.0020, false),
            (0, 179.9999, 0, -179.9999, true), (89.9999, 0, 89.9999, 180, true),
            (0, 0, 0, 180, false), (0, 0, 91, 0, false),
        ] as [(Double, Double, Double, Double, Bool)]
    )
    func contains(
        _ latitude: Double,
        _ longitude: Double,
        _ otherLatitude: Double,
        _ otherLongitude: Double,
        _ expected: Bool
    ) {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            radius: 100,
            identifier: "circle"
        )
        #expect(circle.contains(circle.center))
        let point = CLLocationCoordinate2DMake(otherLatitude, otherLongitude)
        #expect(circle.contains(point) == expected)
    }

    /// E7: regions are equal if their identifiers are, and copies have the same class.
    @Test func copiesAndEquality() throws {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
            radius: 3,
            identifier: "circle"
        )
        let copy = try #require(circle.copy() as? CLCircularRegion)
        #expect(copy == circle)
        #expect(copy !== circle)
        #expect((copy.center.latitude, copy.center.longitude, copy.radius) == (1, 2, 3))
        #expect(circle != CLRegion(identifier: "other"))
        #expect(circle == CLRegion(identifier: "circle"))
        #expect(circle.hash == CLRegion(identifier: "circle").hash)
    }
}
