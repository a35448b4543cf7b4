// SPDX-License-Identifier: Apache-2.0

/// The moment at which the scopes of a search are shown: SwiftUI's `SearchScopeActivation`.
public struct SearchScopeActivation: Hashable, Sendable {
    // Whether scopes wait for a text.
    let needsText: Bool

    /// While a search is active.
    public static let automatic = SearchScopeActivation(needsText: false)
    /// While a search is active and has a text.
    public static let onTextEntry = SearchScopeActivation(needsText: true)
    /// While a search is active.
    public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

// The scopes that a view above the search has for it.
final class SearchScopes {
    let picker: ViewBox
    let needsText: Bool

    init(_ picker: ViewBox, _ activation: SearchScopeActivation) {
        self.picker = picker
        needsText = activation.needsText
    }
}

struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
}

nonisolated extension View {
    /// Adds scopes below the search field: the options of a binding, with their tags.
    public func searchScopes<Value: Hashable, Scopes: View>(
        _ scope: Binding<Value>,
        @ViewBuilder scopes: () -> Scopes
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds scopes below the search field: the options of a binding, with their tags.
    public func searchScopes<Value: Hashable, Scopes: View>(
        _ scope: Binding<Value>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> Scopes
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { EmptyView() }
            .pickerStyle(.segmented)
            .boxed()
        let shown = SearchScopes(picker, activation)
        return ModifiedView<Self>(
            EnvironmentBox(boxed()) { $0.setting(shown, for: SearchScopesKey.self) }
        )
    }
}
