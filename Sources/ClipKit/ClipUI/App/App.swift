// SPDX-License-Identifier: Apache-2.0

/// A clip as a whole: SwiftUI's `App`.
public protocol App {
    /// The type of the body.
    associatedtype Body: Scene

    /// The scene of the clip.
    var body: Body { get }

    /// Creates the clip.
    init()
}

/// The user interface of a clip: SwiftUI's `Scene`.
public protocol Scene {
    /// The type of the content.
    associatedtype Content: View

    /// The content of the screen.
    var content: Content { get }
}

/// The window of the clip: SwiftUI's `WindowGroup`.
///
/// A clip has one window.
public struct WindowGroup<Content: View>: Scene {
    /// The content of the window.
    public let content: Content

    /// Creates a window with content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

// A view that stores the app, so that the runtime finds the state of the app itself.
struct AppView<Clip: App>: View {
    let app: Clip

    var body: some View { app.body.content }
}
