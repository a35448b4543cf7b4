// SPDX-License-Identifier: Apache-2.0

// A node with an element on the screen.
final class ElementNode: Node {
    private let renderer: Renderer
    let kind: ElementKind
    private(set) var id: UInt32 = 0
    // The row around the element in a list; 0 elsewhere.
    private var row: UInt32 = 0
    // The properties that the screen shows.
    private(set) var properties: [Property] = []
    private var rowProperties: [Property] = []
    private var field: FieldValue?
    private var action: ((ClipEvent, String) -> Void)?
    private var hook: FieldHook?
    private(set) var isDisabled = false
    // The container of the row, the tab or the item, unless it is a plain list.
    private var rows: RowContainer?
    private(set) var tag: HashedValue?
    // The alert that contains the element, if it is a button of one.
    private var dialog: ScreenPlace?
    var children: [Node] = []

    init(_ box: ElementBox, in context: MountContext) {
        renderer = context.environment.renderer
        kind = box.kind
        super.init()
        id = renderer.takeIdentifier(for: self)
        if let collector = renderer.collector { collector.note(id, context.environment.tag) }
        renderer.patches.create(id, kind)
        if context.environment.isInList && kind != .section {
            rows = context.environment.rows
            row = renderer.takeIdentifier(for: hasRowEvents(context.environment) ? self : nil)
            renderer.patches.create(row, rows?.kind ?? .listRow)
            renderer.patches.insert(row, into: context.parent, before: context.before)
            renderer.patches.insert(id, into: row, before: 0)
        } else {
            renderer.patches.insert(id, into: context.parent, before: context.before)
        }
        show(box, context.environment)
        rows?.add(self)
    }

    #if hasFeature(Embedded)
    private func hasRowEvents(_ environment: ViewEnvironment) -> Bool { rows != nil }
    private func showRowInteractions(_ environment: ViewEnvironment) {}
    private func moveRow(_ text: String) {}
    private func observeScrolls(_ environment: ViewEnvironment, _ new: inout [Property]) {}
    private func receiveScroll(_ text: String) {}
    private func unmountRowInteractions() {}
    #else
    // The swipe actions of the row, and the edits that the person can make to it.
    private var actions: RowActionNodes?
    private var editing: RowEditing?

    private func hasRowEvents(_ environment: ViewEnvironment) -> Bool {
        rows != nil || environment.rowInteractions != nil
    }

    private func showRowInteractions(_ environment: ViewEnvironment) {
        let interactions = environment.rowInteractions
        editing = interactions?.row
        guard interactions != nil || actions != nil else { return }
        let number = editing?.number(environment.isEditing) ?? 0
        let value = number == 0 || number == 4 ? PropertyValue.unset : .integer(number)
        if !shownEdits.isSame(as: value) {
            shownEdits = value
            renderer.patches.set(row, Property(.rowEdits, value))
        }
        let actions = actions ?? RowActionNodes()
        self.actions = actions
        actions.show(interactions, row: row, in: environment)
    }

    // The observations of what the scroll view does.
    private var scrolls: ScrollObservation?

    private func observeScrolls(_ environment: ViewEnvironment, _ new: inout [Property]) {
        scrolls = environment.scrolls
        if scrolls?.observes(self) == true { new.set(Property(.reportsScrolls, true)) }
        // An update does not take back where the clip has scrolled.
        let target = properties.value(.scrollTarget)
        if !target.isUnset { new.set(Property(.scrollTarget, target)) }
    }

    private func receiveScroll(_ text: String) { scrolls?.report(text, of: self) }

    // The edits that the screen shows.
    private var shownEdits = PropertyValue.unset

    private func moveRow(_ text: String) {
        if let rows = Int(text) { editing?.move?(rows) }
    }

    private func unmountRowInteractions() {
        actions?.unmount()
        actions = nil
        editing = nil
    }
    #endif

    // The element that represents this one in its container.
    var outermost: UInt32 { row == 0 ? id : row }

    // Returns a property that is a small number.
    func number(_ key: ElementKey) -> Int32? {
        if case .integer(let number) = properties.value(key) { number } else { nil }
    }

    func setRow(_ property: Property) {
        if row != 0 { renderer.patches.set(row, property) }
    }

    func receive(_ event: ClipEvent, _ text: String) {
        hook?.receive(event, text)
        if event == .moved {
            moveRow(text)
            return
        }
        if event == .scrolled {
            receiveScroll(text)
            return
        }
        if let rows, event == .selected {
            rows.receive(event, text, self)
            return
        }
        guard let field, field.event == event else {
            action?(event, text)
            if event == .tap, kind == .button, let dialog { dialog.dismiss?() }
            return
        }
        // The screen shows what the person has entered. If the model stores another value, the screen is corrected.
        properties.set(Property(field.key, field.set(text)))
        set(Property(field.key, field.get()))
    }

    @inline(never)
    func show(_ box: ElementBox, _ environment: ViewEnvironment) {
        if let place = environment.place, place.isDialog { dialog = place }
        tag = environment.tag
        field = box.field
        action = box.action
        var new = environment.properties(of: kind, own: box.properties)
        if let field { new.set(Property(field.key, field.get())) }
        if kind == .textField, let hook = environment.fieldHook {
            self.hook = hook
            hook.attach(id, &new)
        }
        if kind == .scrollView || kind == .list { observeScrolls(environment, &new) }
        if field != nil || action != nil, !kind.isMeasured {
            isDisabled = environment.isDisabled
            if isDisabled { new.set(Property(.isDisabled, true)) }
        }
        update(&properties, to: new, of: id)
        if row != 0 {
            update(&rowProperties, to: environment.row, of: row)
            showRowInteractions(environment)
        }
    }

    private func update(_ old: inout [Property], to new: [Property], of id: UInt32) {
        if old.isEmpty && new.isEmpty { return }
        for property in new where !old.value(property.key).isSame(as: property.value) {
            renderer.patches.set(id, property)
        }
        for property in old where !new.contains(where: { $0.key == property.key }) {
            renderer.patches.set(id, Property(property.key, .unset))
        }
        old = new
    }

    // Sets a property, until the next update of the view.
    func set(_ property: Property) {
        if properties.value(property.key).isSame(as: property.value) { return }
        properties.set(property)
        renderer.patches.set(id, property)
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) {
        visit(outermost)
    }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        for child in children { child.tellPreferences(to: collector) }
    }

    package override func search(_ search: ScrollSearch) {
        let isScroller = kind == .scrollView || kind == .list
        if isScroller { search.enter(self) }
        for child in children where !search.isOver { child.search(search) }
        if isScroller { search.leave() }
    }
    #endif

    package override func unmount() {
        for child in children { child.unmount() }
        children = []
        unmountRowInteractions()
        rows?.remove(self)
        renderer.returnIdentifier(id)
        if row != 0 { renderer.returnIdentifier(row) }
    }
}
