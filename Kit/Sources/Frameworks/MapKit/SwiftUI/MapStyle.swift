// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// The appearance of a map: MapKit's `MapStyle`.
///
/// The list of a map shows the name of the style.
public struct MapStyle: Sendable, Hashable {
    /// The elevation of a map: MapKit's `MapStyle.Elevation`.
    public enum Elevation: Sendable, Hashable {
        /// The default elevation.
        case automatic
        /// A flat map without elevation.
        case flat
        /// A map with realistic elevation.
        case realistic
    }

    /// The emphasis of a map's features: MapKit's `MapStyle.StandardEmphasis`.
    public enum StandardEmphasis: Sendable, Hashable {
        /// The default emphasis.
        case automatic
        /// A muted emphasis.
        case muted
    }

    /// The name of the style; `nil` for the default style.
    let words: String?

    /// A street map.
    public static let standard = Self(words: nil)
    /// Satellite imagery.
    public static let imagery = Self(words: "imagery")
    /// Satellite imagery with streets.
    public static let hybrid = Self(words: "hybrid")

    /// Returns the style of a street map.
    public static func standard(
        elevation: Elevation = .automatic,
        emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { standard }

    /// Returns the style of satellite imagery.
    public static func imagery(elevation: Elevation = .automatic) -> Self { imagery }

    /// Returns the style of satellite imagery with streets.
    public static func hybrid(
        elevation: Elevation = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { hybrid }
}

/// The points of interest that a map shows: MapKit's `PointOfInterestCategories`; here it shows
/// none.
public struct PointOfInterestCategories: Sendable, Hashable {
    private let excludesAll: Bool

    /// All categories.
    public static let all = Self(excludesAll: false)
    /// No categories.
    public static let excludingAll = Self(excludesAll: true)
}

nonisolated extension View {
    /// Sets the style of maps in the view.
    public func mapStyle(_ style: MapStyle) -> some View {
        environment(\.mapStyle, style)
    }
}
