public import AppClip
public import ClipUI

#if !hasFeature(Embedded)
public import AppClipTesting
#endif

/// A clip under test: it runs without a device, and does what a person would.
///
///     let clip = TestClip { FrutaClip().run(on: $0) }
///     clip.launch("https://fruta.example/?smoothie=berry-blue")
///     try clip.tap("Order")
///     try clip.type("Ana", into: "Your name")
///     #expect(clip.screen.title == "Order")
public final class TestClip {
    /// What the clip shows and keeps.
    public let screen: TestScreen

    private let clip: RunningClip

    #if hasFeature(Embedded)
    /// Prepares a clip on a screen, by default an empty one.
    public init(on screen: TestScreen = TestScreen(), _ start: (any ClipHost) -> RunningClip) {
        self.screen = screen
        clip = start(screen)
    }

    private func inSystem(_ body: (RunningClip) -> Void) { body(clip) }
    #else
    /// The system that the clip's code asks.
    public let system: any ClipSystem

    /// Prepares a clip on a screen, by default an empty one, and a system, by default a `TestSystem`.
    public init(
        on screen: TestScreen = TestScreen(),
        of system: any ClipSystem = TestSystem(),
        _ start: (any ClipHost) -> RunningClip
    ) {
        self.screen = screen
        self.system = system
        clip = system.run { start(screen) }
    }

    private func inSystem(_ body: (RunningClip) -> Void) {
        system.run { body(clip) }
    }
    #endif

    /// Launches the clip, or brings it to the front, with an invocation URL.
    ///
    /// `nil`, or what is no URL, stands for a return without one.
    public func launch(_ invocationURL: String? = nil) {
        let url = invocationURL.flatMap { URL(string: $0) }
        inSystem { $0.launch(url.map { NSUserActivity(invocationURL: $0) }) }
    }

    /// Launches the clip with an activity.
    public func launch(with activity: NSUserActivity) {
        inSystem { $0.launch(activity) }
    }

    /// Taps a button by its name; of several with the same name, one by its position from 0.
    ///
    /// - Throws: ``NotOnScreen`` if there is no such button, or it is disabled.
    public func tap(_ name: String, at position: Int = 0) throws(NotOnScreen) {
        let button = try find(.button, name, position)
        inSystem { $0.receive(.tap, element: button.id) }
    }

    /// Replaces what is in a text field, by its name.
    ///
    /// - Throws: ``NotOnScreen`` if there is no such field, or it is disabled.
    public func type(_ text: String, into name: String, at position: Int = 0) throws(NotOnScreen) {
        let field = try find(.textField, name, position)
        field.value = text
        inSystem { $0.receive(.input, element: field.id, text: text) }
    }

    /// Sets a switch, by its name.
    ///
    /// - Throws: ``NotOnScreen`` if there is no such switch, or it is disabled.
    public func set(_ name: String, to isOn: Bool, at position: Int = 0) throws(NotOnScreen) {
        let toggle = try find(.toggle, name, position)
        toggle.isOn = isOn
        inSystem { $0.receive(.change, element: toggle.id, text: isOn ? "1" : "0") }
    }

    /// Closes the offer of the full app, as the person does.
    public func closeOverlay() {
        screen.showAppStoreOverlay(nil)
        inSystem { $0.receive(.overlayClosed, element: 0) }
    }

    /// Shows what changed outside of an event.
    public func refresh() {
        inSystem { $0.refresh() }
    }

    /// Ends the clip.
    public func close() {
        inSystem { $0.close() }
    }

    /// An event as it may come from a screen that is behind the clip.
    package func send(_ event: ClipEvent, element: UInt32, text: String = "") {
        inSystem { $0.receive(event, element: element, text: text) }
    }

    package var figures: (evaluated: Int, skipped: Int) { clip.figures }

    package var elementCount: Int { clip.elementCount }

    private func find(
        _ role: ScreenElement.Role,
        _ name: String,
        _ position: Int
    ) throws(NotOnScreen) -> ScreenElement {
        let named = screen.all(role).filter { screen.name(of: $0) == name }
        guard position < named.count, !named[position].isDisabled else {
            throw NotOnScreen(role: role, name: name, screen: screen.line)
        }
        return named[position]
    }
}

/// What a test looked for is not there, or disabled.
public struct NotOnScreen: Error, Sendable {
    /// What was looked for.
    public let role: ScreenElement.Role

    /// Its name.
    public let name: String

    /// What was there instead.
    public let screen: String
}

extension TestScreen {
    /// What assistive technology calls an element: for a field or a switch, the label that it stands in.
    public func name(of element: ScreenElement) -> String {
        let own = element.name
        guard own.utf8.isEmpty, element.role == .textField || element.role == .toggle else {
            return own
        }
        var name = ""
        root.visit { candidate in
            if candidate.isLabel(of: element) { name = candidate.name }
        }
        return name
    }
}

extension ScreenElement {
    func isLabel(of element: ScreenElement) -> Bool {
        guard kind == .label else { return false }
        var isInside = false
        visit { if $0 === element { isInside = true } }
        return isInside
    }
}
