// SPDX-License-Identifier: Apache-2.0

/// The origin of coordinates: SwiftUI's `CoordinateSpace`.
public struct CoordinateSpace: Hashable, Sendable {
    // nil for the space of the view itself.
    package let name: String?

    /// The space of the screen.
    public static let global = CoordinateSpace(name: "global")
    /// The space of the view itself.
    public static let local = CoordinateSpace(name: nil)

    /// Whether the space is that of the screen.
    public var isGlobal: Bool { self == .global }

    /// Whether the space is that of the view itself.
    public var isLocal: Bool { name == nil }

    /// Returns whether two spaces have the same name.
    public static func == (left: CoordinateSpace, right: CoordinateSpace) -> Bool {
        guard let one = left.name, let other = right.name else {
            return left.name == nil && right.name == nil
        }
        return hasSameBytes(one, other)
    }

    /// Hashes the number of bytes of the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name?.utf8.count ?? -1) }
}

/// A type that stands for a coordinate space: SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol: Sendable {
    /// The space that the value stands for.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view with a name: SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space with the name.
    public let coordinateSpace: CoordinateSpace
}

/// The space of the screen: SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space of the screen.
    public init() {}
    /// The space of the screen.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself: SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space of the view itself.
    public init() {}
    /// The space of the view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the screen.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

#if hasFeature(Embedded)
extension CoordinateSpace {
    /// Returns the space of an ancestor of the view, by its name.
    public static func named(_ name: String) -> CoordinateSpace { CoordinateSpace(name: name) }
}

nonisolated extension View {
    /// Gives the coordinate space of the view a name.
    public func coordinateSpace(name: String) -> some View {
        element(.coordinateSpace, [Property(.name, name)])
    }
}
#endif
