// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// A map: MapKit's `Map`, a placeholder.
///
/// No map is drawn. The page shows the center of the map, and a list of its content: titles, views of annotations and
/// coordinates. A line with a tag can be selected, also by keyboard.
nonisolated public struct Map<Content>: View {
    private let list: ViewBox
    private let view: MapView
    private let showsUser: Bool
    private let selection: MapSelection?
    @Environment(\.mapStyle) private var style
    @Environment(\.mapControls) private var controls
    @Environment(\.mapCameraActions) private var cameraActions

    init(
        _ view: MapView,
        list: ViewBox = inOrder([]),
        showsUser: Bool = false,
        selection: MapSelection? = nil
    ) {
        self.view = view
        self.list = list
        self.showsUser = showsUser
        self.selection = selection
    }

    /// The list of the map's content.
    @MainActor public var body: some View {
        let shown = view.shown
        return ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Label("Map", systemImage: "map").font(.headline)
                Text(
                    verbatim: [style.words, shown.words].compactMap { $0 }.joined(separator: " · ")
                )
                .font(.caption)
                .foregroundStyle(.secondary)
                BoxedView(list)
                if showsUser { UserEntry() }
                controls
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(12)
        }
        .accessibilityLabel("Map")
        .background(Color(uiColor: .secondarySystemBackground))
        .environment(\.mapSelection, selection)
        .environment(\.mapTag, nil)
        .onChange(of: shown, initial: true) { tellCamera(shown) }
    }

    private func tellCamera(_ position: MapCameraPosition) {
        guard let context = MapCameraUpdateContext(position) else { return }
        for action in cameraActions { action(context) }
    }
}

// The part of the earth that a map shows: the one that the clip set, since the person cannot move the map.
enum MapView {
    case fixed(MapCameraPosition)
    case position(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)

    var shown: MapCameraPosition {
        switch self {
        case .fixed(let position): position
        case .position(let position): position.wrappedValue
        case .region(let region): .region(region.wrappedValue)
        case .rect(let rect): .rect(rect.wrappedValue)
        }
    }
}

extension MapCameraPosition {
    // The center of the position.
    fileprivate var words: String? {
        switch kind {
        case .automatic: nil
        case .region(let region): region.center.words
        case .rect(let rect): MKCoordinateRegion(rect).center.words
        case .camera(let camera): camera.centerCoordinate.words
        case .user: "where you are"
        }
    }
}

// MARK: With content

nonisolated extension Map where Content: MapContent {
    /// Creates a map with content, initially at a position.
    public init(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(.fixed(initialPosition), list: content().boxedList())
    }

    /// Creates a map with content, at a position.
    public init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(.position(position), list: content().boxedList())
    }

    /// Creates a map with content that can be selected, initially at a position.
    public init<Value: Hashable>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<Value?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(
            .fixed(initialPosition),
            list: content().boxedList(),
            selection: MapSelection(selection)
        )
    }

    /// Creates a map with content that can be selected, at a position.
    public init<Value: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<Value?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(
            .position(position),
            list: content().boxedList(),
            selection: MapSelection(selection)
        )
    }
}

extension MapSelection {
    fileprivate init<Value: Hashable>(_ selection: Binding<Value?>) {
        self.init(
            isSelected: { tag in selection.wrappedValue.map { AnyHashable($0) == tag } ?? false },
            select: { tag in
                if let value = tag.base as? Value { selection.wrappedValue = value }
            }
        )
    }
}

// MARK: Without content

nonisolated extension Map where Content == EmptyView {
    /// Creates a map, initially at a position.
    public init(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(.fixed(initialPosition))
    }

    /// Creates a map, at a position.
    public init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(.position(position))
    }

    /// Creates a map of a region; the older form.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(.region(coordinateRegion), showsUser: showsUserLocation)
    }

    /// Creates a map of a rectangle; the older form.
    public init(
        mapRect: Binding<MKMapRect>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(.rect(mapRect), showsUser: showsUserLocation)
    }
}
