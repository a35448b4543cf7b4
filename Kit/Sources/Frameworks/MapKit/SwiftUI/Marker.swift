// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import SwiftUI

/// A balloon on a map: MapKit's `Marker`.
nonisolated public struct Marker<Label: View>: PrimitiveMapContent {
    private let label: Label
    private let symbol: String?
    private let coordinate: CLLocationCoordinate2D

    private init(_ label: Label, symbol: String?, _ coordinate: CLLocationCoordinate2D) {
        self.label = label
        self.symbol = symbol
        self.coordinate = coordinate
    }

    /// Creates a marker with views as its label.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(label(), symbol: nil, coordinate)
    }

    /// Returns the line of the list: the label, with a pin if it has no image, and the coordinate.
    public func boxedList() -> ViewBox {
        MapEntry(
            coordinate.words,
            HStack(spacing: 6) {
                if let symbol { Image(systemName: symbol).accessibilityHidden(true) }
                label
            }
        ).boxed()
    }
}

nonisolated extension Marker where Label == Text {
    private init(_ title: Text, symbol: String = "mappin", _ coordinate: CLLocationCoordinate2D) {
        self.init(title, symbol: Optional(symbol), coordinate)
    }

    /// Creates a marker with a title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), coordinate)
    }

    /// Creates a marker with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), coordinate)
    }

    /// Creates a marker with a title and up to three letters, which the list leaves out.
    public init(
        _ titleKey: LocalizedStringKey,
        monogram: Text,
        coordinate: CLLocationCoordinate2D
    ) {
        self.init(Text(titleKey), coordinate)
    }

    /// Creates a marker with a title and up to three letters, which the list leaves out.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        monogram: Text,
        coordinate: CLLocationCoordinate2D
    ) {
        self.init(Text(title), coordinate)
    }

    /// Creates a marker of an item, with its name.
    public init(item: MKMapItem) {
        self.init(Text(verbatim: item.name ?? "Unnamed"), item.placemark.coordinate)
    }
}

nonisolated extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a marker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a marker with a title and a symbol.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { Label(title, systemImage: systemImage) }
    }

    /// Creates a marker with a title and an image.
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { Label(titleKey, image: image) }
    }

    /// Creates a marker with a title and an image.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        image: String,
        coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { Label(title, image: image) }
    }
}
