// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import SwiftUI

/// A view whose content receives a proxy for its map: MapKit's `MapReader`.
nonisolated public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    /// Creates a view with content.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    /// The content of the view.
    @MainActor public var body: some View { content(MapProxy()) }
}

/// A proxy that converts coordinates of a map: MapKit's `MapProxy`.
///
/// The list of a map has no positions, so that nothing can be converted.
public struct MapProxy: Sendable {
    /// `nil`: no coordinate corresponds to a point of the screen.
    public func convert(
        _ point: CGPoint,
        from space: some CoordinateSpaceProtocol
    ) -> CLLocationCoordinate2D? { nil }

    /// `nil`: no point of the screen corresponds to a coordinate.
    public func convert(
        _ coordinate: CLLocationCoordinate2D,
        to space: some CoordinateSpaceProtocol
    ) -> CGPoint? { nil }
}
