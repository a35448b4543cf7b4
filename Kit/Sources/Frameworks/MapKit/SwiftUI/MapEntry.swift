// SPDX-License-Identifier: Apache-2.0

import ClipRegions
import SwiftUI

/// A line in the list of a map: its content and its coordinate.
nonisolated struct MapEntry<Content: View>: View {
    let place: String
    let content: Content
    @Environment(\.mapSelection) private var selection
    @Environment(\.mapTag) private var tag

    init(_ place: String, _ content: Content) {
        self.place = place
        self.content = content
    }

    @MainActor var body: some View {
        if let selection, let tag {
            Button {
                selection.select(tag)
            } label: {
                line
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(selection.isSelected(tag) ? .isSelected : [])
        } else {
            line
        }
    }

    @MainActor private var line: some View {
        VStack(alignment: .leading, spacing: 2) {
            content
            Text(verbatim: place).font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension CLLocationCoordinate2D {
    /// The coordinate as text, to about ten metres: `41.9028° N, 12.4964° E`.
    var words: String {
        func part(_ degrees: Double, _ letters: (String, String)) -> String {
            String(format: "%.4f° ", degrees.magnitude) + (degrees < 0 ? letters.1 : letters.0)
        }
        return part(latitude, ("N", "S")) + ", " + part(longitude, ("E", "W"))
    }
}

// The selection of a map, and the action that changes it.
struct MapSelection {
    let isSelected: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
}

extension EnvironmentValues {
    var mapSelection: MapSelection? {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }

    var mapTag: AnyHashable? {
        get { self[TagKey.self] }
        set { self[TagKey.self] = newValue }
    }

    var mapStyle: MapStyle {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

private struct SelectionKey: EnvironmentKey {
    static var defaultValue: MapSelection? { nil }
}

private struct TagKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
}

private struct StyleKey: EnvironmentKey {
    static let defaultValue = MapStyle.standard
}
