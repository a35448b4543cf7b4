// SPDX-License-Identifier: Apache-2.0

/// A view among those that a container shows: SwiftUI's `Subview`.
nonisolated public struct Subview: PrimitiveView, Identifiable {
    /// The identity of a view in a container.
    public struct ID: Hashable {
        fileprivate var path: [AnyHashable] = []
    }

    /// The identity of the view, which stays as the views around it change.
    public let id: ID
    /// The values that the view has for its container.
    public let containerValues: ContainerValues
    fileprivate let box: ViewBox

    /// Returns the view as an object.
    public func boxed() -> ViewBox { box }
}

/// The views that a container shows: SwiftUI's `SubviewsCollection`.
nonisolated public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
    private let subviews: [Subview]

    fileprivate init(of box: ViewBox) {
        var found: [Subview] = []
        collect(box, ContainerValues(), Subview.ID(), &found) { $0 }
        subviews = found
    }

    /// The position of the first view.
    public var startIndex: Int { 0 }
    /// The position after the last view.
    public var endIndex: Int { subviews.count }
    /// Returns the view at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// Returns the views as an object.
    public func boxed() -> ViewBox {
        ForEachBox(ids: subviews.map { TypedValue($0.id) }, rows: subviews.map(\.box))
    }
}

// Adds the views in a view to a list, each wrapped in the modifiers of the views around it.
private func collect(
    _ box: ViewBox,
    _ values: ContainerValues,
    _ id: Subview.ID,
    _ found: inout [Subview],
    _ wrap: @escaping (ViewBox) -> ViewBox
) {
    func with(_ step: AnyHashable) -> Subview.ID { Subview.ID(path: id.path + [step]) }
    switch box {
    case is EmptyBox: break
    case let sequence as SequenceBox:
        for (index, view) in sequence.views.enumerated() {
            collect(view, values, with(index), &found, wrap)
        }
    case let list as ForEachBox:
        for (own, row) in zip(list.ids, list.rows) {
            collect(row, values, with(own.anyHashable ?? AnyHashable(0)), &found, wrap)
        }
    case let choice as ChoiceBox:
        if let view = choice.view { collect(view, values, with(choice.choice), &found, wrap) }
    case let environment as EnvironmentBox:
        var values = values
        if let tag = environment.tag { values.tag = tag.anyHashable }
        collect(environment.content, values, id, &found) { wrap(environment.around($0)) }
    case let valued as ContainerValueBox:
        var values = values
        valued.change(&values)
        collect(valued.content, values, id, &found, wrap)
    default: found.append(Subview(id: id, containerValues: values, box: wrap(box)))
    }
}

/// A value that views have for their container: SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// The values that a view has for its container: SwiftUI's `ContainerValues`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    fileprivate var tag: AnyHashable?

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view, if it has the type.
    public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }

    /// Returns whether the view has a tag.
    public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag == AnyHashable(tag) }
}

// A view with a value for its container.
final class ContainerValueBox: ViewBox {
    let content: ViewBox
    let change: (inout ContainerValues) -> Void

    init(_ content: ViewBox, _ change: @escaping (inout ContainerValues) -> Void) {
        self.content = content
        self.change = change
    }

    package override func mount(in context: MountContext) -> Node { content.mount(in: context) }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        content.update(node, in: environment)
    }
}

nonisolated extension View {
    /// Sets a value that the container of the view reads.
    public func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>,
        _ value: Value
    ) -> some View {
        ModifiedView<Self>(ContainerValueBox(boxed()) { $0[keyPath: keyPath] = value })
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    /// Creates a view for each of the views in another one; a view of the clip's own is one view.
    nonisolated public init<Base: View>(
        subviews view: Base,
        @ViewBuilder content: @escaping (Subview) -> Content
    ) {
        self.init(SubviewsCollection(of: view.boxed()), identity: { $0.id }, content: content)
    }
}

extension Group where Content: View {
    /// Creates views from those in another one; a view of the clip's own is one view.
    nonisolated public init<Base: View>(
        subviews view: Base,
        @ViewBuilder transform: (SubviewsCollection) -> Content
    ) {
        self.init { transform(SubviewsCollection(of: view.boxed())) }
    }
}
