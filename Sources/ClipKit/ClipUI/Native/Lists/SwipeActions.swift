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
        let side = SwipeSide(
            edge: edge,
            allowsFullSwipe: allowsFullSwipe,
            content: content().boxed()
        )
        return ModifiedView<Self>(
            EnvironmentBox(boxed()) { environment in
                let tools = environment.tools
                return environment.having(
                    RowTools(
                        edits: tools?.edits,
                        row: tools?.row,
                        sides: [side] + (tools?.sides ?? [])
                    )
                )
            }
        )
    }

    /// Sets whether the deletion of the row is disabled.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        editing { if isDisabled { $0.delete = nil } }
    }

    /// Sets whether the movement of the row is disabled.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        editing { if isDisabled { $0.move = nil } }
    }

    private func editing(_ change: @escaping (inout RowEditing) -> Void) -> some View {
        ModifiedView<Self>(
            EnvironmentBox(boxed()) { environment in
                guard let tools = environment.tools, var row = tools.row else {
                    return environment
                }
                change(&row)
                return environment.having(
                    RowTools(edits: tools.edits, row: row, sides: tools.sides)
                )
            }
        )
    }
}
