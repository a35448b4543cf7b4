// SPDX-License-Identifier: Apache-2.0

/// A clip as a whole: SwiftUI's `App`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol App {
    /// The type of the body.
    associatedtype Body: Scene

    /// The scene of the clip.
    @SceneBuilder var body: Body { get }

    /// Creates the clip.
    init()
}

/// The user interface of a clip: SwiftUI's `Scene`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol Scene {
    /// The type of the body.
    associatedtype Body: Scene

    /// The scenes that this scene consists of.
    @SceneBuilder var body: Body { get }

    /// Returns the view of the scene.
    nonisolated func boxedScene() -> ViewBox
}

extension Scene {
    /// Returns the view of the scene's body.
    nonisolated public func boxedScene() -> ViewBox { SceneView(scene: self).boxed() }
}

extension Never: Scene {}

/// Builds a scene from the statements of a body: SwiftUI's `SceneBuilder`.
///
/// A clip has one window.
@resultBuilder
public enum SceneBuilder {
    /// Builds a block with one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// The window of the clip: SwiftUI's `WindowGroup`.
nonisolated public struct WindowGroup<Content: View>: Scene {
    private let content: ViewBox

    /// Creates a window with content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content().boxed()
    }

    /// Never evaluated: a window has no body.
    public var body: Never { fatalError("a window has no body") }

    /// Returns the content of the window.
    public func boxedScene() -> ViewBox { content }
}

// A view that stores the app, so that the runtime finds the state of the app itself.
nonisolated struct AppView<Clip: App>: View {
    let app: Clip

    var body: some View { SceneContent<Clip.Body>(box: onMainActor(app) { $0.body.boxedScene() }) }
}

// A view that stores a scene with a body, so that the runtime finds the state of the scene.
nonisolated struct SceneView<Content: Scene>: View {
    let scene: Content

    var body: some View {
        SceneContent<Content.Body>(box: onMainActor(scene) { $0.body.boxedScene() })
    }
}

nonisolated struct SceneContent<Content: Scene>: PrimitiveView {
    let box: ViewBox

    func boxed() -> ViewBox { box }
}
