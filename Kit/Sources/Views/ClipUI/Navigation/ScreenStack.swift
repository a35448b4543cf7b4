// SPDX-License-Identifier: Apache-2.0

extension NavigationNode {
    // The screens above the root, created when a view first leads to one.
    var stack: ScreenStack {
        // SAFETY: only this code sets `upper`.
        if let upper { return unsafe unsafeDowncast(upper, to: ScreenStack.self) }
        let new = ScreenStack(self)
        upper = new
        return new
    }
}

extension NavigationBox {
    // Creates a stack whose path the clip keeps.
    convenience init(_ root: ViewBox, _ path: PathAccess) {
        self.init(root) { $0.stack.path = path }
    }

    // Creates the stack of a split view.
    convenience init(_ root: ViewBox, columns: [ViewBox]) {
        self.init(root) { $0.stack.columns = columns }
    }
}

// The screens above the root of a navigation.
final class ScreenStack: UpperScreens {
    var path: PathAccess?
    // The further columns of a split view, which are beside the first one on wide screens, and screens above it here.
    var columns: [ViewBox] = []
    // nil after the navigation is removed.
    fileprivate private(set) var navigation: NavigationNode?
    private var pushed: [PushedScreen] = []
    private var ownPath: [HashedValue] = []
    private var destinations: [DestinationNode] = []

    fileprivate init(_ navigation: NavigationNode) {
        self.navigation = navigation
    }

    // MARK: Values

    private var values: [HashedValue] { path?.get() ?? ownPath }

    override func update() {
        for screen in pushed { screen.update() }
        sync()
    }

    // Shows the screens of the path.
    private func sync() {
        let wanted = values
        var same = 0
        for screen in pushed {
            guard let value = screen.value else { continue }
            guard same < wanted.count, value.isSame(as: wanted[same]) else {
                removeScreens(from: screen)
                break
            }
            same += 1
        }
        for value in wanted[same...] { push(PushedScreen(value: value)) }
    }

    // Goes to a value, as a link does.
    func go(to value: HashedValue) {
        if let path {
            path.append(value)
        } else {
            ownPath.append(value)
        }
        sync()
    }

    // Returns the view for a value; the last declared destination takes precedence.
    private func destination(for value: HashedValue) -> (DestinationNode, ViewBox)? {
        for node in destinations.reversed() {
            if let box = node.content?(value) { return (node, box) }
        }
        return nil
    }

    func add(_ destination: DestinationNode) {
        destinations.append(destination)
        let screens = pushed.filter { $0.value != nil && $0.isPlaceholder }
        if !screens.isEmpty {
            navigation?.renderer.appearances.append {
                for screen in screens { screen.update() }
            }
        }
    }

    func remove(_ destination: DestinationNode) {
        destinations.removeAll { $0 === destination }
    }

    // MARK: Screens

    // Updates the screens of a view that leads to them, after it has changed.
    func update(screensOf node: DestinationNode) {
        for screen in pushed where content(of: screen).source === node { screen.update() }
    }

    // Shows a view for a link or a binding; its owner's `closed()` is called when the screen is closed.
    func push(_ owner: DestinationNode) {
        guard navigation != nil, !pushed.contains(where: { $0.owner === owner }) else { return }
        push(PushedScreen(owner: owner))
    }

    private func push(_ screen: PushedScreen) {
        screen.stack = self
        pushed.append(screen)
        screen.mount()
        if let node = screen.node { navigation?.renderer.newScreen = node.place.screen }
    }

    // Shows the next column of a split view, after a selection in the one in front.
    func showNextColumn() {
        guard navigation != nil, pushed.count < columns.count else { return }
        push(PushedScreen(column: pushed.count))
    }

    // Closes the screen of a view, and the screens above it.
    func pop(_ owner: DestinationNode) {
        guard navigation != nil, let screen = pushed.first(where: { $0.owner === owner }) else {
            return
        }
        close(screen)
    }

    // Closes a screen, after the person went back or its view dismissed itself.
    func close(_ screen: PushedScreen) {
        guard let index = pushed.firstIndex(where: { $0 === screen }) else { return }
        var count = 0
        for above in pushed[index...] where above.value != nil { count += 1 }
        removeScreens(from: screen)
        guard count > 0 else { return }
        if let path {
            path.removeLast(min(count, path.get().count))
        } else {
            ownPath.removeLast(min(count, ownPath.count))
        }
    }

    private func removeScreens(from first: PushedScreen) {
        guard let index = pushed.firstIndex(where: { $0 === first }) else { return }
        let removed = Array(pushed[index...])
        pushed.removeSubrange(index...)
        for screen in removed.reversed() {
            if let node = screen.node { navigation?.renderer.remove(node) }
            screen.node = nil
            screen.owner?.closed()
        }
        if let last = pushed.last { last.node?.showTitle() } else { navigation?.showTitle() }
    }

    // Returns the content of a pushed screen, and the node that it comes from.
    fileprivate func content(of screen: PushedScreen) -> (box: ViewBox?, source: DestinationNode?) {
        if let owner = screen.owner { return (owner.view, owner) }
        if let column = screen.column { return (columns[column], nil) }
        guard let value = screen.value, let (node, box) = destination(for: value) else {
            return (nil, nil)
        }
        return (box, node)
    }

    // Returns the environment of the navigation, with the objects and values of the view that leads to a screen.
    fileprivate func context(from source: DestinationNode?, in navigation: NavigationNode)
        -> MountContext
    {
        var result = navigation.context
        if let source {
            result.environment = result.environment.providing(valuesOf: source.environment)
            result.depth = max(result.depth, source.depth)
        }
        return result
    }

    override func unmount() {
        navigation = nil
        for screen in pushed.reversed() {
            screen.node?.unmount()
            screen.node = nil
            screen.stack = nil
        }
        pushed = []
        destinations = []
    }
}

// A screen above the root, for a value of the path or for the view of a link.
final class PushedScreen {
    let value: HashedValue?
    let owner: DestinationNode?
    // The index of a column of a split view.
    let column: Int?
    fileprivate var stack: ScreenStack?
    fileprivate var node: ScreenNode?
    fileprivate var isPlaceholder: Bool { isMissing }
    private var isMissing = false

    init(value: HashedValue) {
        self.value = value
        owner = nil
        column = nil
    }

    init(owner: DestinationNode) {
        value = nil
        column = nil
        self.owner = owner
    }

    init(column: Int) {
        value = nil
        owner = nil
        self.column = column
    }

    // Content that is missing is named on the screen; it can be added later.
    private func box(_ content: ViewBox?) -> ViewBox {
        isMissing = content == nil
        let name = value?.typeName ?? "this link"
        return ChoiceBox(
            content ?? placeholder("No navigationDestination for " + name),
            isMissing ? 2 : 1
        )
    }

    fileprivate func mount() {
        guard let stack, let navigation = stack.navigation else { return }
        let (content, source) = stack.content(of: self)
        node = ScreenNode(
            box(content),
            in: stack.context(from: source, in: navigation),
            dismissed: { self.close() },
            at: { place in
                place.navigation = navigation
                place.dismiss = { self.close() }
            }
        )
    }

    fileprivate func update() {
        guard let stack, let navigation = stack.navigation, let node else { return }
        let (content, source) = stack.content(of: self)
        node.update(box(content), in: stack.context(from: source, in: navigation).environment)
    }

    private func close() { stack?.close(self) }
}

// Returns a view with a text, in place of one that cannot be shown.
@inline(never)
package func placeholder(_ text: String) -> ViewBox {
    ElementBox(.placeholder, [Property(.text, text)])
}
