// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

// Screens of a navigation: elements, and the effect of taps and bindings. Steps 4 and 30 of the clips that were read.
@MainActor
struct NavigationTests {
    private func launched<Content: View>(_ view: Content) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func screens(_ clip: TestClip) -> [ScreenElement] {
        clip.screen.root.all(.screen)
    }

    @Test func aStackIsANavigationWithScreen() {
        let clip = launched(NavigationStack { Text("a").navigationTitle("Menu") })
        let stack = clip.screen.root.children.first
        #expect(stack?.isKind(.navigation) == true)
        #expect(screens(clip).map { $0.text(.title) ?? "" } == ["Menu"])
        #expect(clip.screen.title == "Menu")
        #expect(clip.screen.problems == [])
    }

    @Test func aTitleOutsideOfANavigationIsNotShown() {
        let clip = launched(Text("a").navigationTitle("Menu"))
        #expect(clip.screen.line == "a")
        #expect(clip.screen.title == "")
    }

    @Test func aLinkToAViewPushesAndTheBackButtonPops() throws {
        let clip = launched(
            NavigationStack {
                NavigationLink("Go") { Text("detail").navigationTitle("Detail") }.navigationTitle(
                    "Menu"
                )
            }
        )
        try clip.tap("Go")
        #expect(screens(clip).map { $0.text(.title) ?? "" } == ["Menu", "Detail"])
        #expect(clip.screen.title == "Detail")
        clip.send(.dismissed, element: try #require(screens(clip).last).id)
        #expect(screens(clip).count == 1)
        #expect(clip.screen.title == "Menu")
        #expect(clip.screen.problems == [])
    }

    // G7: a host refuses patches for elements that it has removed, and shows nothing after them.
    @Test(arguments: [false, true])
    func aScreenThatGoesSetsNothingAnyMore(isInSheet: Bool) throws {
        let clip = launched(Titled(isInSheet: isInSheet))
        try clip.tap("Go")
        clip.send(.dismissed, element: try #require(screens(clip).last).id)
        try clip.tap("Go")
        #expect(screens(clip).last?.line == "Detail detail")
        if isInSheet {
            let sheet = clip.screen.root.children.last { $0.isKind(.presentation) }
            clip.send(.dismissed, element: try #require(sheet).id)
        }
        #expect(clip.screen.problems == [])
    }

    private struct Titled: View {
        @State var isInSheet: Bool

        private var stack: some View {
            NavigationStack {
                NavigationLink("Go") {
                    Text("detail").navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
                }
                .navigationTitle("Menu")
            }
        }

        var body: some View {
            if isInSheet {
                Text("under").sheet(isPresented: $isInSheet) {
                    stack.presentationDetents([.medium])
                }
            } else {
                stack
            }
        }
    }

    @Test func valuesLeadToTheirDestinations() throws {
        let clip = launched(Path())
        try clip.tap("3")
        #expect(screens(clip).last?.line == "number 3 [further]")
        try clip.tap("further")
        #expect(screens(clip).last?.line == "text x [back] [home]")
        try clip.tap("back")
        #expect(screens(clip).count == 2)
        try clip.tap("further")
        try clip.tap("home")
        #expect(screens(clip).count == 1)
        #expect(clip.screen.problems == [])
    }

    private struct Path: View {
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("3", value: 3)
                    .navigationDestination(for: Int.self) { number in
                        Text("number \(number)")
                        NavigationLink("further", value: "x")
                    }
                    .navigationDestination(for: String.self) { text in
                        Word(text: text, home: { path = NavigationPath() })
                    }
            }
        }
    }

    private struct Word: View {
        let text: String
        let home: @MainActor @Sendable () -> Void
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("text " + text)
            Button("back") { dismiss() }
            Button("home", action: home)
        }
    }

    @Test func aPathOfOneTypeIsShownFromTheStart() throws {
        let clip = launched(Numbers())
        #expect(screens(clip).map(\.line) == ["root", "1", "2"])
        clip.send(.dismissed, element: try #require(screens(clip).last).id)
        #expect(screens(clip).map(\.line) == ["root", "1"])
        #expect(clip.screen.problems == [])
    }

    private struct Numbers: View {
        @State private var path = [1, 2]

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
    }

    @Test func aValueWithoutADestinationSaysSo() throws {
        let clip = launched(NavigationStack { NavigationLink("go", value: 1.5) })
        try clip.tap("go")
        let texts = clip.screen.root.all(.placeholder).map { $0.text(.text) ?? "" }
        #expect(texts == ["No navigationDestination for Double"])
    }

    @Test func bindingsPushAndPop() throws {
        let clip = launched(Bound())
        try clip.tap("open")
        #expect(screens(clip).last?.line == "shown true")
        clip.send(.dismissed, element: try #require(screens(clip).last).id)
        #expect(screens(clip).map(\.line) == ["[open] [item] [none]"])
        try clip.tap("item")
        #expect(screens(clip).last?.line == "item 7")
        try clip.tap("none")
        #expect(screens(clip).count == 1)
        #expect(clip.screen.problems == [])
    }

    private struct Bound: View {
        @State private var isShown = false
        @State private var item: Int?

        var body: some View {
            NavigationStack {
                HStack {
                    Button("open") { isShown = true }
                    Button("item") { item = 7 }
                    Button("none") { item = nil }
                }
                .navigationDestination(isPresented: $isShown) { Text("shown \(String(isShown))") }
                .navigationDestination(item: $item) { Text("item \($0)") }
            }
        }
    }

    @Test func barsAreSaidByTheContent() {
        let clip = launched(
            NavigationStack {
                Text("a")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("one") {} }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("two") {}
                            Button("three") {}
                        }
                    }
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationBarBackButtonHidden()
                    .toolbar(.hidden, for: .navigationBar)
            }
        )
        #expect(clip.screen.root.all(.toolbarItem).map { $0.number(.placement) } == [1, 4, 4])
        let screen = screens(clip).first
        #expect(screen?.number(.titleMode) == 1)
        #expect(screen?.isSet(.isBackHidden) == true)
        #expect(screen?.isSet(.isBarHidden) == true)
        #expect(screen?.line == "[one] [two] [three] a")
    }

    @Test func tabsAreElementsWithTitlesAndASelection() throws {
        let clip = launched(Tabs())
        let tabs = clip.screen.root.all(.tab)
        #expect(tabs.map { $0.text(.title) ?? "" } == ["Home", "List"])
        #expect(tabs.map { $0.text(.symbol) ?? "" } == ["house", "list.bullet"])
        #expect(tabs.map { $0.text(.badge) ?? "" } == ["", "2"])
        #expect(clip.screen.root.all(.tabs).first?.number(.selection) == 1)
        clip.send(.selected, element: tabs[0].id)
        #expect(clip.screen.root.all(.tabs).first?.number(.selection) == 0)
        #expect(tabs[0].line == "home a")
    }

    private struct Tabs: View {
        @State private var selection = "b"

        var body: some View {
            TabView(selection: $selection) {
                Text("home " + selection)
                    .tabItem { Label("Home", systemImage: "house") }
                    .tag("a")
                Text("list")
                    .tabItem { Label("List", systemImage: "list.bullet") }
                    .tag("b")
                    .badge(2)
            }
        }
    }

    @Test func tabsHaveBadgesAndCanBeHidden() {
        let clip = launched(
            TabView {
                Tab("Home", systemImage: "house") { Text("home") }.badge(3)
                Tab("Mail", systemImage: "envelope") { Text("mail") }.badge("New")
                Tab("More", systemImage: "ellipsis") { Text("more") }.badge(0).hidden()
            }
        )
        let tabs = clip.screen.root.all(.tab)
        #expect(tabs.map { $0.text(.title) ?? "" } == ["Home", "Mail"])
        #expect(tabs.map { $0.text(.badge) ?? "" } == ["3", "New"])
        #expect(clip.screen.problems == [])
    }

    @Test func linksInListsAreRowsWithAMark() {
        let clip = launched(NavigationStack { List { NavigationLink("a", value: 1) } })
        let row = clip.screen.all(.row).first
        #expect(row?.children.first?.number(.buttonStyle) == 3)
        #expect(row?.all(.image).first?.text(.symbol) == "chevron.forward")
    }

    @Test func rowsAreSelected() {
        let clip = launched(Selection())
        let rows = clip.screen.all(.row)
        #expect(rows.map { $0.isSet(.isSelected) } == [false, true, false])
        clip.send(.selected, element: rows[2].id)
        #expect(rows.map { $0.isSet(.isSelected) } == [false, false, true])
    }

    private struct Selection: View {
        @State private var selection: Int? = 1

        var body: some View {
            List(0..<3, id: \.self, selection: $selection) { Text("\($0)") }
        }
    }
}

extension ScreenElement {
    /// Returns all elements of a kind in this one, in order.
    func all(_ kind: ElementKind) -> [ScreenElement] {
        var found = isKind(kind) ? [self] : []
        for child in children { found += child.all(kind) }
        return found
    }
}
