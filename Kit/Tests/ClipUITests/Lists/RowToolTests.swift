// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ClipUI
@testable import ClipUITesting

// Deleting, moving and swiping rows: the elements of the page, and the changes of the collection.
@MainActor
struct RowToolTests {
    private func launched(_ view: some View) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func rows(_ clip: TestClip) -> [ScreenElement] { clip.screen.all(.row) }

    private func swipes(_ row: ScreenElement) -> [ScreenElement] {
        row.children.filter { $0.isKind(.swipeActions) }
    }

    @Test func deletesTheRowWhoseButtonIsTapped() throws {
        let clip = launched(Fruit())
        #expect(clip.screen.line == "{fig [Delete] kiwi [Delete] lime [Delete]} fig kiwi lime")
        try clip.tap("Delete", at: 1)
        #expect(clip.screen.line == "{fig [Delete] lime [Delete]} fig lime")
        // The offsets of the remaining rows have changed.
        try clip.tap("Delete", at: 1)
        #expect(clip.screen.line == "{fig [Delete]} fig")
        #expect(clip.screen.problems == [])
    }

    @Test func movesRowsByTheNumberThatThePageTells() throws {
        let clip = launched(Fruit())
        clip.send(.moved, element: rows(clip)[0].id, text: "2")
        #expect(rows(clip).map { $0.children[0].line } == ["kiwi", "lime", "fig"])
        clip.send(.moved, element: rows(clip)[2].id, text: "-1")
        #expect(rows(clip).map { $0.children[0].line } == ["kiwi", "fig", "lime"])
        // More rows than there are, and none.
        clip.send(.moved, element: rows(clip)[0].id, text: "99")
        #expect(rows(clip).map { $0.children[0].line } == ["fig", "lime", "kiwi"])
        clip.send(.moved, element: rows(clip)[0].id, text: "x")
        #expect(rows(clip).map { $0.children[0].line } == ["fig", "lime", "kiwi"])
        #expect(clip.screen.problems == [])
    }

    @Test func anEditButtonEditsTheList() throws {
        let clip = launched(Fruit())
        #expect(rows(clip).map { $0.number(.rowEdits) } == [3, 3, 3])
        let editing = launched(EditedFruit())
        try editing.tap("Edit")
        #expect(rows(editing).map { $0.number(.rowEdits) } == [7, 7, 7])
        try editing.tap("Done")
        #expect(rows(editing).map { $0.number(.rowEdits) } == [3, 3, 3])
    }

    @Test func actionsOfTheClipTakeThePlaceOfDeleting() throws {
        let clip = launched(Swiped())
        let row = try #require(rows(clip).first)
        #expect(swipes(row).map { $0.number(.edge) } == [2, 8])
        #expect(swipes(row).map { $0.line } == ["[Pin]", "[Remove] [Flag]"])
        #expect(swipes(row).map { $0.isSet(.allowsFullSwipe) } == [false, true])
        // The second row cannot be deleted, and has no other actions.
        #expect(swipes(rows(clip)[1]).isEmpty)
        try clip.tap("Flag")
        #expect(clip.screen.line.hasSuffix("flagged 1"))
    }

    @Test func editableListsChangeTheirCollection() throws {
        let clip = launched(Editable())
        try clip.tap("Delete")
        #expect(clip.screen.line == "{b [Delete] c [Delete]} bc")
        clip.send(.moved, element: rows(clip)[0].id, text: "1")
        #expect(clip.screen.line == "{c [Delete] b [Delete]} cb")
    }

    @Test func movesElementsAsTheActionSays() {
        var letters = Array("abcde")
        letters.move(fromOffsets: [0, 2], toOffset: 5)
        #expect(String(letters) == "bdeac")
        letters.move(fromOffsets: [4], toOffset: 0)
        #expect(String(letters) == "cbdea")
        letters.move(fromOffsets: [1, 3], toOffset: 3)
        #expect(String(letters) == "cdbea")
        letters.remove(atOffsets: [0, 4, 9])
        #expect(String(letters) == "dbe")
    }

    @Test func aSectionFoldsItsRows() throws {
        let clip = launched(Folding())
        #expect(clip.screen.line == "{[Fruit] fig}")
        try clip.tap("Fruit")
        #expect(clip.screen.line == "{[Fruit]}")
    }

    @Test func anOutlineOpensItsElements() throws {
        let clip = launched(
            List([Folder(id: 1, parts: [Folder(id: 2, parts: nil)])], children: \.parts) {
                Text("folder \($0.id)")
            }
        )
        #expect(clip.screen.line == "{[folder 1]}")
        try clip.tap("folder 1")
        #expect(clip.screen.line == "{[folder 1] folder 2}")
    }
}

private struct Folder: Identifiable {
    let id: Int
    let parts: [Folder]?
}

private struct Fruit: View {
    @State private var names = ["fig", "kiwi", "lime"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { Text($0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        ForEach(names, id: \.self) { Text($0) }
    }
}

private struct EditedFruit: View {
    var body: some View {
        EditButton()
        Fruit()
    }
}

private struct Swiped: View {
    @State private var flagged = 0

    var body: some View {
        List {
            ForEach(1..<3) { number in
                if number == 1 {
                    Text("one")
                        .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
                        .swipeActions {
                            Button("Remove", role: .destructive) {}
                            Button("Flag") { flagged = number }
                        }
                } else {
                    Text("two").deleteDisabled(true)
                }
            }
            .onDelete { _ in }
        }
        Text("flagged \(flagged)")
    }
}

private struct Editable: View {
    struct Item: Identifiable {
        let id: String
    }

    @State private var items = ["a", "b", "c"].map { Item(id: $0) }

    var body: some View {
        List($items, editActions: .all) { Text($0.wrappedValue.id) }
        Text(items.map(\.id).joined())
    }
}

private struct Folding: View {
    @State private var isExpanded = true

    var body: some View {
        List { Section("Fruit", isExpanded: $isExpanded) { Text("fig") } }
    }
}
