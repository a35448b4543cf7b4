// SPDX-License-Identifier: Apache-2.0

public import AppClip

/// A clip that runs on a host, such as a device, a browser or a test.
///
/// Create one with the `run(on:)` method of the clip's ``App``. Use it from one thread at a time.
public final class RunningClip {
    let renderer: Renderer
    private let environment: ViewEnvironment
    // nil after the end of the clip: the view's value holds state.
    private var content: (() -> ViewBox)?
    private var root: Node?

    fileprivate init(host: any ClipHost, _ content: @escaping () -> ViewBox) {
        renderer = Renderer(host: host)
        environment = Self.rootEnvironment(renderer)
        self.content = content
    }

    // Not inlined: with the initializer inlined, an optimised browser build read wrong values.
    @inline(never)
    private static func rootEnvironment(_ renderer: Renderer) -> ViewEnvironment {
        #if hasFeature(Embedded)
        ViewEnvironment(renderer: renderer)
        #else
        ViewEnvironment(
            renderer: renderer,
            objects: unsafe rootObjects.reduce(nil) { EnvironmentEntry($1, next: $0) }
        )
        #endif
    }

    /// Launches the clip, or brings it to the foreground, with the activity of an invocation.
    ///
    /// Pass `nil` for a return from a notification or the App Switcher, which has no activity. The host
    /// receives one batch of patches, which includes the effects of the activity.
    public func launch(_ activity: NSUserActivity?) {
        renderer.update {
            if root == nil, let content {
                root = content().mount(
                    in: MountContext(parent: 0, before: 0, environment: environment, depth: 0)
                )
            }
            if let activity { deliver(activity) }
        }
    }

    private func deliver(_ activity: NSUserActivity) {
        if deliver(activity, activity.activityType) { return }
        #if !hasFeature(Embedded)
        if activity.webpageURL != nil { _ = deliver(activity, openURLType) }
        #endif
    }

    // Returns whether a handler took the activity.
    private func deliver(_ activity: NSUserActivity, _ type: String) -> Bool {
        let handlers = renderer.activityHandlers.filter { hasSameBytes($0.activityType, type) }
        for handler in handlers { handler.action(activity) }
        return !handlers.isEmpty
    }

    /// Handles an action of the person.
    ///
    /// Events for elements that do not exist, are disabled or do not handle the event are ignored. For
    /// `text`, see ``ClipEvent``.
    public func receive(_ event: ClipEvent, element id: UInt32, text: String = "") {
        renderer.update {
            if event == .overlayClosed {
                renderer.overlay?.close()
            } else if id == 0 {
                receiveOfScreen(event, text)
            } else if let element = renderer.element(id), !element.isDisabled {
                element.receive(event, text)
            }
        }
    }

    #if hasFeature(Embedded)
    private func receiveOfScreen(_ event: ClipEvent, _ text: String) {}
    #else
    // Handles an event that belongs to no element.
    private func receiveOfScreen(_ event: ClipEvent, _ text: String) {
        switch event {
        case .appearance: renderer.surroundings.receive(text)
        case .scenePhase:
            guard let phase = Int(text).flatMap({ ScenePhase(rawValue: $0) }) else { return }
            renderer.surroundings.change { $0.scenePhase = phase }
        default: break
        }
    }
    #endif

    /// Updates the screen after changes outside of an event, for example when a response arrives.
    public func refresh() {
        renderer.update {}
    }

    /// Sets an action to call when something outside of an event has changed what the screen shows.
    ///
    /// The host then calls ``refresh()``, for example before the next frame. The action is called once until then, on the
    /// thread that changed a value.
    public func onNeedsRefresh(_ action: @escaping () -> Void) {
        renderer.needsUpdate = action
    }

    /// Ends the clip.
    ///
    /// The host removes what the clip showed.
    public func close() {
        root?.unmount()
        root = nil
        content = nil
        renderer.dirty = []
        renderer.appearances = []
        renderer.newScreen = nil
        renderer.windowSettings = nil
        #if !hasFeature(Embedded)
        renderer.noteEnd()
        #endif
    }

    deinit {
        close()
    }

    /// The number of bodies that were evaluated and the number of updates that were skipped without a change, so far.
    package var figures: (evaluated: Int, skipped: Int) {
        (renderer.evaluatedBodies, renderer.skippedBodies)
    }

    /// The number of elements and anchors.
    package var elementCount: Int { renderer.identifiersInUse }
}

nonisolated extension App {
    /// Prepares the clip on a host; it shows nothing before ``RunningClip/launch(_:)``.
    ///
    /// Call this in the module that declares the app: Embedded Swift cannot specialise it for views that are
    /// internal to another module.
    public func run(on host: any ClipHost) -> RunningClip {
        RunningClip(host: host) { AppView(app: self).boxed() }
    }
}

nonisolated extension View {
    /// Prepares a clip that consists of this view.
    package func run(on host: any ClipHost) -> RunningClip {
        RunningClip(host: host) { boxed() }
    }
}
