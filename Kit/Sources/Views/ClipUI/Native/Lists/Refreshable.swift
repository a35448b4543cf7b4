// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Lets the person request new content, with a button in the bar instead of a pull.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        let refresh = RefreshAction(action)
        let label = ElementBox(
            .image,
            [Property(.symbol, "arrow.clockwise"), Property(.label, "Refresh")]
        )
        let item = ElementBox(
            .toolbarItem,
            [Property(.placement, 2)],
            [button([], { Task { @MainActor in await refresh() } }, label)]
        )
        let content = EnvironmentBox(boxed()) { environment in
            var values = EnvironmentValues(environment)
            values.refresh = refresh
            return values.environment ?? environment
        }
        return ModifiedView<Self>(ToolbarBox(content, item))
    }
}
