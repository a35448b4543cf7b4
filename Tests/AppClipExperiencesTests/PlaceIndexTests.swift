// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import SeededRandom
import Testing

/// C-26 and C-57: experiences near a position.
struct PlaceIndexTests {
    typealias Entry = (experience: AdvancedExperience.ID, place: Place)

    private func place(_ latitude: Double, _ longitude: Double) throws -> Place {
        try #require(Place(latitude: latitude, longitude: longitude))
    }

    private func entries(_ places: [Place]) -> [Entry] {
        places.enumerated().map { (AdvancedExperience.ID(rawValue: Int64($0.offset)), $0.element) }
    }

    private func nearest(
        _ places: [Place],
        to position: Place,
        within radius: Double,
        limit: Int = 10
    ) -> [Int64] {
        PlaceIndex(entries(places)).nearest(to: position, within: radius, limit: limit)
            .map(\.experience.rawValue)
    }

    /// C-57: distances on a great circle, from tables of the haversine formula on the same sphere.
    @Test(
        arguments: [
            (0.0, 0.0, 0.0, 0.0, 0.0), (0, 0, 0, 180, 20_015_114.4), (90, 0, -90, 0, 20_015_114.4),
            (0, 0, 0, 90, 10_007_557.2), (0, 179.999, 0, -179.999, 222.390),
            (89.999, 0, 89.999, 180, 222.390), (47.3769, 8.5417, 46.9481, 7.4474, 95_488.110),
            (37.3349, -122.009, 37.3358, -122.009, 100.0756),
        ]
    )
    func distances(
        _ north: Double,
        _ east: Double,
        _ otherNorth: Double,
        _ otherEast: Double,
        meters: Double
    ) throws {
        let (one, other) = (try place(north, east), try place(otherNorth, otherEast))
        let distance = one.distance(to: other)
        #expect((distance - meters).magnitude <= max(0.01, meters * 2e-6), "\(distance)")
        #expect(distance == other.distance(to: one))
    }

    /// C-57: nearest first, within the radius; its boundary is included.
    @Test func findsTheNearestFirst() throws {
        let here = try place(37.3349, -122.009)
        let places = try [0.01, 0.001, 0.0045, 0.1, 0].map {
            try place(37.3349 + $0, -122.009)
        }
        #expect(nearest(places, to: here, within: 500) == [4, 1])
        #expect(nearest(places, to: here, within: 501) == [4, 1, 2])
        #expect(nearest(places, to: here, within: 2_000, limit: 2) == [4, 1])
        #expect(nearest(places, to: here, within: .infinity) == [4, 1, 2, 0, 3])
        #expect(nearest(places, to: here, within: 0) == [4])
        #expect(nearest(places, to: here, within: -1).isEmpty)
        #expect(nearest(places, to: here, within: .nan).isEmpty)
        #expect(nearest(places, to: here, within: 500, limit: 0).isEmpty)
        #expect(nearest([], to: here, within: 500).isEmpty)
    }

    /// C-57: across the date line and over the poles.
    @Test func knowsNeitherPolesNorDateLine() throws {
        let dateLine = try [place(-17, 179.999), place(-17, -179.999), place(-17, 179.9)]
        #expect(nearest(dateLine, to: try place(-17, -179.9995), within: 300) == [1, 0])
        let pole = try [place(89.999, 10), place(89.999, -170), place(89.9, 10)]
        #expect(nearest(pole, to: try place(90, 0), within: 200) == [0, 1])
        #expect(nearest(pole, to: try place(89.9995, 10), within: 200) == [0, 1])
    }

    /// C-57: at equal distance, the one that was registered first; and experiences that do not count.
    @Test func ordersEquals() throws {
        let here = try place(1, 2)
        let index = PlaceIndex(entries(Array(repeating: here, count: 100)).reversed())
        #expect(index.count == 100)
        let all = index.nearest(to: here, within: 1, limit: 1_000)
        #expect(all.map(\.experience.rawValue) == Array(0..<100))
        let odd = index.nearest(to: here, within: 1, limit: 3) { $0.rawValue % 2 == 1 }
        #expect(odd.map(\.experience.rawValue) == [1, 3, 5])
    }

    /// C-57: a changed experience replaces the previous one.
    @Test func layersOfChanges() throws {
        let here = try place(1, 2)
        let base = LayeredPlaceIndex(PlaceIndex(entries([here, here, try place(1.001, 2)])))
        func found(_ index: LayeredPlaceIndex, limit: Int = 10) -> [Int64] {
            index.nearest(to: here, within: 200, limit: limit).map(\.experience.rawValue)
        }
        #expect(found(base) == [0, 1, 2])
        let (first, new) = (
            AdvancedExperience.ID(rawValue: 0), AdvancedExperience.ID(rawValue: 9)
        )
        let current = PlaceIndex([(experience: new, place: here)])
        let changed = base.with(changed: [first, new], current: current)
        #expect(found(changed) == [1, 9, 2])
        #expect(found(changed, limit: 2) == [1, 9])
        #expect(found(base) == [0, 1, 2])
    }

    /// C-57: the results are those of a linear search, for random places, in clusters and far apart.
    @Test(arguments: [1, 15, 16, 17, 300, 5_000])
    func agreesWithALookAtEveryPlace(_ count: Int) throws {
        var random = SplitMix64(seed: UInt64(count))
        let places = try (0..<count).map { number in
            number % 3 == 0
                ? try place(
                    .random(in: -90...90, using: &random),
                    .random(in: -180...180, using: &random)
                )
                : try place(
                    .random(in: 47.3...47.4, using: &random),
                    .random(in: 8.5...8.6, using: &random)
                )
        }
        var (builder, others) = (PlaceIndex.Builder(), PlaceIndex.Builder())
        for entry in entries(places) {
            if Bool.random(using: &random) {
                builder.add(entry.place, entry.experience)
            } else {
                others.add(entry.place, entry.experience)
            }
        }
        builder.add(contentsOf: others)
        let index = builder.finish()
        for radius in [100, 500, 5_000, 1e6, 2.1e7] {
            for position in try [place(47.35, 8.55), place(-80, 170), places[0]] {
                // Two places whose distances differ by less than the grid can be in either order.
                let expected = places.map { $0.distance(to: position) }.filter { $0 <= radius }
                    .sorted()
                let found = index.nearest(to: position, within: radius, limit: 50)
                #expect(found.count == min(50, expected.count))
                for (neighbor, distance) in zip(found, expected) {
                    #expect((neighbor.distance - distance).magnitude < 0.05)
                    let own = places[Int(neighbor.experience.rawValue)].distance(to: position)
                    #expect((neighbor.distance - own).magnitude < 0.05)
                }
            }
        }
    }
}
