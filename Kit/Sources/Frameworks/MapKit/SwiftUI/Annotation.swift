// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import SwiftUI

/// Views on a map: MapKit's `Annotation`.
nonisolated public struct Annotation<Label: View, Content: View>: PrimitiveMapContent {
    private let coordinate: CLLocationCoordinate2D
    private let label: Label
    private let content: Content

    /// Creates an annotation with views as its label.
    ///
    /// The list of the map shows the views; `anchor`, the point of the views at the coordinate, has no
    /// effect here.
    public init(
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.coordinate = coordinate
        self.label = label()
        self.content = content()
    }

    /// Returns the line of the list: the views, the label and the coordinate.
    public func boxedList() -> ViewBox {
        MapEntry(
            coordinate.words,
            HStack(spacing: 6) {
                content
                label
            }
        ).boxed()
    }
}

nonisolated extension Annotation where Label == Text {
    /// Creates an annotation with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
    }

    /// Creates an annotation with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }
}

/// The location of the person: MapKit's `UserAnnotation`; listed while it is known.
nonisolated public struct UserAnnotation: PrimitiveMapContent {
    private let content: AnyView?

    /// Creates the default dot.
    public init() { content = nil }

    /// Creates views at the location of the person.
    public init<Content: View>(
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.content = AnyView(content())
    }

    /// Returns the line of the list, with the location.
    public func boxedList() -> ViewBox { UserEntry(content: content).boxed() }
}

nonisolated struct UserEntry: View {
    var content: AnyView?

    @MainActor var body: some View {
        if let place = CLLocationManager().location?.coordinate {
            MapEntry(
                place.words,
                HStack(spacing: 6) {
                    content
                    Text(verbatim: "You are here")
                }
            )
        }
    }
}

// MARK: Shapes

/// A line on a map: MapKit's `MapPolyline`.
nonisolated public struct MapPolyline: PrimitiveMapContent {
    private let points: [CLLocationCoordinate2D]

    /// Creates a line through points.
    public init(coordinates: [CLLocationCoordinate2D]) { points = coordinates }

    /// Creates a line from one of MapKit.
    public init(_ polyline: MKPolyline) { points = polyline.coordinates }

    /// Creates the line of a route.
    public init(_ route: MKRoute) { self.init(route.polyline) }

    /// Returns the line of the list: the number of points, and the first one.
    public func boxedList() -> ViewBox { shape("Line", points) }
}

/// An area on a map: MapKit's `MapPolygon`.
nonisolated public struct MapPolygon: PrimitiveMapContent {
    private let points: [CLLocationCoordinate2D]

    /// Creates an area from its corners.
    public init(coordinates: [CLLocationCoordinate2D]) { points = coordinates }

    /// Creates an area from a polygon of MapKit.
    public init(_ polygon: MKPolygon) { points = polygon.coordinates }

    /// Returns the line of the list: the number of corners, and the first one.
    public func boxedList() -> ViewBox { shape("Area", points) }
}

/// A circle on a map: MapKit's `MapCircle`.
nonisolated public struct MapCircle: PrimitiveMapContent {
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    /// Creates a circle; the radius is in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }

    /// Creates a circle from one of MapKit.
    public init(_ circle: MKCircle) {
        self.init(center: circle.coordinate, radius: circle.radius)
    }

    /// Returns the line of the list: the radius and the center.
    public func boxedList() -> ViewBox {
        MapEntry(center.words, Text(verbatim: "Circle of \(Int(radius)) m")).boxed()
    }
}

nonisolated private func shape(_ name: String, _ points: [CLLocationCoordinate2D]) -> ViewBox {
    MapEntry(
        points.first?.words ?? "",
        Text(verbatim: "\(name) of \(points.count) points")
    ).boxed()
}
