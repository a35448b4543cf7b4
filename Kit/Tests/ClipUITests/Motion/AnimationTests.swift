// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Observation
import Testing

@MainActor
struct AnimationTests {
    /// The values that the page receives: curve, duration, delay, repetitions, autoreverse, and the parameters of the
    /// curve.
    @Test(
        arguments: [
            (.linear(duration: 2), "[1 2 0 1 false]"), (.easeIn, "[2 0.35 0 1 false]"),
            (.easeOut(duration: 1).delay(0.5), "[3 1 0.5 1 false]"),
            (.easeInOut(duration: 1).delay(1).speed(2), "[4 0.5 0.5 1 false]"),
            (.linear.repeatCount(3), "[1 0.35 0 3 true]"),
            (.linear(duration: 1).repeatForever(autoreverses: false), "[1 1 0 0 false]"),
            (.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), "[6 1 0 1 false 0.1 0.2 0.3 0.4]"),
            (.spring(response: 1, dampingFraction: 0.5), "[5 2.196 0 1 false 1 0.5 0 0]"),
            (.spring(duration: 1, bounce: 0.5), "[5 2.196 0 1 false 1 0.5 0 0]"),
            (.spring(), "[5 0.732 0 1 false 0.5 1 0 0]"),
            (.interpolatingSpring(stiffness: 100, damping: 20), "[5 0.92 0 1 false 0.628 1 0 0]"),
            (.bouncy, "[5 0.784 0 1 false 0.5 0.7 0 0]"),
        ] as [(Animation, String)]
    )
    func says(_ animation: Animation, _ value: String) {
        #expect(described(animation.value) == value)
    }

    @Test func animatesWhatChangesInAClosure() throws {
        let clip = launched(Toggling())
        try clip.tap("Animated")
        #expect(clip.animations == ["0: [1 0.35 0 1 false]"])
        #expect(clip.screen.line == "[Animated] [Plain] on")
    }

    @Test func changesAtOnceWithoutAClosure() throws {
        let clip = launched(Toggling())
        try clip.tap("Plain")
        #expect(clip.animations == [])
        #expect(clip.screen.line == "[Animated] [Plain] on")
    }

    /// Immediate changes precede the animation in a batch, so that the page draws them first.
    @Test func animatesAfterWhatChangesAtOnce() {
        let clip = launched(Appearing())
        #expect(
            clip.lastPatches.filter { !$0.contains("text") }
                == ["1 opacity=0.0", "0 animation=[3 1 0 0 true]", "1 opacity=1.0"]
        )
    }

    @Test func animatesAViewWhenItsValueChanges() throws {
        let clip = launched(Counting())
        try clip.tap("Other")
        #expect(clip.animations == [])
        try clip.tap("Count")
        let text = try #require(clip.screen.all(.text).first { $0.ownText == "1" })
        #expect(clip.animations == ["\(text.id): [4 0.35 0 1 false]"])
    }

    @Test func disablesTheAnimationsOfViews() throws {
        let clip = launched(Counting())
        try clip.tap("At once")
        #expect(clip.animations == ["0: none"])
    }

    @Test func changesBindingsWithAnimations() throws {
        let clip = launched(Bound())
        try clip.set("a", to: true)
        #expect(clip.animations == ["0: [2 0.35 0 1 false]"])
        #expect(clip.screen.line == "a (x) on")
    }

    @Test func animatesWhatModelsChange() throws {
        let clip = launched(Modelled())
        try clip.tap("Published")
        #expect(clip.animations == ["0: [2 0.35 0 1 false]"])
        try clip.tap("Observed")
        #expect(clip.animations == ["0: [3 0.35 0 1 false]"])
        #expect(clip.screen.line == "[Published] [Observed] 1 1")
        try clip.tap("Published")
        #expect(clip.animations == ["0: [2 0.35 0 1 false]"])
    }

    @Test func tellsBindingsTheTransaction() throws {
        var told: [Animation?] = []
        let clip = launched(
            Toggle(
                "a",
                isOn: Binding(
                    get: { false },
                    set: { _, transaction in told.append(transaction.animation) }
                )
                .animation(.bouncy)
            )
        )
        try clip.set("a", to: true)
        #expect(told == [.bouncy])
    }

    @Test func changesTransactionsOfAView() throws {
        #expect(
            shown(Text("a").transaction { $0.animation = nil })
                == "effect standingAnimation=[0] {text text=a}"
        )
        #expect(
            shown(Text("a").transaction { $0.animation = .linear })
                == "effect standingAnimation=[1 0.35 0 1 false] {text text=a}"
        )
        #expect(shown(Text("a").transaction { _ in }) == "effect {text text=a}")
    }

    @Test func saysHowViewsComeAndGo() {
        let offset = AnyTransition.offset(x: 3, y: 4).combined(with: .opacity)
        #expect(described(offset.value) == "[7 [4 3 4] [1]]")
        #expect(described(AnyTransition.slide.value) == "[8 [2 2] [2 8]]")
        #expect(described(AnyTransition.push(from: .top).value) == "[8 [6 1] [6 4]]")
        #expect(described(AnyTransition.scale.value) == "[3 0 0.5 0.5]")
        #expect(
            described(AnyTransition.opacity.animation(.linear).value)
                == "[10 [1] [1 0.35 0 1 false]]"
        )
        #expect(
            described(
                AnyTransition.modifier(active: Faded(amount: 0), identity: Faded(amount: 1)).value
            ) == "[11 [110 0.0 113 [0 0 0 0 0 0 0.5 0.5]]]"
        )
        #expect(
            shown(Text("a").transition(.move(edge: .bottom)))
                == "effect transition=[2 4] {text text=a}"
        )
    }

    @Test func namesWhatMatches() throws {
        let clip = launched(Matching())
        func names() -> [String] {
            var found: [String] = []
            clip.screen.root.visitAll { found.append(described($0.property(.matched))) }
            return found.filter { $0 != "none" }
        }
        #expect(names() == ["[0 3]", "[1 1]", "[2 3]"])
        try clip.tap("Swap")
        #expect(names() == ["[0 3]", "[1 1]", "[2 3]"])
    }

    @Test func inheritsHowTextsChange() {
        #expect(
            shown(VStack { Text("1") }.contentTransition(.numericText(countsDown: true)))
                == "vStack alignment=center {text contentTransition=5 text=1}"
        )
    }

    @Test func runsThroughPhases() async throws {
        let clip = launched(Phased())
        #expect(clip.screen.line == "small")
        for _ in 0..<100 where clip.screen.line != "large" {
            try await Task.sleep(nanoseconds: 20_000_000)
            clip.refresh()
        }
        #expect(clip.screen.line == "large")
        clip.close()
    }

    @Test func tellsWhenAnAnimationIsOver() async throws {
        var isOver = false
        withAnimation(.linear(duration: 0.01)) {
        } completion: {
            isOver = true
        }
        #expect(!isOver)
        for _ in 0..<100 where !isOver { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(isOver)
    }
}

private struct Toggling: View {
    @State private var isOn = false

    var body: some View {
        HStack {
            Button("Animated") { withAnimation(.linear) { isOn.toggle() } }
            Button("Plain") { isOn.toggle() }
            if isOn { Text("on") }
        }
    }
}

private struct Appearing: View {
    @State private var isShown = false

    var body: some View {
        Text("a").opacity(isShown ? 1 : 0)
            .onAppear {
                withAnimation(.easeOut(duration: 1).repeatForever()) { isShown = true }
            }
    }
}

private struct Counting: View {
    @State private var count = 0
    @State private var other = 0

    var body: some View {
        HStack {
            Button("Count") { count += 1 }
            Button("Other") { other += 1 }
            Button("At once") {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { count += 1 }
            }
            Text(verbatim: "\(count)").animation(.easeInOut, value: count)
            Text(verbatim: "\(other)")
        }
    }
}

private struct Bound: View {
    @State private var isOn = false

    var body: some View {
        HStack {
            Toggle("a", isOn: $isOn.animation(.easeIn))
            Text(isOn ? "on" : "off")
        }
    }
}

private final class Counter: ObservableObject {
    @Published var count = 0
}

@Observable
private final class Observed {
    var count = 0
}

private struct Modelled: View {
    @StateObject private var published = Counter()
    @State private var observed = Observed()

    var body: some View {
        HStack {
            Button("Published") { withAnimation(.easeIn) { published.count += 1 } }
            Button("Observed") { withAnimation(.easeOut) { observed.count += 1 } }
            Text(verbatim: "\(published.count) \(observed.count)")
        }
    }
}

private struct Faded: ViewModifier {
    let amount: Double

    func body(content: Content) -> some View {
        content.scaleEffect(amount).opacity(amount)
    }
}

private struct Matching: View {
    @Namespace private var one
    @Namespace private var other
    @State private var isSwapped = false

    var body: some View {
        VStack {
            if isSwapped {
                Text("a").matchedGeometryEffect(id: "a", in: one)
            } else {
                Text("b").matchedGeometryEffect(id: "a", in: one)
            }
            Text("c").matchedGeometryEffect(id: "c", in: one, properties: .position)
            Text("d").matchedGeometryEffect(id: "a", in: other)
            Button("Swap") { withAnimation { isSwapped.toggle() } }
        }
    }
}

private struct Phased: View {
    var body: some View {
        PhaseAnimator(["small", "large"]) { phase in
            Text(phase)
        } animation: { _ in
            .linear(duration: 0.05)
        }
    }
}
