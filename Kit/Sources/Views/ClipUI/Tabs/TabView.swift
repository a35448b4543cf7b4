// SPDX-License-Identifier: Apache-2.0

/// Views of which one is shown, selected in a bar: SwiftUI's `TabView`.
///
/// Each element of the content is a tab; all are created at once, and keep their state.
nonisolated public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Returns the tabs as an object.
    public func boxed() -> ViewBox { box }
}

extension TabView {
    /// Creates tabs with a binding to the selection, which is the `tag` of one of them.
    nonisolated public init(
        selection: Binding<Selection>?,
        @ViewBuilder content: () -> Content
    ) {
        box = TabsBox(content().boxed(), selection.map { TabSelection($0) })
    }

    /// Creates tabs with a binding to the selection, which is the value of one of them.
    nonisolated public init<Tabs: TabContent>(
        selection: Binding<Selection>,
        @TabContentBuilder<Selection> content: () -> Tabs
    ) where Content == TabContentView<Tabs>, Tabs.TabValue == Selection {
        box = TabsBox(content().boxedTabs(), TabSelection(selection))
    }
}

extension TabView where Selection == Int {
    /// Creates tabs that keep their own selection.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        box = TabsBox(content().boxed(), nil)
    }
}

extension TabView where Selection == Never {
    /// Creates tabs that keep their own selection.
    nonisolated public init<Tabs: TabContent>(
        @TabContentBuilder<Never> content: () -> Tabs
    ) where Content == TabContentView<Tabs>, Tabs.TabValue == Never {
        box = TabsBox(content().boxedTabs(), nil)
    }
}

// The selection of a tab view, as a tag.
struct TabSelection {
    let get: () -> HashedValue
    let set: (HashedValue) -> Void

    init<Selection: Hashable>(_ selection: Binding<Selection>) {
        get = { TypedValue(selection.wrappedValue) }
        set = { tag in
            guard let value = tag.value(as: Selection.self) else { return }
            selection.wrappedValue = value
        }
    }
}

final class TabsBox: ViewBox {
    private let content: ViewBox
    private let selection: TabSelection?

    init(_ content: ViewBox, _ selection: TabSelection?) {
        self.content = content
        self.selection = selection
    }

    package override func mount(in context: MountContext) -> Node {
        let node = TabsNode(in: context, selection)
        node.show(content, in: context)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: TabsNode.self)
        node.update(content, selection, in: environment)
    }
}

final class TabsNode: Node {
    private let element: ElementNode
    private let tabs: TabContainer
    private var child: Node?

    init(in context: MountContext, _ selection: TabSelection?) {
        element = ElementNode(Self.box(context.environment, -1), in: context)
        tabs = TabContainer(context.environment.renderer, element)
        tabs.selection = selection
    }

    private static func box(_ environment: ViewEnvironment, _ selection: Int32) -> ElementBox {
        // A key that other elements do not use by themselves: pickers have styles too.
        let style = environment.inheritedValue(.titleMode)
        var properties = style.isUnset ? [] : [Property(.style, style)]
        if selection >= 0 { properties.append(Property(.selection, selection)) }
        return ElementBox(.tabs, properties)
    }

    fileprivate func show(_ content: ViewBox, in context: MountContext) {
        let inner = context.environment.collected(in: tabs)
        child = content.mount(in: context.inside(element.id, environment: inner))
        tabs.showSelection(child)
    }

    fileprivate func update(
        _ content: ViewBox,
        _ selection: TabSelection?,
        in environment: ViewEnvironment
    ) {
        element.show(Self.box(environment, tabs.shown), environment)
        tabs.selection = selection
        if let child { content.update(child, in: environment.collected(in: tabs)) }
        tabs.showSelection(child)
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) { element.visitRoots(visit) }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        child?.tellPreferences(to: collector)
    }
    #endif

    package override func unmount() {
        tabs.clear()
        child?.unmount()
        child = nil
        element.unmount()
    }
}

// The tabs of a tab view.
private final class TabContainer: RowContainer {
    var selection: TabSelection?
    private let renderer: Renderer
    private var element: ElementNode?
    private var tabs: [ElementNode] = []
    // The tab that the person selected, if the clip has no binding to the selection.
    private var chosen: ElementNode?
    private var content: Node?
    // The position of the selected tab; -1 as long as there is none.
    private(set) var shown: Int32 = -1
    private var isStale = false

    init(_ renderer: Renderer, _ element: ElementNode) {
        self.renderer = renderer
        self.element = element
        super.init(.tab)
    }

    override func add(_ tab: ElementNode) {
        tabs.append(tab)
        becomeStale()
    }

    override func remove(_ tab: ElementNode) {
        tabs.removeAll { $0 === tab }
        becomeStale()
    }

    // Marks the order as out of date: a view in the tabs was inserted or removed by itself.
    private func becomeStale() {
        if isStale || content == nil { return }
        isStale = true
        renderer.appearances.append { self.showSelection(self.content) }
    }

    override func receive(_ event: ClipEvent, _ text: String, _ tab: ElementNode) {
        if let selection, let tag = tab.tag {
            selection.set(tag)
        } else {
            chosen = tab
        }
        showSelection(content)
    }

    // Shows the selection, by the order of the tabs on the screen.
    func showSelection(_ content: Node?) {
        isStale = false
        self.content = content
        let wanted = selection?.get()
        var index: Int32 = 0
        var found: Int32 = 0
        content?.visitRoots { root in
            guard let tab = tabs.first(where: { $0.outermost == root }) else { return }
            if let wanted, let tag = tab.tag {
                if wanted.isSame(as: tag) { found = index }
            } else if tab === chosen {
                found = index
            }
            index += 1
        }
        if found == shown { return }
        shown = found
        element?.set(Property(.selection, found))
    }

    func clear() {
        content = nil
        chosen = nil
        element = nil
        selection = nil
    }
}

nonisolated extension View {
    /// Sets the label of the view in the bar of tabs.
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        ModifiedView<Self>(tabItemBox(boxed(), label().boxed()))
    }

    /// Shows a number on the tab or in the row of the view; 0 shows none.
    public func badge(_ count: Int) -> some View {
        badgeModified(count == 0 ? .unset : .text(String(count)))
    }

    /// Shows a text on the tab or in the row of the view.
    public func badge(_ label: Text?) -> some View {
        badgeModified(label.map { .text($0.properties.plainText) } ?? .unset)
    }

    package func badgeModified(_ value: PropertyValue) -> some View {
        ModifiedView<Self>(EnvironmentBox(boxed()) { $0.adding(row: [Property(.badge, value)]) })
    }

    /// Sets the style of tab views.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        inheriting([Property(.titleMode, style.look.number)])
    }

    /// Sets the style of the dots of pages; the page draws one, so nothing changes.
    public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}

// Sets the title and the symbol of a label as properties of the tab.
@inline(never)
private func tabItemBox(_ content: ViewBox, _ label: ViewBox) -> ViewBox {
    EnvironmentBox(content) { $0.adding(row: tabProperties(label)) }
}

@inline(never)
func tabProperties(_ label: ViewBox) -> [Property] {
    var properties: [Property] = []
    visitElements(of: label) { element in
        for property in element.properties where property.key == .symbol || property.key == .asset {
            properties.set(property)
        }
    }
    let title = plainText(of: label)
    if !title.utf8.isEmpty { properties.set(Property(.title, title)) }
    return properties
}
