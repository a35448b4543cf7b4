// SPDX-License-Identifier: Apache-2.0

/// What of two views matches: SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}

nonisolated extension View {
    /// Has a view that comes grow out of the one with the same identifier that goes.
    ///
    /// Of two views that are there at the same time, both stay where they are.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        ModifiedView<Self>(
            MatchedBox(
                boxed(),
                TypedValue(MatchedName(namespace: namespace, id: id)),
                Int32(properties.rawValue & 3)
            )
        )
    }
}

private struct MatchedName<ID: Hashable>: Hashable {
    let namespace: Namespace.ID
    let id: ID
}

// A view with a number for its name, under which the page knows it.
private final class MatchedBox: ViewBox {
    private let content: ViewBox
    private let name: HashedValue
    private let properties: Int32

    init(_ content: ViewBox, _ name: HashedValue, _ properties: Int32) {
        self.content = content
        self.name = name
        self.properties = properties
    }

    private func element(in environment: ViewEnvironment) -> ElementBox {
        let number = environment.renderer.number(of: name)
        let value = PropertyValue.list([.integer(number), .integer(properties)])
        return ElementBox(.effect, [Property(.matched, value)], [content])
    }

    package override func mount(in context: MountContext) -> Node {
        element(in: context.environment).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        element(in: environment).update(node, in: environment)
    }
}

extension Renderer {
    // The number of a name; names are few.
    @inline(never)
    fileprivate func number(of name: HashedValue) -> Int32 {
        for index in matchedNames.indices where matchedNames[index].isSame(as: name) {
            return Int32(clamping: index)
        }
        matchedNames.append(name)
        return Int32(clamping: matchedNames.count - 1)
    }
}
