// SPDX-License-Identifier: Apache-2.0

import ClipState

// The search that views belong to: its text, and whether it is active. The search stays active after the field has lost
// the focus, until the person cancels it.
final class SearchTarget: Dependency {
    var text: Binding<String>
    private var isActive = false
    private let renderer: Renderer

    init(_ text: Binding<String>, _ renderer: Renderer) {
        self.text = text
        self.renderer = renderer
    }

    var isSearching: Bool {
        recordRead()
        return isActive
    }

    func begin() { change(true) }

    func dismiss() {
        text.wrappedValue = ""
        if isActive { renderer.focusedField = 0 }
        change(false)
    }

    private func change(_ isNew: Bool) {
        guard isActive != isNew else { return }
        isActive = isNew
        recordChange()
    }
}

struct SearchKey: EnvironmentKey {
    static var defaultValue: SearchTarget? { nil }
}

// The suggestions that a view above the search has for it.
struct SuggestionsKey: EnvironmentKey {
    static var defaultValue: ViewBox? { nil }
}

// Reports the focus of the field to its search.
private final class SearchHook: FieldHook {
    let target: SearchTarget

    init(_ target: SearchTarget) {
        self.target = target
        super.init()
    }

    override func receive(_ event: ClipEvent, _ text: String) {
        if event == .focus, hasSameBytes(text, "1") { target.begin() }
        super.receive(event, text)
    }
}

// A view with a search field above it.
final class SearchBox: ViewBox {
    private let content: ViewBox
    private let text: Binding<String>
    private let prompt: String?
    private let suggestions: ViewBox?

    init(
        _ content: ViewBox,
        _ text: Binding<String>,
        _ prompt: String?,
        suggestions: ViewBox?
    ) {
        self.content = content
        self.text = text
        self.prompt = prompt
        self.suggestions = suggestions
    }

    package override func mount(in context: MountContext) -> Node {
        let target = SearchTarget(text, context.environment.renderer)
        let hook = SearchHook(target)
        return SearchNode(box(hook, context.environment).mount(in: context), hook)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: SearchNode.self)
        node.hook.target.text = text
        box(node.hook, environment).update(node.child, in: environment)
    }

    private func box(_ hook: SearchHook, _ environment: ViewEnvironment) -> ViewBox {
        let target = hook.target
        hook.next = environment.fieldHook
        let name = prompt ?? SystemWord.search.word
        let properties = [
            Property(.label, name), Property(.prompt, name), Property(.traits, 8),
            Property(.style, 2),
        ]
        let field = EnvironmentBox(textField(properties, text)) { $0.telling(hook) }
        let cancel = button([], { target.dismiss() }, SystemWord.cancel.text.boxed())
        let isSearching = target.isSearching
        let row = stack(
            .hStack,
            "center",
            8,
            SequenceBox([field, ChoiceBox(isSearching ? cancel : nil, 1)])
        )
        let offered = suggestions ?? environment.table?.value(for: SuggestionsKey.self) as? ViewBox
        let isShown = isSearching || !text.wrappedValue.isEmpty
        let scopes = environment.table?.value(for: SearchScopesKey.self) as? SearchScopes
        let areScopesShown =
            isSearching && !(scopes?.needsText == true && text.wrappedValue.isEmpty)
        let list = offered.map { stack(.vStack, "leading", 8, $0) }
        let bar = ElementBox(
            .padding,
            [
                Property(
                    .insets,
                    .list([.integer(8), .integer(16), .integer(8), .integer(16)])
                )
            ],
            [
                stack(
                    .vStack,
                    "leading",
                    8,
                    SequenceBox([
                        row, ChoiceBox(areScopesShown ? scopes?.picker : nil, 1),
                        ChoiceBox(isShown ? list : nil, 1),
                    ])
                )
            ]
        )
        return EnvironmentBox(ElementBox(.safeAreaInset, [Property(.edge, 1)], [content, bar])) {
            $0.setting(target, for: SearchKey.self)
        }
    }
}

private final class SearchNode: WrapperNode {
    let hook: SearchHook

    init(_ child: Node, _ hook: SearchHook) {
        self.hook = hook
        super.init(child)
    }
}

/// An action that ends a search: SwiftUI's `DismissSearchAction`.
public struct DismissSearchAction {
    fileprivate let target: SearchTarget?

    /// Clears the field, and takes the focus from it.
    public func callAsFunction() { target?.dismiss() }
}

extension EnvironmentValues {
    /// Whether a search in the field of a view above is active.
    public var isSearching: Bool { self[SearchKey.self]?.isSearching ?? false }

    /// The action that ends the search in the field of a view above.
    public var dismissSearch: DismissSearchAction {
        DismissSearchAction(target: self[SearchKey.self])
    }
}
