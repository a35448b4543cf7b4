// SPDX-License-Identifier: Apache-2.0

/// The properties that match between two views: SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of the view.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The width and the height of the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame = MatchedGeometryProperties(rawValue: 3)
}

nonisolated extension View {
    /// Animates a view that appears from the frame of the view with the same identifier that disappears.
    ///
    /// If two views are on the screen at the same time, both keep their places.
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

// A view with a number that stands for its name on the page.
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
    // Returns the number of a name. Names are few, so the search is linear.
    @inline(never)
    fileprivate func number(of name: HashedValue) -> Int32 {
        for index in matchedNames.indices where matchedNames[index].isSame(as: name) {
            return Int32(clamping: index)
        }
        matchedNames.append(name)
        return Int32(clamping: matchedNames.count - 1)
    }
}
