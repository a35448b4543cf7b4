// SPDX-License-Identifier: Apache-2.0

import ClipUI

// Symbols of iOS 17 and 18, as clips in Swift 5 write them.

struct SubviewUses<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack {
            ForEach(subviews: content) { subview in
                subview.padding()
            }
            Group(subviews: content) { subviews in
                if let first = subviews.first { first }
                ForEach(subviews.dropFirst()) { $0 }
                Text("\(subviews.count)")
            }
        }
    }
}

struct DragUses: View {
    @State private var words: [String] = []
    @State private var isTargeted = false

    var body: some View {
        VStack {
            Text("a").draggable("a")
            Text("b").draggable(Image(systemName: "star")) { Circle() }
            ForEach(words, id: \.self) { Text($0) }
        }
        .dropDestination(for: String.self) { items, location in
            words += items
            return location.y > 0
        } isTargeted: { isTargeted in
            self.isTargeted = isTargeted
        }
        .dropDestination(for: Int.self) { _, _ in false }
    }
}

struct ZoomUses: View {
    @Namespace private var namespace
    @State private var query = ""
    @State private var scope: String? = "all"
    @AccessibilityFocusState private var isFocused: Bool
    @AccessibilityFocusState(for: .voiceOver) private var field: String?

    var body: some View {
        NavigationStack {
            NavigationLink {
                Text("a").navigationTransition(.zoom(sourceID: "a", in: namespace))
            } label: {
                Text("b")
            }
            .matchedTransitionSource(id: "a", in: namespace)
            .matchedTransitionSource(id: "b", in: namespace) { source in
                source.background(.red).clipShape(.rect(cornerRadius: 8))
            }
            List {
                Text("c").accessibilityFocused($isFocused)
                Text("d").accessibilityFocused($field, equals: "d")
            }
            .contextMenu(forSelectionType: String.self) { items in
                Button(items.isEmpty ? "New" : "Delete") { isFocused = true }
            } primaryAction: { _ in
                field = "d"
            }
            .contextMenu(forSelectionType: Int.self) { _ in Button("e") {} }
        }
        .searchable(text: $query)
        .searchScopes($scope) { Text("All").tag("all") }
        .searchScopes($scope, activation: .onSearchPresentation) { Text("New").tag("new") }
    }
}
