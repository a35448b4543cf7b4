// SPDX-License-Identifier: Apache-2.0

// A screen of a navigation: its element and its content, which sets the items of its bars.
final class ScreenNode: Node {
    let place = ScreenPlace()
    private let element: ElementNode
    private let settings: ScreenSettings
    private let content: Node

    // at: a closure that sets the place of the new screen before its content is created.
    init(
        _ box: ViewBox,
        in context: MountContext,
        dismissed: (() -> Void)?,
        at: (ScreenPlace) -> Void
    ) {
        let renderer = context.environment.renderer
        let outer = context.environment.place
        let inside = context.environment.at(place)
        element = ElementNode(ScreenNode.element(dismissed), in: context.replacing(inside))
        let inner = context.inside(element.id, environment: inside)
        settings = ScreenSettings(
            renderer,
            element: element.id,
            anchor: renderer.insertAnchor(in: inner)
        )
        place.screen = settings
        place.presentation = outer?.presentation
        place.dismiss = outer?.dismiss
        at(place)
        content = box.mount(in: inner)
        super.init()
    }

    private static func element(_ dismissed: (() -> Void)?) -> ElementBox {
        ElementBox(.screen, action: { event, _ in if event == .dismissed { dismissed?() } })
    }

    func update(_ box: ViewBox, in environment: ViewEnvironment) {
        box.update(content, in: environment.at(place))
    }

    // Shows the title again, after the screen has come back to the front.
    func showTitle() { settings.showTitle() }

    package override func visitRoots(_ visit: (UInt32) -> Void) { element.visitRoots(visit) }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        content.tellPreferences(to: collector)
    }
    #endif

    package override func unmount() {
        place.clear()
        settings.removeAll()
        content.unmount()
        settings.renderer.returnIdentifier(settings.anchor)
        element.unmount()
    }
}
