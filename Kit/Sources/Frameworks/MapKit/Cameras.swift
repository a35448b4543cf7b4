// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

/// The viewpoint of a map: MapKit's `MapCamera`.
public struct MapCamera: Sendable, Hashable {
    /// The coordinate at the center of its view.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance from the center, in metres.
    public var distance: Double
    /// The heading, in degrees clockwise from north.
    public var heading: Double
    /// The pitch, in degrees from straight down.
    public var pitch: Double

    /// Creates a camera.
    public init(
        centerCoordinate: CLLocationCoordinate2D,
        distance: Double,
        heading: Double = 0,
        pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// Whether both cameras have the same view.
    public static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }

    /// Hashes the properties of the camera.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    private var numbers: [Double] {
        [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
    }
}

/// The part of the earth that a map shows: MapKit's `MapCameraPosition`.
public struct MapCameraPosition: Equatable, Sendable {
    /// A way to specify the part of the earth that a map shows.
    public enum Kind: Sendable {
        /// The part that contains the map's content.
        case automatic
        /// A region in degrees.
        case region(MKCoordinateRegion)
        /// A rectangle.
        case rect(MKMapRect)
        /// The view of a camera.
        case camera(MapCamera)
        /// The surroundings of the person.
        case user
    }

    /// The way in which the position is specified.
    public let kind: Kind

    /// A position that shows the map's content.
    public static let automatic = Self(kind: .automatic)
    /// Returns a position that shows a region.
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
    /// Returns a position that shows a rectangle.
    public static func rect(_ rect: MKMapRect) -> Self { Self(kind: .rect(rect)) }
    /// Returns a position that shows the view of a camera.
    public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
    /// Returns a position that shows the surroundings of an item, 1000 metres wide and high.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
        region(
            MKCoordinateRegion(
                center: item.placemark.coordinate,
                latitudinalMeters: 1000,
                longitudinalMeters: 1000
            )
        )
    }
    /// Returns a position that shows the person's location; the other position while it is unknown.
    public static func userLocation(
        followsHeading: Bool = false,
        fallback: MapCameraPosition
    ) -> Self {
        fallback.kind.isAutomatic ? Self(kind: .user) : fallback
    }

    /// The region of the position; `nil` if it is specified in another way.
    public var region: MKCoordinateRegion? {
        if case .region(let region) = kind { region } else { nil }
    }
    /// The camera of the position; `nil` if it is specified in another way.
    public var camera: MapCamera? {
        if case .camera(let camera) = kind { camera } else { nil }
    }

    /// Whether both positions show the same.
    public static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }

    private var numbers: [Double] {
        switch kind {
        case .automatic: [0]
        case .region(let region):
            [
                1, region.center.latitude, region.center.longitude, region.span.latitudeDelta,
                region.span.longitudeDelta,
            ]
        case .rect(let rect): [2, rect.minX, rect.minY, rect.width, rect.height]
        case .camera(let camera):
            [
                3, camera.centerCoordinate.latitude, camera.centerCoordinate.longitude,
                camera.distance, camera.heading, camera.pitch,
            ]
        case .user: [4]
        }
    }
}

extension MapCameraPosition.Kind {
    fileprivate var isAutomatic: Bool {
        if case .automatic = self { true } else { false }
    }
}

/// The limits of a map's camera: MapKit's `MapCameraBounds`.
public struct MapCameraBounds: Sendable {
    /// The minimum distance of the camera, in metres.
    public let minimumDistance: Double?
    /// The maximum distance of the camera, in metres.
    public let maximumDistance: Double?

    /// Creates bounds of the distance.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }
}

/// The gestures with which a person can control a map: MapKit's `MapInteractionModes`.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates modes from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Panning the map.
    public static let pan = Self(rawValue: 1)
    /// Zooming the map.
    public static let zoom = Self(rawValue: 2)
    /// Rotating the map.
    public static let rotate = Self(rawValue: 4)
    /// Changing the pitch.
    public static let pitch = Self(rawValue: 8)
    /// All of the gestures.
    public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}

/// The way a map follows the person: MapKit's `MapUserTrackingMode`.
public enum MapUserTrackingMode: Sendable {
    /// The map does not follow the person.
    case none
    /// The map follows the person.
    case follow
}
