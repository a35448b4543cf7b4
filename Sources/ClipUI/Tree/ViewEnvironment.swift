/// What views get from those above them.
///
/// Attributes are collected on the way down and land on the first element below, so that modifiers
/// need no elements of their own.
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

    // For the children of an element: the attributes stay with the element.
    @inline(never)
    func inside(isList: Bool) -> ViewEnvironment {
        if attributes.isEmpty && isInList == isList { return self }
        return ViewEnvironment(
            renderer: renderer,
            attributes: [],
            isDisabled: isDisabled,
            isInList: isList,
            objects: objects
        )
    }

    @inline(never)
    func adding(_ inner: [Attribute]) -> ViewEnvironment {
        ViewEnvironment(
            renderer: renderer,
            attributes: combined(outer: attributes, inner: inner),
            isDisabled: isDisabled,
            isInList: isInList,
            objects: objects
        )
    }

    @inline(never)
    func replacing(attributes: [Attribute]) -> ViewEnvironment {
        ViewEnvironment(
            renderer: renderer,
            attributes: attributes,
            isDisabled: isDisabled,
            isInList: isInList,
            objects: objects
        )
    }

    @inline(never)
    func disabled(_ isDisabled: Bool) -> ViewEnvironment {
        if !isDisabled || self.isDisabled { return self }
        return ViewEnvironment(
            renderer: renderer,
            attributes: attributes,
            isDisabled: true,
            isInList: isInList,
            objects: objects
        )
    }

    @inline(never)
    func providing(_ objects: EnvironmentEntry) -> ViewEnvironment {
        ViewEnvironment(
            renderer: renderer,
            attributes: attributes,
            isDisabled: isDisabled,
            isInList: isInList,
            objects: objects
        )
    }

    func isSame(as other: ViewEnvironment) -> Bool {
        if self === other { return true }
        return isDisabled == other.isDisabled && isInList == other.isInList
            && objects === other.objects && areSame(attributes, other.attributes)
    }
}

// An object that `environmentObject` gave, and those given further up.
final class EnvironmentEntry {
    let object: AnyObject
    let next: EnvironmentEntry?

    init(_ object: AnyObject, next: EnvironmentEntry?) {
        self.object = object
        self.next = next
    }
}
