// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClipUI
@testable import ClipUITesting

// The properties of the page for assistive technology, and the effect of its actions.
@MainActor
struct AccessibilityTests {
    private func launched(_ view: some View) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func first(_ clip: TestClip, where isWanted: (ScreenElement) -> Bool) throws
        -> ScreenElement
    {
        var found: ScreenElement?
        clip.screen.root.visit { if found == nil, isWanted($0) { found = $0 } }
        return try #require(found)
    }

    @Test func labelsAreKeysTextsAndStrings() {
        let count = 2
        let clip = launched(
            VStack {
                Text("a").accessibilityLabel("\(count) stars")
                Text("b").accessibilityHint(Text("opens it"))
                Text("c").accessibilityValue(String("half"))
            }
        )
        let texts = clip.screen.all(.text)
        #expect(texts[0].text(.label) == "2 stars")
        #expect(texts[1].text(.hint) == "opens it")
        #expect(texts[2].text(.accessibilityValue) == "half")
    }

    @Test func theOutermostModifierDecidesAboutATrait() throws {
        let clip = launched(
            VStack {
                Text("a").accessibilityAddTraits(.isButton).accessibilityAddTraits(.isImage)
                Text("b").accessibilityAddTraits([.isLink, .isHeader])
                    .accessibilityRemoveTraits(.isLink)
                Button("c") {}.accessibilityRemoveTraits(.isButton)
            }
        )
        var traits: [Double?] = []
        clip.screen.root.visit {
            if $0.isKind(.text) || $0.isKind(.button) { traits.append($0.number(.traits)) }
        }
        #expect(traits == [5, Double(2 << 16), Double(1 << 16), nil])
        #expect(clip.screen.all(.heading(level: 2)).count == 1)
    }

    @Test func elementsSayWhatBecomesOfTheirChildren() throws {
        let clip = launched(
            VStack { Text("a") }.accessibilityElement(children: .combine)
                .accessibilitySortPriority(2)
        )
        let stack = try first(clip) { $0.isKind(.vStack) }
        #expect(stack.number(.accessibilityChildren) == 2)
        #expect(stack.number(.sortPriority) == 2)
    }

    @Test func actionsArePerformed() throws {
        let clip = launched(Acting())
        let actions = { (kind: Double) in
            try first(clip) {
                if case .list(let parts) = $0.property(.actions),
                    case .integer(let number)? = parts.first
                {
                    Double(number) == kind
                } else {
                    false
                }
            }
        }
        clip.send(.accessibility, element: try actions(1).id)
        #expect(clip.screen.line == "default 0")
        clip.send(.accessibility, element: try actions(4).id)
        #expect(clip.screen.line == "named 0")
        clip.send(.accessibility, element: try actions(5).id, text: "1")
        clip.send(.accessibility, element: try actions(5).id, text: "1")
        clip.send(.accessibility, element: try actions(5).id, text: "-1")
        #expect(clip.screen.line == "named 1")
        // A tap on the screen is not one of them.
        clip.send(.tap, element: try actions(1).id)
        #expect(clip.screen.line == "named 1")
    }

    @Test func aRotorLeadsToAView() throws {
        let clip = launched(
            ScrollView { ForEach(1..<4) { Text("chapter \($0)").id($0) } }
                .accessibilityRotor("Chapters") {
                    AccessibilityRotorEntry("Two", id: 2)
                    AccessibilityRotorEntry("Nowhere", id: 9)
                }
        )
        let rotor = try first(clip) { !$0.property(.actions).isUnset }
        clip.send(.accessibility, element: rotor.id, text: "0")
        #expect(clip.screen.focused?.line == "chapter 2")
        let scroller = try first(clip) { $0.isKind(.scrollView) }
        #expect(!scroller.property(.scrollTarget).isUnset)
        clip.send(.accessibility, element: rotor.id, text: "1")
        clip.send(.accessibility, element: rotor.id, text: "7")
        #expect(clip.screen.focused?.line == "chapter 2")
        #expect(clip.screen.problems == [])
    }

    @Test func aRepresentationIsSpokenInPlaceOfTheView() throws {
        let clip = launched(Text("seen").accessibilityRepresentation { Button("spoken") {} })
        #expect(clip.screen.all(.text).first?.isSet(.isAccessibilityHidden) == true)
        let layer = try first(clip) { $0.isSet(.isOnlySpoken) }
        #expect(layer.line == "[spoken]")
    }
}

private struct Acting: View {
    @State private var last = "none"
    @State private var size = 0

    var body: some View {
        Text("\(last) \(size)")
            .accessibilityAction { last = "default" }
            .accessibilityAction(named: "More") { last = "named" }
            .accessibilityAdjustableAction { size += $0 == .increment ? 1 : -1 }
    }
}
