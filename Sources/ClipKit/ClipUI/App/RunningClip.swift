// SPDX-License-Identifier: Apache-2.0

public import AppClip

/// A clip that runs on a host, such as a device, a browser or a test.
///
/// Create one with the `run(on:)` method of the clip's ``App``. Use it from one thread at a time.
public final class RunningClip {
    private let renderer: Renderer
    private let environment: ViewEnvironment
    // nil after the end of the clip: the view's value holds state.
    private var mount: ((MountContext) -> Node)?
    private var root: Node?

    fileprivate init(host: any ClipHost, _ mount: @escaping (MountContext) -> Node) {
        renderer = Renderer(host: host)
        environment = Self.rootEnvironment(renderer)
        self.mount = mount
    }

    // Not inlined: with the initializer inlined, an optimised browser build read wrong values.
    @inline(never)
    private static func rootEnvironment(_ renderer: Renderer) -> ViewEnvironment {
        ViewEnvironment(
            renderer: renderer,
            attributes: [],
            isDisabled: false,
            isInList: false,
            objects: nil
        )
    }

    /// Launches the clip, or brings it to the foreground, with the activity of an invocation.
    ///
    /// Pass `nil` for a return from a notification or the App Switcher, which has no activity. The host
    /// receives one batch of patches, which includes the effects of the activity.
    public func launch(_ activity: NSUserActivity?) {
        if root == nil, let mount {
            root = mount(MountContext(parent: 0, before: 0, environment: environment, depth: 0))
        }
        if let activity {
            for handler in renderer.activityHandlers
            where hasSameBytes(handler.activityType, activity.activityType) {
                handler.action(activity)
            }
        }
        renderer.flush()
    }

    /// Handles an action of the person.
    ///
    /// Events for elements that do not exist, are disabled or do not handle the event are ignored. For
    /// `text`, see ``ClipEvent``.
    public func receive(_ event: ClipEvent, element id: UInt32, text: String = "") {
        if event == .overlayClosed {
            renderer.overlay?.close()
        } else if let element = renderer.element(id), !element.isDisabled {
            element.receive(event, text)
        }
        renderer.flush()
    }

    /// Updates the screen after changes outside of an event, for example when a response arrives.
    public func refresh() {
        renderer.flush()
    }

    /// Ends the clip.
    ///
    /// The host removes what the clip showed.
    public func close() {
        root?.unmount()
        root = nil
        mount = nil
        renderer.dirty = []
        renderer.appearances = []
        renderer.newTitle = nil
    }

    deinit {
        close()
    }

    /// How many bodies were evaluated, and how many updates were skipped without a change, so far.
    package var figures: (evaluated: Int, skipped: Int) {
        (renderer.evaluatedBodies, renderer.skippedBodies)
    }

    /// The number of elements and anchors.
    package var elementCount: Int { renderer.identifiersInUse }
}

extension App {
    /// Prepares the clip on a host; it shows nothing before ``RunningClip/launch(_:)``.
    ///
    /// Call this in the module that declares the app: Embedded Swift cannot specialise it for views that are
    /// internal to another module.
    public func run(on host: any ClipHost) -> RunningClip {
        RunningClip(host: host) { AppView(app: self).mountNode(in: $0) }
    }
}

extension View {
    /// Prepares a clip that consists of this view.
    package func run(on host: any ClipHost) -> RunningClip {
        RunningClip(host: host) { mountNode(in: $0) }
    }
}
