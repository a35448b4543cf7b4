// SPDX-License-Identifier: Apache-2.0

// A stack of screens.
final class NavigationBox: ViewBox {
    private let root: ViewBox
    // Sets up the screens above the root: with a path, or with the columns of a split view.
    private let prepare: ((NavigationNode) -> Void)?

    init(_ root: ViewBox, prepare: ((NavigationNode) -> Void)? = nil) {
        self.root = root
        self.prepare = prepare
    }

    package override func mount(in context: MountContext) -> Node {
        let node = NavigationNode(in: context)
        prepare?(node)
        node.show(root, in: context.environment)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: NavigationNode.self)
        prepare?(node)
        node.show(root, in: environment)
    }
}

// The screens above the root of a navigation. The subclass is created by the views that lead to screens: a clip without
// links contains only this class, which has no screens.
class UpperScreens {
    init() {}

    // Updates the screens after the root was shown or has changed.
    func update() {}

    func unmount() {}
}

final class NavigationNode: Node {
    let renderer: Renderer
    private(set) var context: MountContext
    var upper: UpperScreens?
    private let element: ElementNode
    private var root: ScreenNode?

    init(in context: MountContext) {
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
        } else {
            root = ScreenNode(box, in: context, dismissed: nil) { $0.navigation = self }
        }
        upper?.update()
    }

    // Shows the title of the root, which is in front again.
    func showTitle() { root?.showTitle() }

    package override func visitRoots(_ visit: (UInt32) -> Void) { element.visitRoots(visit) }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        root?.tellPreferences(to: collector)
    }
    #endif

    package override func unmount() {
        upper?.unmount()
        root?.unmount()
        root = nil
        element.unmount()
    }
}
