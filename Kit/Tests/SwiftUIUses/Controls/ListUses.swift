// SPDX-License-Identifier: Apache-2.0

import ClipUI
import Foundation

// Calls of editable lists as clips write them; the test is that they compile.
struct ListUses: View {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var parts: [Item]?
    }

    enum Sorting: String { case name, price }

    @State private var items = [Item(id: 1, name: "a")]
    @State private var isOpen = true
    @State private var query = ""
    @Environment(\.editMode) private var editMode
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.requestReview) private var requestReview
    @AppStorage("sorting") private var sorting = Sorting.name
    @AppStorage("price") private var price = 1.5
    @AppStorage("note") private var note: String?
    @AppStorage("last") private var last: Sorting?
    @SceneStorage("tab") private var tab = 1
    @SceneStorage("draft") private var draft: String?
    @ScaledMetric private var width = 20.0
    @ScaledMetric(relativeTo: .title) private var height: CGFloat = 10
    let title = "title"

    var body: some View {
        Group {
            rows.toolbar { EditButton() }
            asking
        }
        .environment(\.editMode, .constant(.active))
        .userActivity("a") { $0.title = "a" }
        .userActivity("b", element: items.first) { $1.title = $0.name }
        .handlesExternalEvents(preferring: [], allowing: ["*"])
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .colorScheme(.dark)
        .sensoryFeedback(.impact(flexibility: .soft), trigger: tab)
        List($items) { $item in TextField("Name", text: $item.name) }
        List($items, editActions: .all) { $item in Text(item.name) }
        List(items, children: \.parts) { Text($0.name) }
        NavigationLink("Key", destination: Text("a")).badge("new")
        NavigationLink(title) { Text("a") }.dynamicTypeSize(.large)
        Rectangle().fill(ImagePaint(image: Image("leaf"), scale: 0.5))
    }

    private var rows: some View {
        List {
            ForEach(items) { item in
                Text(item.name)
                    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
                    .swipeActions { Button("Delete", role: .destructive) {} }
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            ForEach(items) { Text($0.name) }.onDelete(perform: remove)
            Section("Key") { Text("a") }
            Section(title) { Text("a") }
            Section("Folds", isExpanded: $isOpen) { Text("a") }
        }
        .scrollContentBackground(.hidden)
        .searchable(text: $query, prompt: "Find")
        .searchSuggestions { Text(title).searchCompletion(title) }
        .navigationTitle("Items")
        .navigationBarTitle("Items", displayMode: .inline)
    }

    private var asking: some View {
        Text("a")
            .alert("Sure?", isPresented: $isOpen) { Button("OK") {} }
            .alert(title, isPresented: $isOpen) {
                Button("OK") {}
            } message: {
                Text("really")
            }
            .confirmationDialog("Sure?", isPresented: $isOpen, titleVisibility: .visible) {}
    }

    private func remove(_ offsets: IndexSet) {
        items.remove(atOffsets: offsets)
        if isSearching { dismissSearch() }
        if editMode?.wrappedValue.isEditing == true || !reasons.isEmpty { requestReview() }
        note = String(price * width * height)
        last = sorting
        draft = nil
    }
}

// Anchors of views, drawn above them.
struct AnchorUses: View {
    struct Marks: PreferenceKey {
        static let defaultValue: [Int: Anchor<CGRect>] = [:]

        static func reduce(value: inout Value, nextValue: () -> Value) {
            value.merge(nextValue()) { $1 }
        }
    }

    var body: some View {
        HStack {
            Text("a").anchorPreference(key: Marks.self, value: .bounds) { [1: $0] }
            Text("b").transformAnchorPreference(key: Marks.self, value: .bounds) { $0[2] = $1 }
        }
        .overlayPreferenceValue(Marks.self) { marks in
            GeometryReader { proxy in
                if let mark = marks[1] { Text("\(proxy[mark].width)") }
            }
        }
        .backgroundPreferenceValue(Marks.self) { Text("\($0.count)") }
    }
}

// Scenes with their modifiers.
struct SceneUses: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup("Title", id: "main") { Text("a") }
            .onChange(of: phase) { old, new in }
            .environment(\.lineLimit, 1)
            .commands {
                CommandMenu("Menu") { Button("a") {} }
                CommandGroup(replacing: .newItem) {}
            }
        if #available(iOS 17, *) { WindowGroup(id: "other") { Text("b") } }
    }
}
