// SPDX-License-Identifier: Apache-2.0

import AppClip
import Foundation
import Testing

@testable import ClipUI
@testable import ClipUITesting

// Stored values, searches, text sizes and frames of views: the state that is kept, and the events of the page.
@MainActor
struct LifeTests {
    private func launched(_ view: some View, on screen: TestScreen = TestScreen()) -> TestClip {
        let clip = TestClip(on: screen) { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func element(_ kind: ElementKind, of clip: TestClip) throws -> ScreenElement {
        var found: ScreenElement?
        clip.screen.root.visit { if found == nil, $0.kind == kind { found = $0 } }
        return try #require(found)
    }

    @Test func valuesOfManyTypesAreThereInTheNextRun() throws {
        let clip = launched(Stored())
        #expect(clip.screen.line == "name 1.5 none 1 [change]")
        try clip.tap("change")
        #expect(clip.screen.line == "price 2.5 note 2 [change]")
        let next = launched(Stored(), on: TestScreen(stored: clip.screen.storedTexts))
        #expect(next.screen.line == "price 2.5 note 2 [change]")
        try next.tap("change")
        #expect(next.screen.line == "name 1.5 none 2 [change]")
        #expect(!next.screen.storedTexts.contains { $0.key == "note" })
    }

    @Test func aSearchBeginsWithTheFieldAndIsCancelled() throws {
        let clip = launched(Searching())
        #expect(clip.screen.line == "idle  <>")
        let field = try element(.textField, of: clip)
        clip.send(.focus, element: field.id, text: "1")
        #expect(clip.screen.line == "searching  <> [Cancel] [fig]")
        // The field has lost the focus, but the search goes on.
        clip.send(.focus, element: field.id, text: "0")
        try clip.tap("fig")
        #expect(clip.screen.line == "searching fig <fig> [Cancel] [fig]")
        try clip.tap("Cancel")
        #expect(clip.screen.line == "idle  <>")
    }

    @Test func textSizesAreKeptWithinARange() throws {
        let clip = launched(Sized())
        let texts = clip.screen.all(.text)
        #expect(texts[0].number(.typeScale).map { abs($0 - 28.0 / 17) < 0.001 } == true)
        #expect(texts[1].number(.typeScale) == nil)
        // The person has set a larger text.
        clip.send(.appearance, element: 0, text: "1 1 2 3 393 852")
        #expect(texts[1].number(.typeScale).map { abs($0 - 21.0 / 17) < 0.001 } == true)
        #expect(texts[2].number(.typeScale) == nil)
    }

    @Test func lengthsGrowWithTheTextSize() {
        let clip = launched(Scaled())
        #expect(clip.screen.line == "17")
        clip.send(.appearance, element: 0, text: "1 1 2 \(28.0 / 17) 393 852")
        #expect(clip.screen.line == "28")
    }

    @Test func reasonsOfRedactionAreInTheEnvironment() {
        let clip = launched(
            VStack { Redacted() }.redacted(reason: .placeholder)
        )
        #expect(clip.screen.line == "redacted")
        #expect(clip.screen.all(.text).first?.isSet(.isRedacted) == true)
    }

    @Test func aViewAboveKnowsWhereAnotherIs() throws {
        let clip = launched(Marking())
        let report = try element(.geometryReport, of: clip)
        clip.send(
            .geometry,
            element: report.id,
            text: "50 20 0 0 0 0 \"global\" 30 40 50 20"
        )
        let reader = try element(.geometryReader, of: clip)
        clip.send(.geometry, element: reader.id, text: "90 90 0 0 0 0 \"global\" 10 10 90 90")
        #expect(clip.screen.line == "a 20 30 50")
    }

    @Test func aSceneHasModifiersOfItsOwn() {
        let clip = TestClip { SceneClip().run(on: $0) }
        clip.launch()
        #expect(clip.screen.line == "limit 3")
    }

    @Test func activitiesAreCompletedWhenTheViewAppears() {
        let titles = Titles()
        _ = launched(
            Text("a").userActivity("view") { titles.all.append($0.activityType) }
                .userActivity("none", isActive: false) { titles.all.append($0.activityType) }
                .userActivity("item", element: 5) { titles.all.append("\($1.activityType) \($0)") }
        )
        #expect(titles.all.sorted() == ["item 5", "view"])
    }
}

private final class Titles {
    var all: [String] = []
}

private struct Stored: View {
    enum Sorting: String { case name, price }

    @AppStorage("sorting") private var sorting = Sorting.name
    @AppStorage("price") private var price = 1.5
    @AppStorage("note") private var note: String?
    @SceneStorage("tab") private var tab = 1

    var body: some View {
        Text(verbatim: "\(sorting.rawValue) \(price) \(note ?? "none") \(tab)")
        Button("change") {
            sorting = sorting == .name ? .price : .name
            price = price == 1.5 ? 2.5 : 1.5
            note = note == nil ? "note" : nil
            tab = 2
        }
    }
}

private struct Searching: View {
    @State private var query = ""

    var body: some View {
        Results(query: query)
            .searchable(text: $query, prompt: "Find")
            .searchSuggestions { Text("fig").searchCompletion("fig") }
    }
}

private struct Results: View {
    let query: String
    @Environment(\.isSearching) private var isSearching

    var body: some View { Text(verbatim: "\(isSearching ? "searching" : "idle") \(query)") }
}

private struct Sized: View {
    var body: some View {
        Text("a").dynamicTypeSize(.accessibility1)
        Text("b").dynamicTypeSize(...DynamicTypeSize.xxLarge)
        Text("c")
    }
}

private struct Scaled: View {
    @ScaledMetric private var length = 17.0

    var body: some View { Text(verbatim: "\(Int(length.rounded()))") }
}

private struct Redacted: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View { Text(verbatim: reasons.contains(.placeholder) ? "redacted" : "shown") }
}

private struct Marks: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]

    static func reduce(value: inout Value, nextValue: () -> Value) {
        value.merge(nextValue()) { $1 }
    }
}

private struct Marking: View {
    var body: some View {
        Text("a").anchorPreference(key: Marks.self, value: .bounds) { [1: $0] }
            .overlayPreferenceValue(Marks.self) { marks in
                GeometryReader { proxy in
                    if let mark = marks[1] {
                        let frame = proxy[mark]
                        Text(
                            verbatim:
                                "\(Int(frame.origin.x)) \(Int(frame.origin.y)) \(Int(frame.size.width))"
                        )
                    }
                }
            }
    }
}

private struct SceneClip: App {
    var body: some Scene {
        WindowGroup("Title", id: "main") { Limit() }
            .environment(\.lineLimit, 3)
            .commands { CommandMenu("More") { Text("a") } }
    }
}

private struct Limit: View {
    @Environment(\.lineLimit) private var limit

    var body: some View { Text(verbatim: "limit \(limit ?? 0)") }
}
