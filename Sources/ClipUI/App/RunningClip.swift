public import AppClip

/// A clip that runs on a host: what a device, a browser or a test drives.
///
/// Made with `run(on:)` of the clip's ``App``. Use one clip from one thread at a time.
public final class RunningClip {
    private let renderer: Renderer
    private let environment: ViewEnvironment
    // Gone when the clip has ended: the view's value holds state.
    private var mount: ((MountContext) -> Node)?
    private var root: Node?

    fileprivate init(host: any ClipHost, _ mount: @escaping (MountContext) -> Node) {
        renderer = Renderer(host: host)
        environment = Self.rootEnvironment(renderer)
        self.mount = mount
    }

    // Out of line: made in place, an optimised build for the browser was seen to read it wrong.
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

    /// Brings the clip to the screen, or to the front, with what invoked it.
    ///
    /// `nil` stands for a return from a notification or the App Switcher, which bring no activity. The
    /// host gets one batch of patches, with the effects of the activity in it.
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

    /// Takes what a person did.
    ///
    /// An event for an element that is gone, disabled or of another kind changes nothing. `text` is what
    /// ``ClipEvent`` says.
    public func receive(_ event: ClipEvent, element id: UInt32, text: String = "") {
        if event == .overlayClosed {
            renderer.overlay?.close()
        } else if let element = renderer.element(id), !element.isDisabled {
            element.receive(event, text)
        }
        renderer.flush()
    }

    /// Shows what changed outside of an event: in a timer, or when an answer arrived.
    public func refresh() {
        renderer.flush()
    }

    /// Ends the clip.
    ///
    /// What it showed is the host's to take away.
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

    /// How often a body was evaluated, and how often an update found nothing new, since the start.
    package var figures: (evaluated: Int, skipped: Int) {
        (renderer.evaluatedBodies, renderer.skippedBodies)
    }

    /// How many elements and anchors exist.
    package var elementCount: Int { renderer.identifiersInUse }
}

extension App {
    /// Prepares the clip on a host; nothing is shown before ``RunningClip/launch(_:)``.
    ///
    /// Call this in the module that declares the app: Embedded Swift refuses to run one whose views are
    /// hidden in another module.
    public func run(on host: any ClipHost) -> RunningClip {
        RunningClip(host: host) { AppView(app: self).mountNode(in: $0) }
    }
}

extension View {
    /// Prepares a clip that is this view alone.
    package func run(on host: any ClipHost) -> RunningClip {
        RunningClip(host: host) { mountNode(in: $0) }
    }
}
