// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Observation
import Testing

private struct Reader: View {
    @State private var count = 0

    var body: some View {
        VStack {
            GeometryReader { proxy in
                Text(
                    "\(Int(proxy.size.width)) \(Int(proxy.frame(in: .named("a \"b\"")).minX)) \(count)"
                )
            }
            Button("more") { count += 1 }
        }
    }
}

@Observable
private final class Steps {
    var count = 0
}

private struct ObservingReader: View {
    let steps: Steps

    var body: some View {
        GeometryReader { _ in Text("seen \(steps.count)") }
        Button("step") { steps.count += 1 }
    }
}

private struct Scroller: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
            Button("to 2") { proxy.scrollTo(2, anchor: .center) }
        }
    }
}

private struct Rows: View {
    struct Row: Identifiable {
        var id: Int
        var isOn = false
    }

    @State private var rows = [Row(id: 1), Row(id: 2)]

    var body: some View {
        ForEach($rows) { $row in Toggle("row \(row.id)", isOn: $row.isOn) }
        Text(rows.map { $0.isOn ? "1" : "0" }.joined())
        Button("turn") { rows.reverse() }
    }
}

private struct Keyed: View {
    @State private var id = 1

    var body: some View {
        Counter().id(id)
        Button("other") { id += 1 }
    }

    struct Counter: View {
        @State private var count = 0

        var body: some View { Button("n\(count)") { count += 1 } }
    }
}

@MainActor
struct GeometryTests {
    @Test func readersShowWhatThePageTellsAndWhatTheyRead() throws {
        let clip = TestClip { Reader().run(on: $0) }
        clip.launch()
        #expect(clip.screen.line == "390 0 0 [more]")
        let reader = try #require(clip.screen.root.children.first?.children.first)
        clip.send(
            .geometry,
            element: reader.id,
            text: #"320.5 200 1 2 3 4 "global" 0 0 9 9 "a \"b\"" 7 8 9 9"#
        )
        #expect(clip.screen.line == "320 7 0 [more]")
        try clip.tap("more")
        #expect(clip.screen.line == "320 7 1 [more]")
        clip.close()
        #expect(clip.elementCount == 0)
    }

    @Test func readersShowWhatObservableObjectsHave() throws {
        let clip = TestClip { ObservingReader(steps: Steps()).run(on: $0) }
        clip.launch()
        #expect(clip.screen.line == "seen 0 [step]")
        try clip.tap("step")
        #expect(clip.screen.line == "seen 1 [step]")
    }

    @Test func changesOfGeometryAreTold() throws {
        var told: [CGFloat] = []
        let clip = TestClip {
            Text("a").onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                told.append($0)
            }
            .run(on: $0)
        }
        clip.launch()
        let report = try #require(clip.screen.root.children.first)
        for width in ["3", "3", "4"] {
            clip.send(.geometry, element: report.id, text: "\(width) 1 0 0 0 0")
        }
        #expect(told == [3, 4])
    }

    @Test func readersOfScrollViewsScrollToIdentifiers() throws {
        let clip = TestClip { Scroller().run(on: $0) }
        clip.launch()
        try clip.tap("to 2")
        let scroller = try #require(clip.screen.root.children.first)
        let last = clip.screen.all(.text)[2]
        #expect(described(scroller.property(.scrollTarget)) == "[\(last.id) 0.5 0.5]")
    }

    @Test func bindingsToRowsFollowTheirIdentifiers() throws {
        let clip = TestClip { Rows().run(on: $0) }
        clip.launch()
        try clip.set("row 2", to: true)
        #expect(clip.screen.all(.text).last?.ownText == "turn" || clip.screen.line.contains("01"))
        try clip.tap("turn")
        try clip.set("row 1", to: true)
        #expect(clip.screen.line.contains("11"))
    }

    @Test func anotherIdentifierIsAnotherView() throws {
        let clip = TestClip { Keyed().run(on: $0) }
        clip.launch()
        try clip.tap("n0")
        try clip.tap("other")
        #expect(clip.screen.line == "[n0] [other]")
    }

    @Test(arguments: [
        ("1 2.5 -3", [1, 2.5, -3]), ("1e-3 2E2", [0.001, 200]), ("", []), ("x", []), ("4 x 5", [4]),
    ])
    func numbersAreRead(_ text: String, _ expected: [Double]) {
        let found = numbers(in: text)
        #expect(found.count == expected.count)
        for (one, other) in zip(found, expected) { #expect(abs(one - other) < 1e-9) }
    }

    /// An inset, and the radii of the corners that are left of 10 and 20.
    @Test(
        arguments: [(0, 10, 20), (4, 6, 16), (12, 0, 8), (-5, 15, 25)]
            as [(CGFloat, CGFloat, CGFloat)]
    )
    func cornersShrinkWithTheirShape(_ inset: CGFloat, _ small: CGFloat, _ large: CGFloat) {
        let rect = CGRect(x: 10, y: 20, width: 200, height: 100)
        let inner = rect.insetBy(dx: inset, dy: inset)
        let even = RoundedRectangle(cornerRadius: 10).inset(by: inset).path(in: rect)
        #expect(even == RoundedRectangle(cornerRadius: small).path(in: inner))
        let others: CGFloat = max(0, -inset)
        let expected = UnevenRoundedRectangle(
            topLeadingRadius: small,
            bottomLeadingRadius: others,
            bottomTrailingRadius: large,
            topTrailingRadius: others
        )
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20)
        let half: CGFloat = inset / 2
        let twice = uneven.inset(by: half).inset(by: half)
        #expect(twice.path(in: rect) == expected.path(in: inner))
        let capsule = Capsule().inset(by: inset).path(in: rect)
        #expect(capsule == Capsule().path(in: inner))
    }

    @Test func pathsAreMeasured() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(circle.boundingRect.maxY - 100) < 0.1)
        #expect(circle.contains(CGPoint(x: 50, y: 50)) && !circle.contains(CGPoint(x: 5, y: 5)))
        let arc = Path {
            $0.addArc(
                center: .zero,
                radius: 10,
                startAngle: .degrees(0),
                endAngle: .degrees(90),
                clockwise: false
            )
        }
        #expect(abs((arc.currentPoint?.y ?? 0) - 10) < 1e-9)
        #expect(arc.elements.count == 2)
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }.trimmedPath(
            from: 0.2,
            to: 0.5
        )
        #expect(abs(line.boundingRect.minX - 2) < 1e-9 && abs(line.boundingRect.maxX - 5) < 1e-9)
        let (sine, cosine) = sineAndCosine(2)
        #expect(abs(sine - 0.909_297_426_825_681_7) < 1e-12)
        #expect(abs(cosine + 0.416_146_836_547_142_4) < 1e-12)
    }
}
