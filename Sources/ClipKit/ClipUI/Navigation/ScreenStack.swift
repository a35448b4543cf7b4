// SPDX-License-Identifier: Apache-2.0

extension NavigationNode {
    // The screens above the root, made when something first leads to them.
    var stack: ScreenStack {
        // SAFETY: only this sets what is above the root.
        if let upper { return unsafe unsafeDowncast(upper, to: ScreenStack.self) }
        let new = ScreenStack(self)
        upper = new
        return new
    }
}

extension NavigationBox {
    // A stack whose path the clip keeps.
    convenience init(_ root: ViewBox, _ path: PathAccess) {
        self.init(root) { $0.stack.path = path }
    }

    // A split view.
    convenience init(_ root: ViewBox, columns: [ViewBox]) {
        self.init(root) { $0.stack.columns = columns }
    }
}

// The screens above the root of a navigation.
final class ScreenStack: UpperScreens {
    var path: PathAccess?
    // What a split view shows beside the first column on wide screens, and above it here.
    var columns: [ViewBox] = []
    // nil after the navigation is gone.
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

    // The view for a value; the destination declared last is taken.
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

    // A view that leads to screens has changed.
    func update(screensOf node: DestinationNode) {
        for screen in pushed where content(of: screen).source === node { screen.update() }
    }

    // Shows a view, as a link or a binding says; the owner is told when the screen is closed.
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

    // Shows the next column of a split view, after a choice in the one that is in front.
    func showNextColumn() {
        guard navigation != nil, pushed.count < columns.count else { return }
        push(PushedScreen(column: pushed.count))
    }

    // Closes the screen of a view, and those above it.
    func pop(_ owner: DestinationNode) {
        guard navigation != nil, let screen = pushed.first(where: { $0.owner === owner }) else {
            return
        }
        close(screen)
    }

    // The person went back from a screen, or its view dismisses itself.
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

    // The content of a pushed screen, and where it stands.
    fileprivate func content(of screen: PushedScreen) -> (box: ViewBox?, source: DestinationNode?) {
        if let owner = screen.owner { return (owner.view, owner) }
        if let column = screen.column { return (columns[column], nil) }
        guard let value = screen.value, let (node, box) = destination(for: value) else {
            return (nil, nil)
        }
        return (box, node)
    }

    // The environment of the navigation, with the objects and values of the view that leads to a screen.
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

// A screen above the root: for a value of the path, or for the view of a link.
final class PushedScreen {
    let value: HashedValue?
    let owner: DestinationNode?
    // The number of a column of a split view.
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

    // What is missing is said on the screen; it can come later.
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

// A view that says so cannot be shown.
@inline(never)
package func placeholder(_ text: String) -> ViewBox {
    ElementBox(.placeholder, [Property(.text, text)])
}
