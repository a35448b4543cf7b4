// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ClipUI
@testable import ClipUITesting

// What clips learn of their scroll views, and where they scroll them.
@MainActor
struct ScrollReportTests {
    private final class Seen {
        var notes: [String] = []
    }

    private func launched(_ view: some View) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func scroller(_ clip: TestClip) throws -> ScreenElement {
        try #require(clip.screen.root.all(.scrollView).first)
    }

    private func report(y: Int, phase: Int = 0, first: UInt32 = 0, to clip: TestClip) throws {
        let text = "0 \(y) 390 2000 50 0 30 0 390 800 \(phase) \(first)"
        clip.send(.scrolled, element: try scroller(clip).id, text: text)
    }

    @Test func scrollViewsReportOnlyWhenTheyAreObserved() throws {
        let plain = launched(ScrollView { Text("a") })
        #expect(try !scroller(plain).isSet(.reportsScrolls))
        let seen = Seen()
        let clip = launched(
            VStack {
                ScrollView { ScrollView(.horizontal) { Text("a") } }
            }
            .onScrollPhaseChange { seen.notes.append("\($0) \($1)") }
        )
        // The first scroll view is observed, and not the one in it.
        #expect(
            clip.screen.root.all(.scrollView).map { $0.isSet(.reportsScrolls) } == [true, false]
        )
        for phase in [0, 1, 2, 2, 3, 0] { try report(y: 0, phase: phase, to: clip) }
        #expect(
            seen.notes == [
                "idle tracking", "tracking interacting", "interacting decelerating",
                "decelerating idle",
            ]
        )
    }

    @Test func geometryIsReportedWhenItsValueChanges() throws {
        let seen = Seen()
        let clip = launched(
            ScrollView { Text("a") }
                .onScrollGeometryChange(for: Bool.self) { geometry in
                    geometry.contentOffset.y + geometry.contentInsets.top > 100
                } action: { old, new in
                    seen.notes.append("\(old) \(new)")
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.visibleRect.maxY
                } action: {
                    seen.notes.append("\($0) \($1)")
                }
        )
        for y in [0, 60, 150] { try report(y: y, to: clip) }
        #expect(
            seen.notes == [
                "false false", "750.0 750.0", "750.0 810.0", "false true", "810.0 900.0",
            ]
        )
    }

    @Test func aPositionScrolls() throws {
        struct Scrolled: View {
            @State private var position = ScrollPosition(edge: .bottom)

            var body: some View {
                ScrollView {
                    ForEach(0..<3, id: \.self) { Text("\($0)") }
                    Button("to 2") { position.scrollTo(id: 2, anchor: .center) }
                    Button("down") { position.scrollTo(y: 40) }
                    Text(position.isPositionedByUser ? "person" : "clip")
                    Text("at \(position.viewID(type: Int.self) ?? -1)")
                }
                .scrollPosition($position)
            }
        }
        let clip = launched(Scrolled())
        #expect(described(try scroller(clip).property(.scrollTarget)) == "[0 none #989680]")
        try clip.tap("down")
        #expect(described(try scroller(clip).property(.scrollTarget)) == "[0 none 40]")
        let texts = clip.screen.root.all(.text)
        try clip.tap("to 2")
        #expect(
            described(try scroller(clip).property(.scrollTarget)) == "[\(texts[2].id) 0.5 0.5]"
        )
        try report(y: 20, phase: 2, first: texts[1].id, to: clip)
        #expect(clip.screen.line.hasSuffix("person at 1"))
        // That the person has scrolled there scrolls nothing.
        #expect(
            described(try scroller(clip).property(.scrollTarget)) == "[\(texts[2].id) 0.5 0.5]"
        )
        #expect(clip.screen.problems == [])
    }

    @Test func thePersonScrollsToAnIdentifier() throws {
        struct Pages: View {
            @State private var page: Int?

            var body: some View {
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(0..<3, id: \.self) { Text("\($0)") } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $page)
                Text("page \(page ?? -1)")
                Button("first") { page = 0 }
            }
        }
        let clip = launched(Pages())
        let texts = clip.screen.root.all(.text)
        try report(y: 0, first: texts[1].id, to: clip)
        #expect(clip.screen.line.contains("page -1"))
        try report(y: 0, phase: 3, first: texts[2].id, to: clip)
        #expect(clip.screen.line.contains("page 2"))
        #expect(try scroller(clip).property(.scrollTarget).isUnset)
        try clip.tap("first")
        #expect(described(try scroller(clip).property(.scrollTarget)) == "[\(texts[0].id) 0.5 0]")
    }

    @Test func viewsLearnWhetherTheyAreVisible() throws {
        let seen = Seen()
        let clip = launched(
            Text("a").onScrollVisibilityChange(threshold: 0.3) { seen.notes.append("\($0)") }
        )
        let element = try #require(clip.screen.root.all(.geometryReport).first)
        for y in [900, 0, 20, -80, 10] {
            clip.send(
                .geometry,
                element: element.id,
                text: "100 100 0 0 0 0\"global\"0 \(y) 100 100"
            )
        }
        #expect(seen.notes == ["true", "false", "true"])
    }
}
