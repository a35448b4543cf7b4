// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import SwiftUI

/// Gives views what knows about a map in them: MapKit's `MapReader`.
nonisolated public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    /// Creates views.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    /// The views.
    @MainActor public var body: some View { content(MapProxy()) }
}

/// What knows about a map: MapKit's `MapProxy`.
///
/// The list of a map has no places, so that there is no answer.
public struct MapProxy: Sendable {
    /// The point of the earth at a point of the screen: none.
    public func convert(
        _ point: CGPoint,
        from space: some CoordinateSpaceProtocol
    ) -> CLLocationCoordinate2D? { nil }

    /// The point of the screen for a point of the earth: none.
    public func convert(
        _ coordinate: CLLocationCoordinate2D,
        to space: some CoordinateSpaceProtocol
    ) -> CGPoint? { nil }
}
