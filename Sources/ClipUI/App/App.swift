/// A clip as a whole: SwiftUI's `App`.
public protocol App {
    /// What the body is made of.
    associatedtype Body: Scene

    /// The clip's scene.
    var body: Body { get }

    /// Makes the clip.
    init()
}

/// What the system shows of a clip: SwiftUI's `Scene`.
public protocol Scene {
    /// What the content is made of.
    associatedtype Content: View

    /// The content of the screen.
    var content: Content { get }
}

/// The clip's window: SwiftUI's `WindowGroup`.
///
/// A clip has one.
public struct WindowGroup<Content: View>: Scene {
    /// The content of the window.
    public let content: Content

    /// A window with content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

// A view whose value is the app's, so that the app's own state is found.
struct AppView<Clip: App>: View {
    let app: Clip

    var body: some View { app.body.content }
}
