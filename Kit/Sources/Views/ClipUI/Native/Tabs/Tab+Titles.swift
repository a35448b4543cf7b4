// SPDX-License-Identifier: Apache-2.0

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    nonisolated public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let properties = [
            Property(.title, Text(key).properties.plainText), Property(.symbol, systemImage),
        ]
        self.init(content().boxed(), properties, TypedValue(value))
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let properties = [Property(.title, String(title)), Property(.symbol, systemImage)]
        self.init(content().boxed(), properties, TypedValue(value))
    }

    /// Creates a tab with a title and an image.
    nonisolated public init(
        _ key: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let properties = [
            Property(.title, Text(key).properties.plainText), Property(.asset, image),
        ]
        self.init(content().boxed(), properties, TypedValue(value))
    }

    /// Creates a tab with a title and an image.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let properties = [Property(.title, String(title)), Property(.asset, image)]
        self.init(content().boxed(), properties, TypedValue(value))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    nonisolated public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content().boxed(),
            [Property(.title, Text(key).properties.plainText), Property(.symbol, systemImage)],
            nil
        )
    }

    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content().boxed(),
            [Property(.title, String(title)), Property(.symbol, systemImage)],
            nil
        )
    }

    /// Creates a tab with a title and an image.
    nonisolated public init(
        _ key: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content().boxed(),
            [Property(.title, Text(key).properties.plainText), Property(.asset, image)],
            nil
        )
    }

    /// Creates a tab with a title and an image.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content().boxed(),
            [Property(.title, String(title)), Property(.asset, image)],
            nil
        )
    }
}
