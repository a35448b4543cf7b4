// SPDX-License-Identifier: Apache-2.0

/// The screen or the presentation that a view is in.
///
/// The object is the same as long as the screen is shown. Its references are removed with the screen.
package final class ScreenPlace {
    // The title, the bars and the presentation settings that the views in the screen set.
    var screen: ScreenSettings?
    var presentation: ScreenSettings?
    var navigation: NavigationNode?
    // Closes the presentation, or goes back.
    var dismiss: (() -> Void)?
    // Whether every button closes the presentation, as in an alert.
    var isDialog = false
    #if !hasFeature(Embedded)
    let editState = EditState()
    #endif

    init() {}

    /// Removes the references to the screen, which is removed.
    func clear() {
        screen = nil
        presentation = nil
        navigation = nil
        dismiss = nil
    }
}

// The settings of a screen that its views set: titles, hidden bars, detents. If several views set one, the last that
// was mounted takes effect: the innermost.
final class ScreenSettings {
    let renderer: Renderer
    let element: UInt32
    // The anchor of items of bars, before the content; 0 in a presentation.
    let anchor: UInt32
    private var nodes: [ScreenSettingNode] = []
    private var shown: [Property] = []

    init(_ renderer: Renderer, element: UInt32, anchor: UInt32 = 0) {
        self.renderer = renderer
        self.element = element
        self.anchor = anchor
    }

    func add(_ node: ScreenSettingNode) {
        nodes.append(node)
    }

    func remove(_ node: ScreenSettingNode) {
        nodes.removeAll { $0 === node }
        show()
    }

    // The element goes, with all that is in it: nothing is set any more, since the host does not know it.
    func removeAll() {
        nodes = []
        shown = []
        if renderer.newScreen === self { renderer.newScreen = nil }
    }

    @inline(never)
    func show() {
        var new: [Property] = []
        for node in nodes {
            for property in node.properties where !property.value.isUnset { new.set(property) }
        }
        for property in new where !shown.value(property.key).isSame(as: property.value) {
            renderer.patches.set(element, property)
            if property.key == .title { showTitle(property.value) }
        }
        for property in shown where new.value(property.key).isUnset {
            renderer.patches.set(element, Property(property.key, .unset))
        }
        shown = new
    }

    // The title of the page is that of the screen in front.
    func showTitle() { showTitle(shown.value(.title)) }

    private func showTitle(_ title: PropertyValue) {
        if case .text(let text) = title { renderer.patches.title(text) }
    }
}

// A view that sets properties of the screen or the presentation that it is in.
final class ScreenSettingBox: ViewBox {
    private let content: ViewBox
    private let properties: [Property]
    private let subject: Subject

    enum Subject {
        case screen, presentation
        // Element 0, if the view is not in a presentation.
        case window
    }

    init(_ content: ViewBox, _ subject: Subject, _ properties: [Property]) {
        self.content = content
        self.subject = subject
        self.properties = properties
    }

    package override func mount(in context: MountContext) -> Node {
        let node = ScreenSettingNode()
        switch subject {
        case .screen: node.settings = context.environment.place?.screen
        case .presentation: node.settings = context.environment.place?.presentation
        case .window:
            node.settings =
                context.environment.place?.presentation ?? context.environment.renderer.window
        }
        node.properties = properties
        node.settings?.add(node)
        node.child = content.mount(in: context)
        guard let settings = node.settings else { return node }
        settings.show()
        if !properties.value(.title).isUnset {
            context.environment.renderer.newScreen = settings
        }
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: ScreenSettingNode.self)
        node.properties = properties
        if let child = node.child { content.update(child, in: environment) }
        node.settings?.show()
    }
}

final class ScreenSettingNode: Node {
    fileprivate(set) var properties: [Property] = []
    fileprivate var settings: ScreenSettings?
    fileprivate var child: Node?

    override init() {}

    package override func visitRoots(_ visit: (UInt32) -> Void) { child?.visitRoots(visit) }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        child?.tellPreferences(to: collector)
    }
    #endif

    package override func unmount() {
        child?.unmount()
        child = nil
        settings?.remove(self)
        settings = nil
    }
}

nonisolated extension View {
    // Returns a view that sets properties of its screen.
    package func screenSetting(_ properties: [Property]) -> some View {
        ModifiedView<Self>(screenSettingBox(boxed(), .screen, properties))
    }

    // Returns a view that sets properties of its presentation.
    package func presentationSetting(_ properties: [Property]) -> some View {
        ModifiedView<Self>(screenSettingBox(boxed(), .presentation, properties))
    }

    // Returns a view that sets properties of its presentation, or of the window.
    package func windowSetting(_ properties: [Property]) -> some View {
        ModifiedView<Self>(screenSettingBox(boxed(), .window, properties))
    }
}

@inline(never)
private func screenSettingBox(
    _ content: ViewBox,
    _ subject: ScreenSettingBox.Subject,
    _ properties: [Property]
) -> ViewBox {
    ScreenSettingBox(content, subject, properties)
}
