// SPDX-License-Identifier: Apache-2.0

import MapKit
import SwiftUI

// Maps as clips write them; the test is that they compile.

struct Shop: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var latitude: Double
    var longitude: Double
    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

struct MapUses: View {
    let shops = [Shop(name: "a", latitude: 1, longitude: 2)]
    let title = "title"
    @State private var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37, longitude: -122),
        span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)
    )
    @State private var tracking = MapUserTrackingMode.follow
    @State private var position: MapCameraPosition = .automatic
    @State private var shop: Shop?
    @Namespace private var scope

    var body: some View {
        ScrollView {
            Map(coordinateRegion: $region)
            Map(coordinateRegion: $region, interactionModes: [], showsUserLocation: true)
            Map(
                coordinateRegion: $region,
                interactionModes: .all,
                showsUserLocation: true,
                userTrackingMode: $tracking
            )
            Map(coordinateRegion: $region, annotationItems: shops) { shop in
                MapMarker(coordinate: shop.coordinate, tint: .red)
            }
            Map(coordinateRegion: .constant(region), annotationItems: shops) {
                MapPin(coordinate: $0.coordinate)
            }
            Map(coordinateRegion: $region, annotationItems: shops) { shop in
                MapAnnotation(coordinate: shop.coordinate) { Text(shop.name) }
            }
            .frame(height: 200)
        }
        Map()
        Map(initialPosition: .region(region)).mapStyle(.hybrid)
        Map(position: $position, scope: scope).mapScope(scope)
        Map(position: $position)
        Map(position: $position, interactionModes: [.pan, .zoom]) {
            UserAnnotation()
            Marker("Shop", coordinate: region.center)
            Marker(title, coordinate: region.center).tint(.blue)
            Marker("Shop", systemImage: "cart", coordinate: region.center)
            Marker(coordinate: region.center) { Label("Shop", systemImage: "cart") }
            Marker("Shop", monogram: Text("S"), coordinate: region.center)
            Annotation("Shop", coordinate: region.center) { Circle().fill(.red) }
            Annotation(title, coordinate: region.center, anchor: .bottom) { Image("pin") }
                .annotationTitles(.hidden)
            MapCircle(center: region.center, radius: 100).foregroundStyle(.blue.opacity(0.2))
            MapPolyline(coordinates: [region.center]).stroke(.blue, lineWidth: 3)
        }
        .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
        .mapControls {
            MapUserLocationButton()
            MapCompass(scope: scope)
            MapScaleView()
        }
        .mapControlVisibility(.hidden)
        .onMapCameraChange(frequency: .onEnd) { context in region = context.region }
        Map(position: $position, selection: $shop) {
            ForEach(shops) { shop in
                Marker(shop.name, coordinate: shop.coordinate).tag(shop)
            }
            ForEach(shops, id: \.id) { shop in
                if shop.latitude > 0 {
                    Annotation(shop.name, coordinate: shop.coordinate) { Text("a") }
                } else {
                    Marker(shop.name, coordinate: shop.coordinate)
                }
            }
            if let shop { Marker(shop.name, coordinate: shop.coordinate) }
        }
        MapReader { proxy in Map(initialPosition: .automatic).disabled(proxy.isUseless) }
    }
}

extension MapProxy {
    fileprivate var isUseless: Bool { convert(.zero, from: .local) == nil }
}
