// SPDX-License-Identifier: Apache-2.0

/// A message in place of content that is missing: SwiftUI's `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
    PrimitiveView
{
    private let box: ViewBox

    /// Creates a view with a label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        box = unavailable(label().boxed(), description().boxed(), actions().boxed())
    }

    /// Returns the view, in the middle of the space.
    public func boxed() -> ViewBox { box }
}

nonisolated extension ContentUnavailableView
where Label == ClipUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title, a symbol and a description.
    public init(_ key: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init {
            ClipUI.Label(key, systemImage: systemImage)
        } description: {
            description
        }
    }

    /// Creates a view with a title, an image and a description.
    public init(_ key: LocalizedStringKey, image: String, description: Text? = nil) {
        self.init {
            ClipUI.Label(key, image: image)
        } description: {
            description
        }
    }

    /// Creates a view with a title, a symbol and a description.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        description: Text? = nil
    ) {
        self.init {
            ClipUI.Label(title, systemImage: systemImage)
        } description: {
            description
        }
    }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
    /// The label “No Results”, with the text of the search, if any.
    nonisolated public struct Label: PrimitiveView {
        let text: String

        /// Returns the label as an object.
        public func boxed() -> ViewBox {
            ClipUI.Label(
                text.utf8.isEmpty ? "No Results" : "No Results for “" + text + "”",
                systemImage: "magnifyingglass"
            ).boxed()
        }
    }

    /// The text that suggests another search.
    nonisolated public struct Description: PrimitiveView {
        /// Returns the text as an object.
        public func boxed() -> ViewBox {
            Text("Check the spelling or try a new search.").boxed()
        }
    }

    /// The actions, of which there are none.
    nonisolated public struct Actions: PrimitiveView {
        /// Returns an empty object.
        public func boxed() -> ViewBox { EmptyBox() }
    }
}

nonisolated extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label,
    Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The view for a search without results.
    public static var search: Self { search(text: "") }

    /// Returns the view for a search without results, with the text of the search.
    public static func search(text: String) -> Self {
        Self {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

@inline(never)
private func unavailable(
    _ label: ViewBox,
    _ description: ViewBox,
    _ actions: ViewBox
) -> ViewBox {
    // The symbol is large and above the title.
    let title = EnvironmentBox(label) { environment in
        environment.styled(.label) { parts in
            // SAFETY: labels have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: ControlParts.self)
            return ElementBox(
                .vStack,
                [Property(.spacing, Int32(12))],
                [
                    EnvironmentBox(parts.content) {
                        $0.inheriting([
                            Property(.font, Font.system(size: 48).value),
                            Property(.paint, .paint(Color.secondary)),
                        ])
                    },
                    EnvironmentBox(parts.label) {
                        $0.inheriting([Property(.font, Font.title2.bold().value)])
                    },
                ]
            )
        }
    }
    let words = EnvironmentBox(description) {
        $0.inheriting([
            Property(.font, Font.subheadline.value), Property(.paint, .paint(Color.secondary)),
            Property(.textAlignment, TextAlignment.center.rawValue),
        ])
    }
    return ElementBox(
        .flexibleFrame,
        [Property(.maxWidth, .number(.infinity)), Property(.maxHeight, .number(.infinity))],
        [ElementBox(.vStack, [Property(.spacing, Int32(12))], [title, words, actions])]
    )
}
