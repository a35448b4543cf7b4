// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

private struct PinnedKey: ContainerValueKey {
    static let defaultValue = false
}

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

// Containers that show the views of their content one by one.
@MainActor
struct SubviewTests {
    private struct Cards<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) cards")
                ForEach(subviews) { subview in
                    HStack {
                        if subview.containerValues.isPinned { Text("pinned") }
                        subview
                    }
                }
            }
        }
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    @Test func aContainerShowsViewsOneByOne() {
        let cards = Cards {
            Text("a").containerValue(\.isPinned, true)
            ForEach(0..<2, id: \.self) { Text("row \($0)") }
            if cardsAreShort { EmptyView() } else { Text("b") }
            Group {
                Text("c")
                Text("d")
            }
            .bold()
        }
        let clip = TestClip { cards.run(on: $0) }
        clip.launch()
        #expect(clip.screen.line == "6 cards pinned a row 0 row 1 b c d")
        let bold = clip.screen.root.all(.text).filter { $0.number(.fontWeight) == 700 }
        #expect(bold.map { $0.line } == ["c", "d"])
    }

    private let cardsAreShort = false

    @Test func viewsKeepTheirState() throws {
        struct Changing: View {
            @State private var names = ["a", "b"]

            var body: some View {
                Button("turn") { names.reverse() }
                ForEach(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { subview in
                    subview.padding()
                }
            }
        }
        let clip = TestClip { Changing().run(on: $0) }
        clip.launch()
        try clip.tap("a0")
        #expect(clip.screen.line == "[turn] [a1] [b0]")
        try clip.tap("turn")
        #expect(clip.screen.line == "[turn] [b0] [a1]")
        #expect(clip.screen.problems == [])
    }
}
