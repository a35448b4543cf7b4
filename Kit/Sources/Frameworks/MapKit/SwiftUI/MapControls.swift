// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

nonisolated extension View {
    /// Sets the controls of maps in the view, which are shown below the list.
    public func mapControls<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        environment(\.mapControls, AnyView(content()))
    }

    /// Shows or hides the controls in the view.
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        environment(\.mapControlVisibility, visibility)
    }

    /// Performs an action initially, and when the position of a map in the view changes, if it is
    /// known.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraActions) { $0.append(action) }
    }

    /// Performs an action initially, and when the position of a map in the view changes, if it is
    /// known.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraActions) { $0.append { _ in action() } }
    }
}

/// The frequency with which a map reports changes of its camera: MapKit's
/// `MapCameraUpdateFrequency`.
public enum MapCameraUpdateFrequency: Sendable {
    /// Continuously.
    case continuous
    /// At the end of a movement.
    case onEnd
}

/// The camera and the region of a map: MapKit's `MapCameraUpdateContext`.
public struct MapCameraUpdateContext: Sendable {
    /// The camera of the map.
    public let camera: MapCamera
    /// The region that the map shows.
    public let region: MKCoordinateRegion
    /// The rectangle that the map shows.
    public let rect: MKMapRect

    // nil if the position is unknown.
    init?(_ position: MapCameraPosition) {
        switch position.kind {
        case .automatic, .user: return nil
        case .region(let region): self.init(region)
        case .rect(let rect): self.init(MKCoordinateRegion(rect))
        case .camera(let camera):
            let region = MKCoordinateRegion(
                center: camera.centerCoordinate,
                latitudinalMeters: camera.distance,
                longitudinalMeters: camera.distance
            )
            self.init(region, camera)
        }
    }

    private init(_ region: MKCoordinateRegion, _ camera: MapCamera? = nil) {
        // A degree of latitude is about 111 kilometres long.
        let height = region.span.latitudeDelta * 111_195
        self.camera = camera ?? MapCamera(centerCoordinate: region.center, distance: height)
        self.region = region
        rect = MKMapRect(region)
    }
}

nonisolated extension View {
    /// Associates controls in the view with a map; they are disabled regardless.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// A control that would move a map, which cannot be moved here.
nonisolated private struct MapControl: View {
    let words: LocalizedStringKey
    let symbol: String
    @Environment(\.mapControlVisibility) private var visibility

    @MainActor var body: some View {
        if visibility != .hidden {
            Button(words, systemImage: symbol) {}.disabled(true).labelStyle(.iconOnly)
        }
    }
}

/// A button that moves a map to the person: MapKit's `MapUserLocationButton`, which is disabled.
nonisolated public struct MapUserLocationButton: View {
    /// Creates the button.
    public init(scope: Namespace.ID? = nil) {}

    /// The content of the button.
    @MainActor public var body: some View {
        MapControl(words: "Show your location", symbol: "location")
    }
}

/// A control that rotates a map to the north: MapKit's `MapCompass`, which is disabled.
nonisolated public struct MapCompass: View {
    /// Creates the control.
    public init(scope: Namespace.ID? = nil) {}

    /// The content of the control.
    @MainActor public var body: some View {
        MapControl(words: "Turn to the north", symbol: "safari")
    }
}

/// A control that tilts a map: MapKit's `MapPitchToggle`, which is disabled.
nonisolated public struct MapPitchToggle: View {
    /// Creates the control.
    public init(scope: Namespace.ID? = nil) {}

    /// The content of the control.
    @MainActor public var body: some View { MapControl(words: "Tilt", symbol: "view.3d") }
}

/// The scale of a map: MapKit's `MapScaleView`, which is empty, since a list has no scale.
nonisolated public struct MapScaleView: View {
    /// Creates the scale.
    public init(scope: Namespace.ID? = nil) {}

    /// An empty view.
    @MainActor public var body: some View { EmptyView() }
}

extension EnvironmentValues {
    var mapControls: AnyView? {
        get { self[ControlsKey.self] }
        set { self[ControlsKey.self] = newValue }
    }

    fileprivate var mapControlVisibility: Visibility {
        get { self[VisibilityKey.self] }
        set { self[VisibilityKey.self] = newValue }
    }

    var mapCameraActions: [(MapCameraUpdateContext) -> Void] {
        get { self[CameraKey.self] }
        set { self[CameraKey.self] = newValue }
    }
}

private struct ControlsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private struct VisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

private struct CameraKey: EnvironmentKey {
    static var defaultValue: [(MapCameraUpdateContext) -> Void] { [] }
}
