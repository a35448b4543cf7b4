// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
// A field for a search stands above the content.

nonisolated extension View {
    /// Adds a field for a search.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        ModifiedView<Self>(searchBox(boxed(), text, prompt?.properties.plainText, suggestions: nil))
    }

    /// Adds a field for a search.
    @_disfavoredOverload
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View {
        ModifiedView<Self>(searchBox(boxed(), text, String(prompt), suggestions: nil))
    }

    /// Adds a field for a search, with suggestions below it while it has a text.
    public func searchable<Suggestions: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> Suggestions
    ) -> some View {
        let list = suggestions().boxed()
        return ModifiedView<Self>(
            searchBox(boxed(), text, prompt?.properties.plainText, suggestions: list)
        )
    }

    /// Says what the search field holds when the person takes the view as a suggestion.
    public func searchCompletion(_ completion: String) -> some View {
        ModifiedView<Self>(SearchCompletionBox(boxed(), completion))
    }
}

/// Where the field for a search is: SwiftUI's `SearchFieldPlacement`.
///
/// Here it is above the content.
public struct SearchFieldPlacement: Sendable {
    /// When the field in a bar is shown: SwiftUI's `SearchFieldPlacement.NavigationBarDrawerDisplayMode`.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// As the system decides.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    /// As the system decides.
    public static let automatic = SearchFieldPlacement()
    /// In the bar.
    public static let toolbar = SearchFieldPlacement()
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Below the title.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
}

// The search that suggestions belong to.
final class SearchTarget {
    let text: Binding<String>

    init(_ text: Binding<String>) { self.text = text }
}

private struct SearchKey: EnvironmentKey {
    static var defaultValue: SearchTarget? { nil }
}

private func searchBox(
    _ content: ViewBox,
    _ text: Binding<String>,
    _ prompt: String?,
    suggestions: ViewBox?
) -> ViewBox {
    let name = prompt ?? "Search"
    let field = textField(
        [
            Property(.label, name), Property(.prompt, name), Property(.traits, 8),
            Property(.style, 2),
        ],
        text
    )
    var parts: [ViewBox] = [field]
    if let suggestions {
        let target = SearchTarget(text)
        let list = EnvironmentBox(stack(.vStack, "leading", 8, suggestions)) {
            $0.setting(target, for: SearchKey.self)
        }
        parts.append(ChoiceBox(text.wrappedValue.isEmpty ? nil : list, 1))
    }
    let bar = ElementBox(
        .padding,
        [Property(.edges, 15), Property(.length, CGFloat(8))],
        [stack(.vStack, "leading", 8, SequenceBox(parts))]
    )
    return ElementBox(.safeAreaInset, [Property(.edge, 1)], [content, bar])
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
#endif
