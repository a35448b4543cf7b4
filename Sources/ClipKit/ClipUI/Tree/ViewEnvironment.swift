// SPDX-License-Identifier: Apache-2.0

/// Values that views inherit from the views above.
///
/// Attributes accumulate until the first element below, which takes them, so that modifiers need no
/// elements of their own.
public final class ViewEnvironment {
    let renderer: Renderer
    let attributes: [Attribute]
    let isDisabled: Bool
    let isInList: Bool
    let objects: EnvironmentEntry?

    init(
        renderer: Renderer,
        attributes: [Attribute],
        isDisabled: Bool,
        isInList: Bool,
        objects: EnvironmentEntry?
    ) {
        self.renderer = renderer
        self.attributes = attributes
        self.isDisabled = isDisabled
        self.isInList = isInList
        self.objects = objects
    }

    // The environment of the children of an element, which do not inherit the attributes.
    @inline(never)
    func inside(isList: Bool) -> ViewEnvironment {
        if attributes.isEmpty && isInList == isList { return self }
        return changing(attributes: [], isInList: isList)
    }

    @inline(never)
    func adding(_ inner: [Attribute]) -> ViewEnvironment {
        changing(attributes: combined(outer: attributes, inner: inner))
    }

    func replacing(attributes: [Attribute]) -> ViewEnvironment {
        changing(attributes: attributes)
    }

    func disabled(_ isDisabled: Bool) -> ViewEnvironment {
        if !isDisabled || self.isDisabled { return self }
        return changing(isDisabled: true)
    }

    func providing(_ objects: EnvironmentEntry) -> ViewEnvironment {
        changing(objects: objects)
    }

    // A copy with some values changed; nil leaves a value.
    @inline(never)
    private func changing(
        attributes: [Attribute]? = nil,
        isDisabled: Bool? = nil,
        isInList: Bool? = nil,
        objects: EnvironmentEntry? = nil
    ) -> ViewEnvironment {
        ViewEnvironment(
            renderer: renderer,
            attributes: attributes ?? self.attributes,
            isDisabled: isDisabled ?? self.isDisabled,
            isInList: isInList ?? self.isInList,
            objects: objects ?? self.objects
        )
    }

    func isSame(as other: ViewEnvironment) -> Bool {
        if self === other { return true }
        return isDisabled == other.isDisabled && isInList == other.isInList
            && objects === other.objects && areSame(attributes, other.attributes)
    }
}

// An object of `environmentObject(_:)`, and the objects of the views above.
final class EnvironmentEntry {
    let object: AnyObject
    let next: EnvironmentEntry?

    init(_ object: AnyObject, next: EnvironmentEntry?) {
        self.object = object
        self.next = next
    }
}
