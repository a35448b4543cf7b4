// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

// Scopes of a search, and the focus of assistive technology.
@MainActor
struct SearchScopeTests {
    private struct Searching: View {
        @State private var query = ""
        @State private var scope = 1
        var activation = SearchScopeActivation.automatic

        var body: some View {
            Text("scope \(scope)")
                .searchable(text: $query)
                .searchScopes($scope, activation: activation) {
                    Text("All").tag(1)
                    Text("New").tag(2)
                }
        }
    }

    private func launched(_ view: some View) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    @Test func aSearchHasScopesWhileItIsActive() throws {
        let clip = launched(Searching())
        #expect(clip.screen.root.all(.picker).isEmpty)
        let field = try #require(clip.screen.root.all(.textField).first)
        clip.send(.focus, element: field.id, text: "1")
        let picker = try #require(clip.screen.root.all(.picker).first)
        clip.send(.change, element: picker.id, text: "1")
        #expect(clip.screen.line.contains("scope 2"))
        #expect(clip.screen.problems == [])
    }

    @Test func scopesCanWaitForAText() throws {
        let clip = launched(Searching(activation: .onTextEntry))
        let field = try #require(clip.screen.root.all(.textField).first)
        clip.send(.focus, element: field.id, text: "1")
        #expect(clip.screen.root.all(.picker).isEmpty)
        clip.send(.input, element: field.id, text: "a")
        #expect(clip.screen.root.all(.picker).count == 1)
    }

    private struct Focused: View {
        @State private var name = ""
        @AccessibilityFocusState private var isFocused: Bool

        var body: some View {
            TextField("Name", text: $name).accessibilityFocused($isFocused)
            Text(isFocused ? "in focus" : "not in focus")
        }
    }

    @Test func aFieldInFocusIsKnown() throws {
        let clip = launched(Focused())
        #expect(clip.screen.line.hasSuffix("not in focus"))
        let field = try #require(clip.screen.root.all(.textField).first)
        clip.send(.focus, element: field.id, text: "1")
        #expect(clip.screen.line.hasSuffix("> in focus"))
    }
}
