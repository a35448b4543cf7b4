// SPDX-License-Identifier: Apache-2.0

// The form of a presentation above the screen.
enum PresentationForm: Int32 {
    case sheet = 1
    case cover, alert, dialog, popover
}

// The presentation of a view at a moment.
final class Presentation {
    let properties: [Property]
    // The item; a presentation with another item is another presentation.
    let item: HashedValue?
    let content: ViewBox

    init(_ properties: [Property], item: HashedValue? = nil, _ content: ViewBox) {
        self.properties = properties
        self.item = item
        self.content = content
    }
}

// A view that presents another one.
final class PresentationBox: ViewBox {
    private let content: ViewBox
    private let form: PresentationForm
    // Returns the presentation, or nil while there is none.
    private let presentation: () -> Presentation?
    private let dismiss: () -> Void
    private let onDismiss: (() -> Void)?

    init(
        _ content: ViewBox,
        _ form: PresentationForm,
        onDismiss: (() -> Void)? = nil,
        dismiss: @escaping () -> Void,
        presentation: @escaping () -> Presentation?
    ) {
        self.content = content
        self.form = form
        self.presentation = presentation
        self.dismiss = dismiss
        self.onDismiss = onDismiss
    }

    package override func mount(in context: MountContext) -> Node {
        let node = PresentationNode(content.mount(in: context), form, in: context)
        show(in: node)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: PresentationNode.self)
        content.update(node.child, in: environment)
        node.context.environment = environment
        show(in: node)
    }

    private func show(in node: PresentationNode) {
        node.dismiss = dismiss
        node.onDismiss = onDismiss
        node.show(presentation())
    }
}

final class PresentationNode: WrapperNode {
    var context: MountContext
    var dismiss: () -> Void = {}
    var onDismiss: (() -> Void)?
    private let form: PresentationForm
    private var shown: ShownPresentation?

    init(_ child: Node, _ form: PresentationForm, in context: MountContext) {
        self.form = form
        self.context = context
        super.init(child)
    }

    @inline(never)
    func show(_ presentation: Presentation?) {
        if let shown, let presentation, shown.isOf(presentation.item) {
            shown.update(box(presentation), presentation.content, in: context.environment)
            return
        }
        hide()
        guard let presentation else { return }
        shown = ShownPresentation(box(presentation), presentation, form, in: context) { [self] in
            dismiss()
        }
    }

    private func box(_ presentation: Presentation) -> ElementBox {
        ElementBox(
            .presentation,
            [Property(.presentation, form.rawValue)] + presentation.properties,
            action: { [self] event, _ in if event == .dismissed { dismiss() } }
        )
    }

    // Removes the presentation, and reports it to the clip when the screen is up to date.
    private func hide() {
        guard let shown else { return }
        self.shown = nil
        context.environment.renderer.remove(shown)
        if let onDismiss { context.environment.renderer.appearances.append(onDismiss) }
    }

    package override func unmount() {
        // The presentation is not an element of the view that is removed.
        if let shown { context.environment.renderer.remove(shown) }
        shown = nil
        dismiss = {}
        onDismiss = nil
        super.unmount()
    }
}

// The element of a presentation, which belongs to the screen.
private final class ShownPresentation: Node {
    private let item: HashedValue?
    private let place = ScreenPlace()
    private let element: ElementNode
    private var content: Node
    // The button that the system adds to an alert without one.
    private var added: Node?

    init(
        _ box: ElementBox,
        _ presentation: Presentation,
        _ form: PresentationForm,
        in context: MountContext,
        dismiss: @escaping () -> Void
    ) {
        let renderer = context.environment.renderer
        let inside = context.environment.at(place)
        var outer = context
        outer.environment = inside
        outer.parent = 0
        outer.before = 0
        element = ElementNode(box, in: outer)
        place.dismiss = dismiss
        place.isDialog = form == .alert || form == .dialog
        place.presentation = ScreenSettings(renderer, element: element.id)
        let inner = outer.inside(element.id, environment: inside)
        content = presentation.content.mount(in: inner)
        item = presentation.item
        super.init()
        if let button = addedButton(form, renderer) { added = button.mount(in: inner) }
    }

    // Alerts have at least one button, and dialogs have one that only closes them.
    private func addedButton(_ form: PresentationForm, _ renderer: Renderer) -> ViewBox? {
        guard place.isDialog else { return nil }
        var hasButton = false
        var hasCancel = false
        content.visitRoots { id in
            guard let node = renderer.element(id), node.kind != .textField else { return }
            hasButton = true
            if node.number(.role) == 2 { hasCancel = true }
        }
        if form == .alert {
            return hasButton ? nil : button([], {}, Text(verbatim: "OK").boxed())
        }
        return hasCancel ? nil : button([Property(.role, 2)], {}, SystemWord.cancel.text.boxed())
    }

    func isOf(_ item: HashedValue?) -> Bool {
        guard let item, let own = self.item else { return true }
        return own.isSame(as: item)
    }

    func update(_ box: ElementBox, _ content: ViewBox, in environment: ViewEnvironment) {
        let inside = environment.at(place)
        element.show(box, inside)
        content.update(self.content, in: inside)
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) { element.visitRoots(visit) }

    package override func unmount() {
        place.presentation?.removeAll()
        content.unmount()
        added?.unmount()
        place.clear()
        element.unmount()
    }
}
