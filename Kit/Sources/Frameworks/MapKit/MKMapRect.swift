// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

/// A point on a flat map of the world, in Mercator projection: MapKit's `MKMapPoint`.
public struct MKMapPoint: Hashable, Sendable {
    // The side of the map of the world, in map points.
    static let world = 268_435_456.0

    /// The distance from the western edge, in map points.
    public var x: Double
    /// The distance from the northern edge, in map points.
    public var y: Double

    /// Creates a point from its distances from the north west corner.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the point for a coordinate; latitudes are limited to 85 degrees.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * Self.world
        y = (1 - asinh(tan(latitude)) / .pi) / 2 * Self.world
    }

    /// The coordinate for the point.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / Self.world))) * 180 / .pi,
            longitude: x / Self.world * 360 - 180
        )
    }
}

/// A width and a height on a flat map: MapKit's `MKMapSize`.
public struct MKMapSize: Hashable, Sendable {
    /// The distance from west to east, in map points.
    public var width: Double
    /// The distance from north to south, in map points.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle on a flat map: MapKit's `MKMapRect`.
public struct MKMapRect: Hashable, Sendable {
    /// The north west corner.
    public var origin: MKMapPoint
    /// The width and the height.
    public var size: MKMapSize

    /// The null rectangle, which contains no points.
    public static let null = Self(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The rectangle of the whole map.
    public static let world = Self(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)

    /// Creates an empty rectangle in the north west corner.
    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }

    /// Creates a rectangle from its north west corner and size.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its north west corner and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The distance from west to east, in map points.
    public var width: Double { size.width }
    /// The distance from north to south, in map points.
    public var height: Double { size.height }
    /// Whether it is the null rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }

    /// Returns the smallest rectangle around both.
    public func union(_ other: Self) -> Self {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return Self(
            x: x,
            y: y,
            width: max(maxX, other.maxX) - x,
            height: max(maxY, other.maxY) - y
        )
    }

    /// Returns whether a point is inside.
    public func contains(_ point: MKMapPoint) -> Bool {
        (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
    }

    init(around points: [CLLocationCoordinate2D]) {
        self = points.map { MKMapPoint($0) }.reduce(.null) {
            $0.union(Self(origin: $1, size: MKMapSize(width: 0, height: 0)))
        }
    }

    // Creates the rectangle of a region.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        self.init(around: [
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2
            ),
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2
            ),
        ])
    }
}
