// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// How a map is drawn: MapKit's `MapStyle`.
///
/// The list of a map says it.
public struct MapStyle: Sendable, Hashable {
    /// Flat, or with heights: MapKit's `MapStyle.Elevation`.
    public enum Elevation: Sendable, Hashable {
        /// As the map likes.
        case automatic
        /// Flat.
        case flat
        /// With heights.
        case realistic
    }

    /// How much stands out: MapKit's `MapStyle.StandardEmphasis`.
    public enum StandardEmphasis: Sendable, Hashable {
        /// As the map likes.
        case automatic
        /// Little.
        case muted
    }

    /// In words; `nil` for the usual style.
    let words: String?

    /// Streets.
    public static let standard = Self(words: nil)
    /// Pictures from above.
    public static let imagery = Self(words: "imagery")
    /// Pictures from above with streets.
    public static let hybrid = Self(words: "hybrid")

    /// Streets.
    public static func standard(
        elevation: Elevation = .automatic,
        emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { standard }

    /// Pictures from above.
    public static func imagery(elevation: Elevation = .automatic) -> Self { imagery }

    /// Pictures from above with streets.
    public static func hybrid(
        elevation: Elevation = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { hybrid }
}

/// Which shops and sights a map shows: MapKit's `PointOfInterestCategories`; here none are.
public struct PointOfInterestCategories: Sendable, Hashable {
    private let excludesAll: Bool

    /// All.
    public static let all = Self(excludesAll: false)
    /// None.
    public static let excludingAll = Self(excludesAll: true)
}

nonisolated extension View {
    /// Sets how maps in the view are drawn.
    public func mapStyle(_ style: MapStyle) -> some View {
        environment(\.mapStyle, style)
    }
}
