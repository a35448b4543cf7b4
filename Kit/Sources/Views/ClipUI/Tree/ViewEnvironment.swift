// SPDX-License-Identifier: Apache-2.0

public import ClipState

/// Values that views inherit from the views above.
public final class ViewEnvironment: CellEnvironment {
    package let renderer: Renderer
    // The properties of the next element below, such as its accessibility label.
    private let attributes: [Property]
    // The properties of all elements below that support them, such as the font.
    private let inherited: [Property]
    // The properties of the row around the next element of a list.
    package let row: [Property]
    package let isDisabled: Bool
    package let isInList: Bool
    package let objects: EnvironmentEntry?
    // The clip's own styles of controls.
    package private(set) var styles: StyleEntry?
    package private(set) var fieldHook: FieldHook?
    // The screen or the presentation that contains the view.
    package private(set) var place: ScreenPlace?
    // The container of the elements of a list, of tabs or of a bar.
    package private(set) var rows: RowContainer?
    // The identifier of the next element of a picker, of tabs or of a list.
    package private(set) var tag: HashedValue?
    #if !hasFeature(Embedded)
    // The values that clips and views add by keys; the same object as long as no value in it changes.
    package private(set) var table: EnvironmentTable?
    // The edits and swipe actions of the rows of the next list, or of the row around the next element.
    private(set) var rowInteractions: RowInteractions?
    // The observation of the next scroll view.
    private(set) var scrolls: ScrollObservation?
    #endif

    package init(
        renderer: Renderer,
        attributes: [Property] = [],
        inherited: [Property] = [],
        row: [Property] = [],
        isDisabled: Bool = false,
        isInList: Bool = false,
        objects: EnvironmentEntry? = nil
    ) {
        self.renderer = renderer
        self.attributes = attributes
        self.inherited = inherited
        self.row = row
        self.isDisabled = isDisabled
        self.isInList = isInList
        self.objects = objects
    }

    /// Returns the properties of an element: its own, those of modifiers around it, and those that it inherits.
    ///
    /// Of attributes with the same key the innermost takes effect, and modifiers take precedence over the view's own
    /// properties.
    @inline(never)
    package func properties(of kind: ElementKind, own: [Property]) -> [Property] {
        var result: [Property] = []
        result.reserveCapacity(own.count)
        var font = inherited.value(.font)
        for property in own {
            if property.key == .font { font = property.value } else { result.append(property) }
        }
        for property in inherited where property.key != .font && kind.inherits(property.key) {
            let isStyle = property.key.rawValue >= ElementKey.pickerStyle.rawValue
            result.setIfMissing(isStyle ? Property(.style, property.value) : property)
        }
        // Modifiers such as `bold()` take precedence over the font.
        if kind.inherits(.font), case .list(let parts) = font {
            for part in parts.indices where part % 2 == 0 {
                guard case .integer(let key) = parts[part],
                    let key = ElementKey(rawValue: UInt8(truncatingIfNeeded: key))
                else { continue }
                result.setIfMissing(Property(key, parts[part + 1]))
            }
        }
        if !kind.isModifier {
            for attribute in attributes { result.set(attribute) }
        }
        return result
    }

    /// Returns the value of an inherited property.
    package func inheritedValue(_ key: ElementKey) -> PropertyValue { inherited.value(key) }

    /// Returns the environment of the children of an element, which do not inherit its attributes.
    @inline(never)
    package func inside(isList: Bool) -> ViewEnvironment {
        if attributes.isEmpty && row.isEmpty && isInList == isList && tag == nil
            && !hasRowInteractions
        {
            return self
        }
        let changed = changing(attributes: [], row: [], isInList: isList)
        changed.tag = nil
        changed.dropRowInteractions()
        return changed
    }

    // Returns the environment inside of a modifier, which passes attributes on to the first view in it; the row is
    // around the outermost modifier.
    @inline(never)
    func inModifier() -> ViewEnvironment {
        if row.isEmpty && !isInList && !hasRowInteractions { return self }
        let changed = changing(row: [], isInList: false)
        changed.dropRowInteractions()
        return changed
    }

    /// Returns the environment of a view with attributes.
    @inline(never)
    package func adding(attributes inner: [Property]) -> ViewEnvironment {
        var all = attributes
        for attribute in inner { all.set(attribute) }
        return changing(attributes: all)
    }

    /// Returns the environment of a view with some traits added and others removed.
    ///
    /// An outer view takes precedence.
    @inline(never)
    package func adding(traits: Int32, removed: Int32) -> ViewEnvironment {
        var sum: Int32 = 0
        if case .integer(let outer) = attributes.value(.traits) { sum = outer }
        let free = ~(sum | sum >> 16)
        let all = sum | (traits & free) | (removed & free) << 16
        return adding(attributes: [Property(.traits, all)])
    }

    /// Returns the environment of a view whose row in a list has properties.
    @inline(never)
    package func adding(row inner: [Property]) -> ViewEnvironment {
        var all = row
        for property in inner { all.set(property) }
        return changing(row: all)
    }

    /// Returns the environment of a view with other inherited properties.
    @inline(never)
    package func inheriting(_ inner: [Property]) -> ViewEnvironment {
        var all = inherited
        for property in inner { all.set(property) }
        return changing(inherited: all)
    }

    /// Returns the environment of a cell's view.
    static func of(_ environment: CellEnvironment) -> ViewEnvironment {
        // SAFETY: cells are adopted and updated by nodes, with the environments of views.
        unsafe unsafeDowncast(environment, to: ViewEnvironment.self)
    }

    package func disabled(_ isDisabled: Bool) -> ViewEnvironment {
        if !isDisabled || self.isDisabled { return self }
        return changing(isDisabled: true)
    }

    package func providing(_ objects: EnvironmentEntry) -> ViewEnvironment {
        changing(objects: objects)
    }

    // Returns a copy with some values changed; nil keeps a value.
    @inline(never)
    private func changing(
        attributes: [Property]? = nil,
        inherited: [Property]? = nil,
        row: [Property]? = nil,
        isDisabled: Bool? = nil,
        isInList: Bool? = nil,
        objects: EnvironmentEntry? = nil
    ) -> ViewEnvironment {
        let changed = ViewEnvironment(
            renderer: renderer,
            attributes: attributes ?? self.attributes,
            inherited: inherited ?? self.inherited,
            row: row ?? self.row,
            isDisabled: isDisabled ?? self.isDisabled,
            isInList: isInList ?? self.isInList,
            objects: objects ?? self.objects
        )
        changed.styles = styles
        changed.fieldHook = fieldHook
        changed.place = place
        changed.rows = rows
        changed.tag = tag
        #if !hasFeature(Embedded)
        changed.table = table
        changed.rowInteractions = rowInteractions
        changed.scrolls = scrolls
        #endif
        return changed
    }

    /// Returns the environment of a screen, of a presentation, or of the views in them.
    package func at(_ place: ScreenPlace?) -> ViewEnvironment {
        let changed = changing(attributes: [], row: [], isInList: false)
        changed.place = place
        changed.rows = nil
        changed.tag = nil
        changed.dropRowInteractions()
        return changed
    }

    /// Returns this environment with the objects and values of another place, from which a screen is opened.
    package func providing(valuesOf other: ViewEnvironment) -> ViewEnvironment {
        if objects === other.objects && hasSameTable(as: other) { return self }
        let changed = changing(objects: other.objects)
        #if !hasFeature(Embedded)
        changed.table = other.table
        #endif
        return changed
    }

    /// Returns the environment of views that are rows, tabs or items of a container.
    package func collected(in rows: RowContainer?, row: [Property] = []) -> ViewEnvironment {
        let changed = changing(attributes: [], row: row, isInList: true)
        changed.rows = rows
        changed.tag = nil
        changed.dropRowInteractions()
        return changed
    }

    /// Returns the environment of a view that a value identifies.
    package func tagged(_ tag: HashedValue?) -> ViewEnvironment {
        let changed = changing()
        changed.tag = tag
        return changed
    }

    /// Returns the environment of a view whose controls the clip draws itself.
    package func drawing(_ styles: StyleEntry?) -> ViewEnvironment {
        let changed = changing()
        changed.styles = styles
        return changed
    }

    /// Returns the environment of a view whose fields report to a hook.
    package func telling(_ hook: FieldHook) -> ViewEnvironment {
        let changed = changing()
        changed.fieldHook = hook
        return changed
    }

    /// Returns the same environment on another screen, which is not visible.
    package func on(_ renderer: Renderer) -> ViewEnvironment {
        let other = ViewEnvironment(
            renderer: renderer,
            isDisabled: isDisabled,
            objects: objects
        )
        #if !hasFeature(Embedded)
        other.table = table
        #endif
        return other
    }

    private func hasSameTag(as other: ViewEnvironment) -> Bool {
        guard let tag, let others = other.tag else { return tag == nil && other.tag == nil }
        return tag.isSame(as: others)
    }

    #if !hasFeature(Embedded)
    /// Returns the environment of a view that sets a value.
    package func setting(_ value: Any, for key: Any.Type) -> ViewEnvironment {
        let changed = changing()
        changed.table = EnvironmentTable.setting(value, for: key, in: table)
        return changed
    }

    private func hasSameTable(as other: ViewEnvironment) -> Bool {
        if table === other.table { return true }
        guard let table, let others = other.table else { return false }
        return table.isSame(as: others)
    }

    /// Returns the environment of rows with edits and swipe actions.
    func withRowInteractions(_ interactions: RowInteractions?) -> ViewEnvironment {
        let changed = changing()
        changed.rowInteractions = interactions
        return changed
    }

    /// Returns the environment of a view whose scroll view is observed.
    func observing(_ scrolls: ScrollObservation) -> ViewEnvironment {
        let changed = changing()
        changed.scrolls = scrolls
        return changed
    }

    private func hasSameScrolls(as other: ViewEnvironment) -> Bool { scrolls === other.scrolls }

    private var hasRowInteractions: Bool { rowInteractions != nil }

    private func dropRowInteractions() { rowInteractions = nil }

    private func hasSameRowInteractions(as other: ViewEnvironment) -> Bool {
        rowInteractions === other.rowInteractions
    }
    #else
    private func hasSameTable(as other: ViewEnvironment) -> Bool { true }
    private var hasRowInteractions: Bool { false }
    private func dropRowInteractions() {}
    private func hasSameRowInteractions(as other: ViewEnvironment) -> Bool { true }
    private func hasSameScrolls(as other: ViewEnvironment) -> Bool { true }
    #endif

    package func isSame(as other: ViewEnvironment) -> Bool {
        if self === other { return true }
        return isDisabled == other.isDisabled && isInList == other.isInList
            && haveSameObjects(objects, other.objects) && styles === other.styles
            && fieldHook === other.fieldHook && areSame(attributes, other.attributes)
            && areSame(inherited, other.inherited) && areSame(row, other.row)
            && place === other.place && rows === other.rows && hasSameTag(as: other)
            && hasSameTable(as: other) && hasSameRowInteractions(as: other)
            && hasSameScrolls(as: other)
    }
}

// Returns whether the same objects are provided on each level.
private func haveSameObjects(_ left: EnvironmentEntry?, _ right: EnvironmentEntry?) -> Bool {
    if left === right { return true }
    guard let left, let right, left.object === right.object else { return false }
    return haveSameObjects(left.next, right.next)
}

private func areSame(_ left: [Property], _ right: [Property]) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices
    where left[index].key != right[index].key || !left[index].value.isSame(as: right[index].value) {
        return false
    }
    return true
}

extension [Property] {
    fileprivate mutating func setIfMissing(_ property: Property) {
        if value(property.key).isUnset { append(property) }
    }
}

extension PropertyValue {
    /// Whether there is no value.
    package var isUnset: Bool {
        if case .unset = self { true } else { false }
    }
}

/// An object that a view provides to the views in it, and the objects of the views above.
package final class EnvironmentEntry {
    package let object: AnyObject
    package let next: EnvironmentEntry?

    package init(_ object: AnyObject, next: EnvironmentEntry?) {
        self.object = object
        self.next = next
    }
}
