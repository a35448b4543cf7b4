// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds buttons that appear when the person swipes the row.
    ///
    /// The first button is at the edge of the list; a full swipe performs its action, if that is allowed.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Actions
    ) -> some View {
        let group = SwipeActionGroup(
            edge: edge,
            allowsFullSwipe: allowsFullSwipe,
            content: content().boxed()
        )
        return ModifiedView<Self>(
            EnvironmentBox(boxed()) { environment in
                let interactions = environment.rowInteractions
                return environment.withRowInteractions(
                    RowInteractions(
                        collection: interactions?.collection,
                        row: interactions?.row,
                        swipeActions: [group] + (interactions?.swipeActions ?? [])
                    )
                )
            }
        )
    }

    /// Sets whether the deletion of the row is disabled.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        changingEdits { if isDisabled { $0.delete = nil } }
    }

    /// Sets whether the movement of the row is disabled.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        changingEdits { if isDisabled { $0.move = nil } }
    }

    // Changes the actions that delete and move the row; has no effect outside of a `ForEach` with such actions.
    private func changingEdits(_ change: @escaping (inout RowEditing) -> Void) -> some View {
        ModifiedView<Self>(
            EnvironmentBox(boxed()) { environment in
                guard let interactions = environment.rowInteractions, var row = interactions.row
                else {
                    return environment
                }
                change(&row)
                return environment.withRowInteractions(
                    RowInteractions(
                        collection: interactions.collection,
                        row: row,
                        swipeActions: interactions.swipeActions
                    )
                )
            }
        )
    }
}
