// SPDX-License-Identifier: Apache-2.0

nonisolated extension WindowGroup {
    /// Creates a window that has an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

    /// Creates a window with a title, which a phone does not show.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a window with a title, which a phone does not show.
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }

    /// Creates a window with a title, which a phone does not show.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a window with a title and an identifier.
    public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}
