// SPDX-License-Identifier: Apache-2.0

// A stack of screens.
final class NavigationBox: ViewBox {
    private let root: ViewBox
    private let path: PathAccess?
    // What a split view shows beside the first column on wide screens, and above it here.
    private let columns: [ViewBox]

    init(_ root: ViewBox, path: PathAccess? = nil, columns: [ViewBox] = []) {
        self.root = root
        self.path = path
        self.columns = columns
    }

    package override func mount(in context: MountContext) -> Node {
        let node = NavigationNode(in: context, path, columns)
        node.show(root, in: context.environment)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: NavigationNode.self)
        node.path = path
        node.columns = columns
        node.show(root, in: environment)
    }
}

final class NavigationNode: Node {
    var path: PathAccess?
    var columns: [ViewBox]
    private let renderer: Renderer
    private let element: ElementNode
    private var context: MountContext
    private var root: ScreenNode?
    private var pushed: [PushedScreen] = []
    private var ownPath: [HashedValue] = []
    private var destinations: [DestinationNode] = []
    private var isAlive = true

    init(in context: MountContext, _ path: PathAccess?, _ columns: [ViewBox]) {
        self.path = path
        self.columns = columns
        renderer = context.environment.renderer
        element = ElementNode(ElementBox(.navigation), in: context)
        self.context = context.inside(
            element.id,
            environment: context.environment.at(context.environment.place)
        )
    }

    func show(_ box: ViewBox, in environment: ViewEnvironment) {
        context.environment = environment.at(environment.place)
        if let root {
            root.update(box, in: context.environment)
            for screen in pushed { screen.update() }
        } else {
            root = ScreenNode(box, in: context, dismissed: nil) { $0.navigation = self }
        }
        sync()
    }

    // MARK: Values

    private var values: [HashedValue] { path?.get() ?? ownPath }

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
            renderer.appearances.append {
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
        guard isAlive, !pushed.contains(where: { $0.owner === owner }) else { return }
        push(PushedScreen(owner: owner))
    }

    private func push(_ screen: PushedScreen) {
        screen.navigation = self
        pushed.append(screen)
        screen.mount()
        if let node = screen.node { renderer.newScreen = node.place.screen }
    }

    // Shows the next column of a split view, after a choice in the one that is in front.
    func showNextColumn() {
        guard isAlive, pushed.count < columns.count else { return }
        push(PushedScreen(column: pushed.count))
    }

    // Closes the screen of a view, and those above it.
    func pop(_ owner: DestinationNode) {
        guard isAlive, let screen = pushed.first(where: { $0.owner === owner }) else { return }
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
            if let node = screen.node { renderer.remove(node) }
            screen.node = nil
            screen.owner?.closed()
        }
        if let last = pushed.last { last.node?.showTitle() } else { root?.showTitle() }
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
    fileprivate func context(from source: DestinationNode?) -> MountContext {
        var result = context
        if let source {
            result.environment = context.environment.providing(valuesOf: source.environment)
            result.depth = max(result.depth, source.depth)
        }
        return result
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) { element.visitRoots(visit) }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        root?.tellPreferences(to: collector)
    }
    #endif

    package override func unmount() {
        isAlive = false
        for screen in pushed.reversed() {
            screen.node?.unmount()
            screen.node = nil
            screen.navigation = nil
        }
        pushed = []
        root?.unmount()
        root = nil
        destinations = []
        element.unmount()
    }
}

// A screen above the root: for a value of the path, or for the view of a link.
final class PushedScreen {
    let value: HashedValue?
    let owner: DestinationNode?
    // The number of a column of a split view.
    let column: Int?
    fileprivate var navigation: NavigationNode?
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
        guard let navigation else { return }
        let (content, source) = navigation.content(of: self)
        node = ScreenNode(
            box(content),
            in: navigation.context(from: source),
            dismissed: { self.close() },
            at: { place in
                place.navigation = navigation
                place.dismiss = { self.close() }
            }
        )
    }

    fileprivate func update() {
        guard let navigation, let node else { return }
        let (content, source) = navigation.content(of: self)
        node.update(box(content), in: navigation.context(from: source).environment)
    }

    private func close() { navigation?.close(self) }
}

// A view that says so cannot be shown.
@inline(never)
package func placeholder(_ text: String) -> ViewBox {
    ElementBox(.placeholder, [Property(.text, text)])
}
