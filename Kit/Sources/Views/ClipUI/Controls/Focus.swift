// SPDX-License-Identifier: Apache-2.0

import ClipState

/// The field that has the focus, as a property of a view: SwiftUI's `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let mark: Mark

    // Not in an extension: a property without a value of its own uses this initializer only if it is here.

    /// Creates the focus of one field.
    public init() where Value == Bool { mark = Mark(FocusCell<Bool>(false)) }

    /// Creates the focus of several fields, none of which has it initially.
    public init<Field: Hashable>() where Value == Field? { mark = Mark(FocusCell<Field?>(nil)) }

    /// The value of the field that has the focus; setting it moves the focus.
    public var wrappedValue: Value {
        get { cell.get() }
        nonmutating set { cell.set(newValue) }
    }

    /// The binding to pass to `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(cell: cell) }

    // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the same class.
    private var cell: FocusCell<Value> {
        unsafe unsafeDowncast(mark.cell, to: FocusCell<Value>.self)
    }

    /// A binding to the focus of the fields of a view: SwiftUI's `FocusState.Binding`.
    @propertyWrapper
    public struct Binding {
        let cell: FocusCell<Value>

        /// The value of the field that has the focus; setting it moves the focus.
        public var wrappedValue: Value {
            get { cell.get() }
            nonmutating set { cell.set(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

final class FocusCell<Value: Hashable>: Location<Value> {
    private var value: Value
    private let none: Value
    private var targets: [FocusHook<Value>] = []

    init(_ none: Value) {
        value = none
        self.none = none
    }

    override func get() -> Value {
        recordRead()
        return value
    }

    // Moves the focus, because the clip has set the value.
    override func set(_ value: Value) {
        guard value != self.value else { return }
        let last = targets.first { $0.value == self.value }
        self.value = value
        recordChange()
        if let target = targets.first(where: { $0.value == value }) {
            target.renderer.moveFocus(to: target.element)
        } else if let last {
            last.renderer.moveFocus(to: 0)
        }
    }

    // Follows the focus, which the person has moved.
    func moved(to value: Value, _ hasFocus: Bool) {
        if hasFocus {
            if self.value == value { return }
            self.value = value
        } else {
            // Another field has it already.
            guard self.value == value else { return }
            self.value = none
        }
        recordChange()
    }

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? FocusCell(none) : self
        cell.isOwned = true
        return cell
    }

    func add(_ target: FocusHook<Value>) { targets.append(target) }

    func remove(_ target: FocusHook<Value>) { targets.removeAll { $0 === target } }
}

// A field that has the focus for one value.
final class FocusHook<Value: Hashable>: FieldHook {
    let renderer: Renderer
    private(set) var value: Value
    private var cell: FocusCell<Value>?
    private(set) var element: UInt32 = 0

    init(_ renderer: Renderer, _ value: Value) {
        self.renderer = renderer
        self.value = value
        super.init()
    }

    func tie(to cell: FocusCell<Value>?, _ value: Value) {
        self.value = value
        if cell === self.cell { return }
        self.cell?.remove(self)
        cell?.add(self)
        self.cell = cell
    }

    override func attach(_ element: UInt32, _ properties: inout [Property]) {
        self.element = element
        super.attach(element, &properties)
    }

    override func receive(_ event: ClipEvent, _ text: String) {
        if event == .focus { cell?.moved(to: value, hasSameBytes(text, "1")) }
        super.receive(event, text)
    }
}

// A view whose field is bound to a focus.
final class FocusBox<Value: Hashable>: ViewBox {
    private let content: ViewBox
    private let cell: FocusCell<Value>
    private let value: Value

    init(_ content: ViewBox, _ cell: FocusCell<Value>, _ value: Value) {
        self.content = content
        self.cell = cell
        self.value = value
    }

    package override func mount(in context: MountContext) -> Node {
        let hook = FocusHook(context.environment.renderer, value)
        hook.tie(to: cell, value)
        hook.next = context.environment.fieldHook
        let inside = context.replacing(context.environment.telling(hook))
        return FocusNode(content.mount(in: inside), hook)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: FocusNode<Value>.self)
        node.hook.tie(to: cell, value)
        node.hook.next = environment.fieldHook
        content.update(node.child, in: environment.telling(node.hook))
    }
}

final class FocusNode<Value: Hashable>: WrapperNode {
    let hook: FocusHook<Value>

    init(_ child: Node, _ hook: FocusHook<Value>) {
        self.hook = hook
        super.init(child)
    }

    package override func unmount() {
        hook.tie(to: nil, hook.value)
        super.unmount()
    }
}

nonisolated extension View {
    /// Binds the focus of the field to a value.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        ModifiedView<Self>(FocusBox(boxed(), binding.cell, value))
    }

    /// Binds the focus of the field to a condition.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        ModifiedView<Self>(FocusBox(boxed(), condition.cell, true))
    }

    /// Allows a view to take the focus; on a page only controls take it, so nothing changes.
    public func focusable(_ isFocusable: Bool = true) -> some View { inheriting([]) }

    /// Performs an action when the person presses Return in a field.
    public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View {
        ModifiedView<Self>(SubmitBox(boxed(), action))
    }

    /// Sets whether Return is kept from the actions of the views that contain this one.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        ModifiedView<Self>(SubmitBox(boxed(), nil, isBlocking: isBlocking))
    }
}

/// The kinds of fields that submit: SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int

    /// Creates triggers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

// The action of Return in the fields of a view.
final class SubmitHook: FieldHook {
    var action: (() -> Void)?
    var isBlocking = false

    override func attach(_ element: UInt32, _ properties: inout [Property]) {
        if action != nil { properties.set(Property(.handlesSubmit, true)) }
        super.attach(element, &properties)
    }

    override func receive(_ event: ClipEvent, _ text: String) {
        if event == .submit { action?() }
        if event == .submit && isBlocking { return }
        super.receive(event, text)
    }
}

final class SubmitBox: ViewBox {
    private let content: ViewBox
    private let action: (() -> Void)?
    private let isBlocking: Bool

    init(_ content: ViewBox, _ action: (() -> Void)?, isBlocking: Bool = false) {
        self.content = content
        self.action = action
        self.isBlocking = isBlocking
    }

    private func prepare(_ hook: FieldHook, in environment: ViewEnvironment) -> ViewEnvironment {
        // SAFETY: nodes of these boxes have hooks of this class.
        let hook = unsafe unsafeDowncast(hook, to: SubmitHook.self)
        hook.action = action
        hook.isBlocking = isBlocking
        hook.next = environment.fieldHook
        return environment.telling(hook)
    }

    package override func mount(in context: MountContext) -> Node {
        let hook = SubmitHook()
        let inside = context.replacing(prepare(hook, in: context.environment))
        return FieldHookNode(content.mount(in: inside), hook)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: FieldHookNode.self)
        content.update(node.child, in: prepare(node.hook, in: environment))
    }
}
