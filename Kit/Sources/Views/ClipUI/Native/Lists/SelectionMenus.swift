// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds a menu that opens on a long press of the list.
    ///
    /// The menu is the one without a selection: the page does not tell the row. The primary action is for double clicks,
    /// which a phone has not.
    public func contextMenu<Identifier: Hashable, Items: View>(
        forSelectionType itemType: Identifier.Type = Identifier.self,
        @ViewBuilder menu: @escaping (Set<Identifier>) -> Items,
        primaryAction: ((Set<Identifier>) -> Void)? = nil
    ) -> some View {
        contextMenu { menu([]) }
    }
}
