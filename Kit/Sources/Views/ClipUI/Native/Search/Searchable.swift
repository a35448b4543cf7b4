// SPDX-License-Identifier: Apache-2.0

// The search field is above the content.

nonisolated extension View {
    /// Adds a search field.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        ModifiedView<Self>(SearchBox(boxed(), text, prompt?.properties.plainText, suggestions: nil))
    }

    /// Adds a search field.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field.
    @_disfavoredOverload
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View {
        ModifiedView<Self>(SearchBox(boxed(), text, String(prompt), suggestions: nil))
    }

    /// Adds a search field, with suggestions below it while a search is active.
    public func searchable<Suggestions: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        let list = suggestions().boxed()
        return ModifiedView<Self>(
            SearchBox(boxed(), text, prompt?.properties.plainText, suggestions: list)
        )
    }

    /// Adds suggestions below the search field while a search is active.
    public func searchSuggestions<Suggestions: View>(
        @ViewBuilder _ suggestions: () -> Suggestions
    ) -> some View {
        let list = suggestions().boxed()
        return ModifiedView<Self>(
            EnvironmentBox(boxed()) { $0.setting(list, for: SuggestionsKey.self) }
        )
    }

    /// Sets the text of the search field after the person chose the view as a suggestion.
    public func searchCompletion(_ completion: String) -> some View {
        ModifiedView<Self>(SearchCompletionBox(boxed(), completion))
    }
}

/// The place of the search field: SwiftUI's `SearchFieldPlacement`.
///
/// Here it is above the content.
public struct SearchFieldPlacement: Sendable {
    /// The visibility of the search field in a bar: SwiftUI's `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// As the system decides.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// The field is always visible.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    /// As the system decides.
    public static let automatic = SearchFieldPlacement()
    /// In the bar.
    public static let toolbar = SearchFieldPlacement()
    /// In the sidebar of a split view.
    public static let sidebar = SearchFieldPlacement()
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Returns the place below the title.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
}

// A suggestion: a button that completes the search.
private final class SearchCompletionBox: ViewBox {
    private let content: ViewBox
    private let completion: String

    init(_ content: ViewBox, _ completion: String) {
        self.content = content
        self.completion = completion
    }

    private func box(_ environment: ViewEnvironment) -> ViewBox {
        let target = environment.table?.value(for: SearchKey.self) as? SearchTarget
        let completion = completion
        return button(
            [Property(.buttonStyle, 3)],
            { target?.text.wrappedValue = completion },
            content
        )
    }

    package override func mount(in context: MountContext) -> Node {
        box(context.environment).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        box(environment).update(node, in: environment)
    }
}
