// SPDX-License-Identifier: Apache-2.0

import ClipState

/// The state of editing of a view: SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
    /// The person is not editing.
    case inactive
    /// The person is editing for a moment, as during a swipe.
    case transient
    /// The person is editing.
    case active

    /// Whether the person is editing, even for a moment.
    public var isEditing: Bool { self != .inactive }
}

// The edit mode of the lists of a screen.
final class EditState: Dependency {
    private var mode = EditMode.inactive

    var current: EditMode {
        get {
            recordRead()
            return mode
        }
        set {
            guard newValue != mode else { return }
            mode = newValue
            recordChange()
        }
    }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// A binding to the edit mode of the lists of the screen, which an ``EditButton`` changes.
    public var editMode: Binding<EditMode>? {
        get {
            if let own = self[EditModeKey.self] { return own }
            guard let state = environment?.editState else { return nil }
            return Binding(get: { state.current }, set: { state.current = $0 })
        }
        set { self[EditModeKey.self] = newValue }
    }
}

extension ViewEnvironment {
    // The state of the screen, or else of the clip.
    var editState: EditState { place?.editState ?? renderer.editState }

    /// Whether the person is editing here; the body that is being evaluated depends on it.
    package var isEditing: Bool {
        EnvironmentValues(self).editMode?.wrappedValue.isEditing ?? false
    }
}

/// A button that begins and ends the editing of a list: SwiftUI's `EditButton`.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    /// The button, with the title “Edit” or “Done”.
    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            (isEditing ? SystemWord.done : .edit).text.bold(isEditing)
        }
    }
}
