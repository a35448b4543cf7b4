// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Chooses light or dark bars.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
    {
        screenSetting([
            Property(.barColorScheme, colorScheme.map { .integer($0 == .dark ? 2 : 1) } ?? .unset)
        ])
    }
}
