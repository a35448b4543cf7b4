// SPDX-License-Identifier: Apache-2.0

/// A button that shares a value: SwiftUI's `ShareLink`.
///
/// The page shows the browser's sheet, or copies the value if the browser has none.
nonisolated public struct ShareLink<Data, Label: View>: PrimitiveView {
    private let box: ViewBox

    fileprivate init(_ shared: String, _ subject: Text?, _ message: Text?, _ label: ViewBox) {
        var properties = [Property(.sharedText, shared)]
        if let subject { properties.append(Property(.title, subject.plainText)) }
        if let message { properties.append(Property(.message, message.plainText)) }
        box = ElementBox(.link, properties, [label])
    }

    /// Returns the button as an object.
    public func boxed() -> ViewBox { box }
}

/// The symbol and the title of a button that shares: SwiftUI's `DefaultShareLinkLabel`.
nonisolated public struct DefaultShareLinkLabel: PrimitiveView {
    private let title: Text

    init(_ title: Text = Text("Share…")) {
        self.title = title
    }

    /// Returns the symbol and the title.
    public func boxed() -> ViewBox {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }.boxed()
    }
}

nonisolated extension ShareLink where Data == CollectionOfOne<URL> {
    /// Creates a button that shares a URL, with views as its label.
    public init(
        item: URL,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(item.absoluteString, subject, message, label().boxed())
    }
}

nonisolated extension ShareLink where Data == CollectionOfOne<String> {
    /// Creates a button that shares a text, with views as its label.
    public init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(item, subject, message, label().boxed())
    }
}

nonisolated extension ShareLink
where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
    /// Creates a button that shares a URL.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    /// Creates a button with a title that shares a URL.
    public init(
        _ key: LocalizedStringKey,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(Text(key))
        }
    }

    /// Creates a button with a title that shares a URL.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(Text(title))
        }
    }
}

nonisolated extension ShareLink
where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
    /// Creates a button that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    /// Creates a button with a title that shares a text.
    public init(
        _ key: LocalizedStringKey,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(Text(key))
        }
    }

    /// Creates a button with a title that shares a text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(Text(title))
        }
    }
}
