// SPDX-License-Identifier: Apache-2.0

public import CoreLocation

/// From where a map is seen: MapKit's `MapCamera`.
public struct MapCamera: Sendable, Hashable {
    /// What it looks at.
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres from there.
    public var distance: Double
    /// Degrees clockwise from north.
    public var heading: Double
    /// Degrees from straight down.
    public var pitch: Double

    /// A camera.
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

    /// Whether two cameras see the same.
    public static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }

    /// Feeds what the camera sees.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    private var numbers: [Double] {
        [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
    }
}

/// What a map shows: MapKit's `MapCameraPosition`.
public struct MapCameraPosition: Equatable, Sendable {
    /// What a map shows.
    public enum Kind: Sendable {
        /// Its content.
        case automatic
        /// A region.
        case region(MKCoordinateRegion)
        /// A rectangle.
        case rect(MKMapRect)
        /// What a camera sees.
        case camera(MapCamera)
        /// Where the person is.
        case user
    }

    /// What a map shows.
    public let kind: Kind

    /// Its content.
    public static let automatic = Self(kind: .automatic)
    /// A region.
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
    /// A rectangle.
    public static func rect(_ rect: MKMapRect) -> Self { Self(kind: .rect(rect)) }
    /// What a camera sees.
    public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
    /// The surroundings of an item.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
        region(
            MKCoordinateRegion(
                center: item.placemark.coordinate,
                latitudinalMeters: 1000,
                longitudinalMeters: 1000
            )
        )
    }
    /// Where the person is; the other position while nobody knows.
    public static func userLocation(
        followsHeading: Bool = false,
        fallback: MapCameraPosition
    ) -> Self {
        fallback.kind.isAutomatic ? Self(kind: .user) : fallback
    }

    /// The region; `nil` if it is not one.
    public var region: MKCoordinateRegion? {
        if case .region(let region) = kind { region } else { nil }
    }
    /// The camera; `nil` if it is not one.
    public var camera: MapCamera? {
        if case .camera(let camera) = kind { camera } else { nil }
    }

    /// Whether two positions show the same.
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

/// How far a map can be moved: MapKit's `MapCameraBounds`.
public struct MapCameraBounds: Sendable {
    /// Metres from the ground at the least.
    public let minimumDistance: Double?
    /// Metres from the ground at the most.
    public let maximumDistance: Double?

    /// Bounds of the distance.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }
}

/// What a person can do with a map: MapKit's `MapInteractionModes`.
public struct MapInteractionModes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Modes from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Move it.
    public static let pan = Self(rawValue: 1)
    /// Change its size.
    public static let zoom = Self(rawValue: 2)
    /// Turn it.
    public static let rotate = Self(rawValue: 4)
    /// Tilt it.
    public static let pitch = Self(rawValue: 8)
    /// All of that.
    public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}

/// Whether a map goes with the person: MapKit's `MapUserTrackingMode`.
public enum MapUserTrackingMode: Sendable {
    /// It stays.
    case none
    /// It goes with them.
    case follow
}
