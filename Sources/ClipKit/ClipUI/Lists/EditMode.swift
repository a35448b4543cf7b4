// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import ClipState

/// Whether the person edits what a view shows: SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
    /// No.
    case inactive
    /// For the moment, as during a swipe.
    case transient
    /// Yes.
    case active

    /// Whether the person edits.
    public var isEditing: Bool { self != .inactive }
}

// Whether the lists of a screen are edited.
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
    /// Whether the person edits the lists of the screen, which an ``EditButton`` changes.
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
    // That of the screen, or else of the clip.
    var editState: EditState { place?.editState ?? renderer.editState }

    /// Whether the person edits here; the body that is evaluated depends on it.
    package var isEditing: Bool {
        EnvironmentValues(self).editMode?.wrappedValue.isEditing ?? false
    }
}

/// A button that begins and ends the editing of a list: SwiftUI's `EditButton`.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    /// A button, which says “Edit” or “Done”.
    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            (isEditing ? SystemWord.done : .edit).text.bold(isEditing)
        }
    }
}
#endif
