// SPDX-License-Identifier: Apache-2.0

public import ClipState

/// Values that views inherit from the views above.
public final class ViewEnvironment: CellEnvironment {
    package let renderer: Renderer
    // What the next element below takes, such as its accessibility label.
    private let attributes: [Property]
    // What all elements below take that know it, such as the font.
    private let inherited: [Property]
    // What the row around the next element of a list takes.
    package let row: [Property]
    package let isDisabled: Bool
    package let isInList: Bool
    package let objects: EnvironmentEntry?
    // How the clip itself draws controls, and who wants to know about fields.
    package private(set) var styles: StyleEntry?
    package private(set) var fieldHook: FieldHook?
    // The screen or the presentation around.
    package private(set) var place: ScreenPlace?
    // What the elements of a list, of tabs or of a bar are in.
    package private(set) var rows: RowContainer?
    // What identifies the next element of a picker, of tabs or of a list.
    package private(set) var tag: HashedValue?
    #if !hasFeature(Embedded)
    // What clips and views add by keys; the same object as long as nothing in it changes.
    package private(set) var table: EnvironmentTable?
    // What the person can do with the rows of the next list, or with the row around the next element.
    private(set) var tools: RowTools?
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

    /// The properties of an element: its own, those of modifiers around it, and those that it inherits.
    ///
    /// Of attributes with one key the innermost takes effect, and modifiers come before what the view itself says.
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
        // Modifiers such as `bold()` come before what the font itself says.
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

    /// The value of a property that is inherited.
    package func inheritedValue(_ key: ElementKey) -> PropertyValue { inherited.value(key) }

    /// The environment of the children of an element, which do not inherit its attributes.
    @inline(never)
    package func inside(isList: Bool) -> ViewEnvironment {
        if attributes.isEmpty && row.isEmpty && isInList == isList && tag == nil && !hasTools {
            return self
        }
        let changed = changing(attributes: [], row: [], isInList: isList)
        changed.tag = nil
        changed.dropTools()
        return changed
    }

    // A modifier passes attributes on to the first view in it; the row is around the outermost modifier.
    @inline(never)
    func inModifier() -> ViewEnvironment {
        if row.isEmpty && !isInList && !hasTools { return self }
        let changed = changing(row: [], isInList: false)
        changed.dropTools()
        return changed
    }

    /// The environment of a view with attributes.
    @inline(never)
    package func adding(attributes inner: [Property]) -> ViewEnvironment {
        var all = attributes
        for attribute in inner { all.set(attribute) }
        return changing(attributes: all)
    }

    /// The environment of a view with traits, and without others.
    ///
    /// A view further out has the last word.
    @inline(never)
    package func adding(traits: Int32, removed: Int32) -> ViewEnvironment {
        var sum: Int32 = 0
        if case .integer(let outer) = attributes.value(.traits) { sum = outer }
        let free = ~(sum | sum >> 16)
        let all = sum | (traits & free) | (removed & free) << 16
        return adding(attributes: [Property(.traits, all)])
    }

    /// The environment of a view whose row in a list has properties.
    @inline(never)
    package func adding(row inner: [Property]) -> ViewEnvironment {
        var all = row
        for property in inner { all.set(property) }
        return changing(row: all)
    }

    /// The environment of a view for which something inherited is different.
    @inline(never)
    package func inheriting(_ inner: [Property]) -> ViewEnvironment {
        var all = inherited
        for property in inner { all.set(property) }
        return changing(inherited: all)
    }

    /// The environment of a cell's view.
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

    // A copy with some values changed; nil leaves a value.
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
        changed.tools = tools
        #endif
        return changed
    }

    /// The environment of a screen, of a presentation, or of what is in them.
    package func at(_ place: ScreenPlace?) -> ViewEnvironment {
        let changed = changing(attributes: [], row: [], isInList: false)
        changed.place = place
        changed.rows = nil
        changed.tag = nil
        changed.dropTools()
        return changed
    }

    /// This environment with the objects and values of another place, from which a screen is opened.
    package func providing(valuesOf other: ViewEnvironment) -> ViewEnvironment {
        if objects === other.objects && hasSameTable(as: other) { return self }
        let changed = changing(objects: other.objects)
        #if !hasFeature(Embedded)
        changed.table = other.table
        #endif
        return changed
    }

    /// The environment of views that are rows, tabs or items of a container.
    package func collected(in rows: RowContainer?, row: [Property] = []) -> ViewEnvironment {
        let changed = changing(attributes: [], row: row, isInList: true)
        changed.rows = rows
        changed.tag = nil
        changed.dropTools()
        return changed
    }

    /// The environment of a view that a value identifies.
    package func tagged(_ tag: HashedValue?) -> ViewEnvironment {
        let changed = changing()
        changed.tag = tag
        return changed
    }

    /// The environment of a view whose controls the clip draws itself.
    package func drawing(_ styles: StyleEntry?) -> ViewEnvironment {
        let changed = changing()
        changed.styles = styles
        return changed
    }

    /// The environment of a view whose fields tell somebody what happens.
    package func telling(_ hook: FieldHook) -> ViewEnvironment {
        let changed = changing()
        changed.fieldHook = hook
        return changed
    }

    /// The same environment on another screen, which nobody sees.
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
    /// The environment of a view that sets a value.
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

    /// The environment of rows that the person can do more with.
    func having(_ tools: RowTools?) -> ViewEnvironment {
        let changed = changing()
        changed.tools = tools
        return changed
    }

    private var hasTools: Bool { tools != nil }

    private func dropTools() { tools = nil }

    private func hasSameTools(as other: ViewEnvironment) -> Bool { tools === other.tools }
    #else
    private func hasSameTable(as other: ViewEnvironment) -> Bool { true }
    private var hasTools: Bool { false }
    private func dropTools() {}
    private func hasSameTools(as other: ViewEnvironment) -> Bool { true }
    #endif

    package func isSame(as other: ViewEnvironment) -> Bool {
        if self === other { return true }
        return isDisabled == other.isDisabled && isInList == other.isInList
            && haveSameObjects(objects, other.objects) && styles === other.styles
            && fieldHook === other.fieldHook && areSame(attributes, other.attributes)
            && areSame(inherited, other.inherited) && areSame(row, other.row)
            && place === other.place && rows === other.rows && hasSameTag(as: other)
            && hasSameTable(as: other) && hasSameTools(as: other)
    }
}

// Of each level, the same object is provided.
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

/// An object that a view provides to those in it, and the objects of the views above.
package final class EnvironmentEntry {
    package let object: AnyObject
    package let next: EnvironmentEntry?

    package init(_ object: AnyObject, next: EnvironmentEntry?) {
        self.object = object
        self.next = next
    }
}
