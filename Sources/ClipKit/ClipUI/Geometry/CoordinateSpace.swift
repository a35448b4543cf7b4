// SPDX-License-Identifier: Apache-2.0

/// Where coordinates are counted from: SwiftUI's `CoordinateSpace`.
public struct CoordinateSpace: Hashable, Sendable {
    // nil for that of the view itself.
    package let name: String?

    /// The screen.
    public static let global = CoordinateSpace(name: "global")
    /// The view itself.
    public static let local = CoordinateSpace(name: nil)

    #if hasFeature(Embedded)
    /// A view around that has a name.
    public static func named(_ name: String) -> CoordinateSpace { CoordinateSpace(name: name) }
    #else
    /// A view around that has a name.
    public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace {
        CoordinateSpace(name: spaceName(name))
    }
    #endif

    /// Whether it is the screen.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the view itself.
    public var isLocal: Bool { name == nil }

    /// Whether two spaces have the same name.
    public static func == (left: CoordinateSpace, right: CoordinateSpace) -> Bool {
        guard let one = left.name, let other = right.name else {
            return left.name == nil && right.name == nil
        }
        return hasSameBytes(one, other)
    }

    /// Feeds the number of bytes of the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name?.utf8.count ?? -1) }
}

/// A coordinate space: SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol: Sendable {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// That of a view with a name: SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space.
    public let coordinateSpace: CoordinateSpace
}

/// That of the screen: SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates it.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// That of the view itself: SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates it.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The screen.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

#if !hasFeature(Embedded)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// A view around that has a name.
    public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(name))
    }
}

// A name of any type as a text, which differs from those of other types.
private func spaceName<Name: Hashable>(_ name: Name) -> String {
    name as? String ?? "\(Name.self) \(name)"
}

nonisolated extension View {
    /// Gives the coordinate space of the view a name.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        element(.coordinateSpace, [Property(.name, spaceName(name))])
    }

    /// Gives the coordinate space of the view a name.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        element(.coordinateSpace, [Property(.name, name.coordinateSpace.name ?? "")])
    }
}
#else
nonisolated extension View {
    /// Gives the coordinate space of the view a name.
    public func coordinateSpace(name: String) -> some View {
        element(.coordinateSpace, [Property(.name, name)])
    }
}
#endif
