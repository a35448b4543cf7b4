// SPDX-License-Identifier: Apache-2.0

extension CoordinateSpace {
    /// Returns the coordinate space of an ancestor that `coordinateSpace(name:)` gives the name.
    public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace {
        CoordinateSpace(name: spaceName(name))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of an ancestor that `coordinateSpace(_:)` gives the name.
    public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(name))
    }
}

// Returns a name of any type as a text. The type is a part of it, so that 1 and 1.0 are different names.
private func spaceName<Name: Hashable>(_ name: Name) -> String {
    name as? String ?? "\(Name.self) \(name)"
}

nonisolated extension View {
    /// Gives the coordinate space of the view a name, by which the views inside refer to it.
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        element(.coordinateSpace, [Property(.name, spaceName(name))])
    }

    /// Gives the coordinate space of the view a name, such as `.named("list")`.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        element(.coordinateSpace, [Property(.name, name.coordinateSpace.name ?? "")])
    }
}
