// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A type-erased scene.
nonisolated public struct AnyScene: Scene {
    private let box: ViewBox

    package init(box: ViewBox) { self.box = box }

    /// Never evaluated: a type-erased scene has no body.
    public var body: Never { fatalError("such a scene has no body") }

    /// Returns the content of the scene.
    public func boxedScene() -> ViewBox { box }
}

// Modifiers that views have too, for the whole scene.
extension Scene {
    /// Performs an action when a value has changed.
    @available(*, deprecated, message: "use an action with two values or none")
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (Value) -> Void
    ) -> some Scene {
        changed(value, false) { _, new in action(new) }
    }

    /// Performs an action with the old and the new value when a value has changed.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (Value, Value) -> Void
    ) -> some Scene {
        changed(value, initial, action)
    }

    /// Performs an action when a value has changed.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene {
        changed(value, initial) { _, _ in action() }
    }

    nonisolated private func changed<Value: Equatable>(
        _ value: Value,
        _ initial: Bool,
        _ action: @escaping (Value, Value) -> Void
    ) -> AnyScene {
        AnyScene(box: ChangeBox(boxedScene(), value, initial, action))
    }

    /// Provides a model to all views, which read it with `@EnvironmentObject`.
    nonisolated public func environmentObject<Model: ObservableObject>(
        _ object: Model
    ) -> some Scene {
        AnyScene(box: EnvironmentObjectBox(boxedScene(), object))
    }

    /// Provides a model to all views, which read it with `@Environment`.
    nonisolated public func environment<Model: AnyObject & Observable>(
        _ object: Model?
    ) -> some Scene {
        AnyScene(box: SceneContent<Self>(box: boxedScene()).environment(object).boxed())
    }

    /// Sets a value of the environment for all views.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some Scene {
        AnyScene(box: SceneContent<Self>(box: boxedScene()).environment(keyPath, value).boxed())
    }

    /// Adds menus, which a phone does not show.
    nonisolated public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        AnyScene(box: boxedScene())
    }

    /// Sets the external events that open a new window; a clip has one window, so nothing changes.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        AnyScene(box: boxedScene())
    }
}
