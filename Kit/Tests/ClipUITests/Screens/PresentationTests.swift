// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

// Sheets, covers, alerts and dialogs: elements of the whole screen. Steps 22, 35 and 37 of the clips that were read.
@MainActor
struct PresentationTests {
    private func launched<Content: View>(_ view: Content) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func shown(_ clip: TestClip) -> [ScreenElement] {
        clip.screen.root.children.filter { $0.isKind(.presentation) }
    }

    @Test func aSheetComesAndGoes() throws {
        let clip = launched(Sheet())
        #expect(shown(clip).isEmpty)
        try clip.tap("open")
        let sheet = try #require(shown(clip).first)
        #expect(sheet.number(.presentation) == 1)
        #expect(sheet.line == "count 0 [add] [close]")
        try clip.tap("add")
        #expect(sheet.line == "count 1 [add] [close]")
        if case .list(let detents) = sheet.property(.detents) {
            #expect(detents.count == 2)
        } else {
            Issue.record("no detents")
        }
        #expect(sheet.isSet(.isDismissDisabled))
        try clip.tap("close")
        #expect(shown(clip).isEmpty)
        #expect(clip.screen.line == "[open] closed 1")
        try clip.tap("open")
        clip.send(.dismissed, element: try #require(shown(clip).first).id)
        #expect(clip.screen.line == "[open] closed 2")
        #expect(clip.screen.problems == [])
    }

    private struct Sheet: View {
        @State private var isShown = false
        @State private var count = 0
        @State private var closed = 0

        private func closing() { closed += 1 }

        var body: some View {
            HStack {
                Button("open") { isShown = true }
                Text("closed \(closed)")
            }
            .sheet(isPresented: $isShown, onDismiss: closing) {
                Inside(count: $count)
                    .presentationDetents([.large, .medium])
                    .interactiveDismissDisabled()
            }
        }
    }

    private struct Inside: View {
        @Binding var count: Int
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("count \(count)")
            Button("add") { count += 1 }
            Button("close") { dismiss() }
        }
    }

    @Test func anotherItemIsAnotherPresentation() throws {
        let clip = launched(Items())
        try clip.tap("1")
        #expect(shown(clip).map(\.line) == ["item 1"])
        try clip.tap("2")
        #expect(shown(clip).map(\.line) == ["item 2"])
        #expect(shown(clip).first?.number(.presentation) == 2)
        try clip.tap("none")
        #expect(shown(clip).isEmpty)
        #expect(clip.screen.problems == [])
    }

    private struct Item: Identifiable { let id: Int }

    private struct Items: View {
        @State private var item: Item?

        var body: some View {
            HStack {
                Button("1") { item = Item(id: 1) }
                Button("2") { item = Item(id: 2) }
                Button("none") { item = nil }
            }
            .fullScreenCover(item: $item) { Text("item \($0.id)") }
        }
    }

    @Test func alertsCloseWithEachButton() throws {
        let clip = launched(Asking())
        try clip.tap("alert")
        let alert = try #require(shown(clip).first)
        #expect(alert.number(.presentation) == 3)
        #expect(alert.text(.title) == "Delete?")
        #expect(alert.text(.message) == "For ever.")
        #expect(alert.line == "[Delete] [Keep]")
        try clip.tap("Delete")
        #expect(shown(clip).isEmpty)
        #expect(clip.screen.line == "[alert] [plain] [dialog] [old] deleted")
        try clip.tap("plain")
        #expect(shown(clip).map(\.line) == ["[OK]"])
        try clip.tap("OK")
        try clip.tap("dialog")
        #expect(shown(clip).map(\.line) == ["[a] [Cancel]"])
        #expect(shown(clip).first?.number(.presentation) == 4)
        try clip.tap("Cancel")
        try clip.tap("old")
        #expect(shown(clip).map(\.line) == ["[yes] [Cancel]"])
        try clip.tap("yes")
        #expect(clip.screen.line == "[alert] [plain] [dialog] [old] yes")
        #expect(clip.screen.problems == [])
    }

    private struct Asking: View {
        @State private var isAlert = false
        @State private var isPlain = false
        @State private var isDialog = false
        @State private var isOld = false
        @State private var text = ""

        var body: some View {
            HStack {
                Button("alert") { isAlert = true }
                Button("plain") { isPlain = true }
                Button("dialog") { isDialog = true }
                Button("old") { isOld = true }
                Text(text)
            }
            .alert(Text("Delete?"), isPresented: $isAlert) {
                Button("Delete") { text = "deleted" }
                Button("Keep") {}
            } message: {
                Text("For ever.")
            }
            .alert(Text("Note"), isPresented: $isPlain) {}
            .confirmationDialog(Text("Which?"), isPresented: $isDialog) { Button("a") {} }
            .modifier(Old(isShown: $isOld, text: $text))
        }
    }

    private struct Old: ViewModifier {
        @Binding var isShown: Bool
        @Binding var text: String

        @available(*, deprecated)
        private func alert(_ content: Content) -> some View {
            content.alert(isPresented: $isShown) {
                Alert(
                    title: Text("Old"),
                    primaryButton: .default(Text("yes")) { text = "yes" },
                    secondaryButton: .cancel()
                )
            }
        }

        func body(content: Content) -> some View {
            content.alert(Text("Old"), isPresented: $isShown) {
                Button("yes") { text = "yes" }
                Button("Cancel") {}
            }
        }
    }

    @Test func colourSchemesBelongToTheWindow() {
        let clip = launched(Text("a").preferredColorScheme(.dark).statusBarHidden())
        #expect(clip.screen.root.number(.colorScheme) == 2)
        #expect(clip.screen.root.isSet(.isStatusBarHidden))
    }
}
