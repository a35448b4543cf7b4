// SPDX-License-Identifier: Apache-2.0

/// What is shown where there is nothing to show: SwiftUI's `ContentUnavailableView`.
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

    /// The view, in the middle of the space.
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
    /// The label.
    nonisolated public struct Label: PrimitiveView {
        let text: String

        /// The label.
        public func boxed() -> ViewBox {
            ClipUI.Label(
                text.utf8.isEmpty ? "No Results" : "No Results for “" + text + "”",
                systemImage: "magnifyingglass"
            ).boxed()
        }
    }

    /// The description.
    nonisolated public struct Description: PrimitiveView {
        /// The description.
        public func boxed() -> ViewBox {
            Text("Check the spelling or try a new search.").boxed()
        }
    }

    /// The actions: none.
    nonisolated public struct Actions: PrimitiveView {
        /// Nothing.
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

    /// The view for a search without results, with what was searched.
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
    // The symbol stands large above the title.
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
