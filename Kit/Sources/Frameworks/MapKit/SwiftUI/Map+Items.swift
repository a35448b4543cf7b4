// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import SwiftUI

// Maps of items, as they were before `MapContent`.

/// The annotation for an item on a map: MapKit's `MapAnnotationProtocol`.
public protocol MapAnnotationProtocol {
    /// Returns the line of the list for it, as an object.
    nonisolated func boxedAnnotation() -> ViewBox
}

nonisolated extension Map where Content: MapAnnotationProtocol {
    /// Creates a map of a region with items.
    public init<Items: RandomAccessCollection>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Content
    ) where Items.Element: Identifiable {
        self.init(
            .region(coordinateRegion),
            list: list(annotationItems, annotationContent),
            showsUser: showsUserLocation
        )
    }

    /// Creates a map of a rectangle with items.
    public init<Items: RandomAccessCollection>(
        mapRect: Binding<MKMapRect>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Content
    ) where Items.Element: Identifiable {
        self.init(
            .rect(mapRect),
            list: list(annotationItems, annotationContent),
            showsUser: showsUserLocation
        )
    }
}

nonisolated private func list<Items: RandomAccessCollection, Content: MapAnnotationProtocol>(
    _ items: Items,
    _ content: @escaping (Items.Element) -> Content
) -> ViewBox where Items.Element: Identifiable {
    ForEach(items, identity: { $0.id }, making: content).boxed { $0.boxedAnnotation() }
}

/// A balloon on a map: MapKit's `MapMarker`.
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// Creates a balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    /// Returns the line of the list, with the coordinate.
    nonisolated public func boxedAnnotation() -> ViewBox { pin("mappin.circle", tint, coordinate) }
}

/// A pin on a map: MapKit's `MapPin`.
public struct MapPin: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// Creates a pin.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    /// Returns the line of the list, with the coordinate.
    nonisolated public func boxedAnnotation() -> ViewBox { pin("mappin", tint, coordinate) }
}

nonisolated private func pin(
    _ symbol: String,
    _ tint: Color?,
    _ coordinate: CLLocationCoordinate2D
) -> ViewBox {
    MapEntry(
        coordinate.words,
        Image(systemName: symbol).foregroundStyle(tint ?? .red).accessibilityLabel("Pin")
    ).boxed()
}

/// Views on a map: MapKit's `MapAnnotation`.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let content: Content

    /// Creates views at a coordinate; `anchorPoint`, the point of the views there, has no effect
    /// here.
    public init(
        coordinate: CLLocationCoordinate2D,
        anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        self.content = content()
    }

    /// Returns the line of the list: the views and the coordinate.
    nonisolated public func boxedAnnotation() -> ViewBox {
        MapEntry(coordinate.words, content).boxed()
    }
}
