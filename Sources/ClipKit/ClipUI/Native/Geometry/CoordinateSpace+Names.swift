// SPDX-License-Identifier: Apache-2.0

extension CoordinateSpace {
    /// Returns the space of an ancestor of the view, by its name.
    public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace {
        CoordinateSpace(name: spaceName(name))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the space of an ancestor of the view, by its name.
    public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(name))
    }
}

// Returns a name of any type as a text, which differs from the names of other types.
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
