// SPDX-License-Identifier: Apache-2.0

public import AppClip
public import ClipUI

#if !hasFeature(Embedded)
public import AppClipTesting
#endif

/// A clip under test, with methods for the actions of a person.
///
///     let clip = TestClip { FrutaClip().run(on: $0) }
///     clip.launch("https://fruta.example/?smoothie=berry-blue")
///     try clip.tap("Order")
///     try clip.type("Ana", into: "Your name")
///     #expect(clip.screen.title == "Order")
public final class TestClip {
    /// The host of the clip: its screen and storage.
    public let screen: TestScreen

    private let clip: RunningClip

    #if hasFeature(Embedded)
    /// Prepares a clip on a screen; by default on an empty one.
    public init(on screen: TestScreen = TestScreen(), _ start: (any ClipHost) -> RunningClip) {
        self.screen = screen
        clip = start(screen)
    }

    private func inSystem(_ body: (RunningClip) -> Void) { body(clip) }
    #else
    /// The system that the clip runs on.
    public let system: any ClipSystem

    /// Prepares a clip on a screen and a system; by default on an empty screen and a `TestSystem`.
    public init(
        on screen: TestScreen = TestScreen(),
        of system: any ClipSystem = TestSystem(),
        _ start: @MainActor (any ClipHost) -> RunningClip
    ) {
        self.screen = screen
        self.system = system
        clip = system.run { onMainActor(screen, start) }
    }

    /// Prepares a clip whose host forwards to a screen.
    package init(
        on screen: TestScreen,
        of system: any ClipSystem,
        host: any ClipHost,
        _ start: @MainActor (any ClipHost) -> RunningClip
    ) {
        self.screen = screen
        self.system = system
        clip = system.run { onMainActor(host, start) }
    }

    private func inSystem(_ body: (RunningClip) -> Void) {
        system.run { body(clip) }
    }
    #endif

    /// Launches the clip, or brings it to the foreground, with an invocation URL.
    ///
    /// `nil` or an invalid URL means a return without an invocation.
    public func launch(_ invocationURL: String? = nil) {
        let url = invocationURL.flatMap { URL(string: $0) }
        inSystem { $0.launch(url.map { NSUserActivity(invocationURL: $0) }) }
    }

    /// Launches the clip with an activity.
    public func launch(with activity: NSUserActivity) {
        inSystem { $0.launch(activity) }
    }

    /// Taps the button with a name; if there are several, the one at a position, counted from 0.
    ///
    /// - Throws: ``ElementNotFoundError`` if there is no such button, or it is disabled.
    public func tap(_ name: String, at position: Int = 0) throws(ElementNotFoundError) {
        let button = try find(.button, name, position)
        inSystem { $0.receive(.tap, element: button.id) }
    }

    /// Replaces the content of the text field with a name.
    ///
    /// - Throws: ``ElementNotFoundError`` if there is no such field, or it is disabled.
    public func type(_ text: String, into name: String, at position: Int = 0)
        throws(ElementNotFoundError)
    {
        let field = try find(.textField, name, position)
        field.properties.set(Property(.text, text))
        inSystem { $0.receive(.input, element: field.id, text: text) }
    }

    /// Turns the switch with a name on or off.
    ///
    /// - Throws: ``ElementNotFoundError`` if there is no such switch, or it is disabled.
    public func set(_ name: String, to isOn: Bool, at position: Int = 0)
        throws(ElementNotFoundError)
    {
        let toggle = try find(.toggle, name, position)
        toggle.properties.set(Property(.isOn, isOn))
        inSystem { $0.receive(.change, element: toggle.id, text: isOn ? "1" : "0") }
    }

    /// Closes the App Store overlay, as the person does.
    public func closeOverlay() {
        screen.showAppStoreOverlay(nil)
        inSystem { $0.receive(.overlayClosed, element: 0) }
    }

    /// Updates the screen after changes outside of an event.
    public func refresh() {
        inSystem { $0.refresh() }
    }

    /// Ends the clip.
    public func close() {
        inSystem { $0.close() }
    }

    /// Sends an event for any element, such as one that is no longer on the screen.
    package func send(_ event: ClipEvent, element: UInt32, text: String = "") {
        inSystem { $0.receive(event, element: element, text: text) }
    }

    package var figures: (evaluated: Int, skipped: Int) { clip.figures }

    package var elementCount: Int { clip.elementCount }

    private func find(
        _ role: ScreenElement.Role,
        _ name: String,
        _ position: Int
    ) throws(ElementNotFoundError) -> ScreenElement {
        let named = screen.all(role).filter { screen.name(of: $0) == name }
        guard position < named.count, !named[position].isDisabled else {
            throw ElementNotFoundError(role: role, name: name, screen: screen.line)
        }
        return named[position]
    }
}

/// An element that a test uses does not exist, or is disabled.
public struct ElementNotFoundError: Error, Sendable {
    /// The role of the element.
    public let role: ScreenElement.Role

    /// The name of the element.
    public let name: String

    /// The content of the screen, as in ``ScreenElement/line``.
    public let screen: String
}

extension TestScreen {
    /// Returns the name of an element for assistive technology: for a field or a switch, that of
    /// its label.
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
        guard kind == .labeled else { return false }
        var isInside = false
        visit { if $0 === element { isInside = true } }
        return isInside
    }
}
