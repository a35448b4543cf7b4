// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import ClipUI
import MapKit
import SwiftUI
import Testing

@testable import ClipUITesting

@MainActor
struct MapTests {
    @Test func listsWhatIsOnIt() {
        let clip = launched(Places())
        #expect(
            clip.screen.line
                == "Map imagery · 41.9028° N, 12.4964° E Rome 41.9028° N, 12.4964° E "
                + "★ Sydney 33.8688° S, 151.2093° E Line of 2 points 41.9028° N, 12.4964° E"
        )
        #expect(clip.screen.elements(.scrollView).first?.text(.label) == "Map")
    }

    @Test func selectsByTag() throws {
        let clip = launched(Selecting())
        #expect(clip.screen.line.hasSuffix("nothing"))
        try clip.tap("Sydney 33.8688° S, 151.2093° E")
        #expect(clip.screen.line.hasSuffix("sydney"))
    }

    @Test func listsItems() throws {
        let clip = launched(Items())
        let line = "Map 41.9028° N, 12.4964° E 41.9028° N, 12.4964° E 33.8688° S, 151.2093° E"
        #expect(clip.screen.line == line + " [Away]")
        try clip.tap("Away")
        #expect(clip.screen.line.hasPrefix("Map 33.8688° S, 151.2093° E "))
    }

    /// A map whose region is set reports the region.
    @Test func tellsWhereItLooks() throws {
        let clip = launched(Moving())
        #expect(clip.screen.line.hasSuffix("[Move] 1 41.9"))
        try clip.tap("Move")
        #expect(clip.screen.line.hasSuffix("[Move] 2 -33.9"))
    }

    @Test func listsPinsOfAMapView() {
        let clip = launched(OldMap())
        #expect(
            clip.screen.placeholders == ["OldMap (MKMapView)\nRome, 41.9028° N, 12.4964° E"]
        )
    }
}

private struct Place: Identifiable {
    let id: String
    let point: CLLocationCoordinate2D
}

private let rome = CLLocationCoordinate2D(latitude: 41.9028, longitude: 12.4964)
private let sydney = CLLocationCoordinate2D(latitude: -33.8688, longitude: 151.2093)
private let places = [Place(id: "rome", point: rome), Place(id: "sydney", point: sydney)]
private let span = MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)

private struct Places: View {
    var body: some View {
        Map(initialPosition: .region(MKCoordinateRegion(center: rome, span: span))) {
            Marker("Rome", coordinate: rome)
            Annotation("Sydney", coordinate: sydney) { Text(verbatim: "★") }
            MapPolyline(coordinates: [rome, sydney])
        }
        .mapStyle(.imagery)
    }
}

private struct Selecting: View {
    @State private var selected: String?

    var body: some View {
        VStack {
            Map(selection: $selected) {
                ForEach(places) { Marker($0.id.capitalized, coordinate: $0.point).tag($0.id) }
            }
            Text(verbatim: selected ?? "nothing")
        }
    }
}

private struct Items: View {
    @State private var region = MKCoordinateRegion(center: rome, span: span)

    var body: some View {
        VStack {
            Map(coordinateRegion: $region, annotationItems: places) {
                MapMarker(coordinate: $0.point)
            }
            Button("Away") { region.center = sydney }
        }
    }
}

private struct Moving: View {
    @State private var position = MapCameraPosition.region(
        MKCoordinateRegion(center: rome, span: span)
    )
    @State private var told: [Double] = []

    var body: some View {
        VStack {
            Map(position: $position) { UserAnnotation() }
                .onMapCameraChange { told.append($0.region.center.latitude) }
            Button("Move") { position = .camera(MapCamera(centerCoordinate: sydney, distance: 9)) }
            Text(verbatim: "\(told.count) \(String(format: "%.1f", told.last ?? 0))")
        }
    }
}

private struct OldMap: UIViewRepresentable {
    func makeUIView(context: Context) -> MKMapView { MKMapView() }

    func updateUIView(_ map: MKMapView, context: Context) {
        let pin = MKPointAnnotation(coordinate: rome)
        pin.title = "Rome"
        map.addAnnotation(pin)
    }
}
