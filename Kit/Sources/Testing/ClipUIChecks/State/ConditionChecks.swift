// SPDX-License-Identifier: Apache-2.0

import ClipUI

let conditionChecks: [Check] = [
    Check("siblings of a condition keep their state") { run in
        let clip = launched(Branches())
        run.tap(clip, "A0", "C0", "t0")
        run.expect(clip, "[flip] [t1] [A1] [s1] [C1] [s1]")
    },
    Check("the state of the other branch is new") { run in
        let clip = launched(Branches())
        run.tap(clip, "A0", "C0", "t0", "flip")
        run.expect(clip, "[flip] [t1] [B0] [s1] [C1] [s1]")
    },
    Check("the state of a branch is reset when it comes back") { run in
        let clip = launched(Branches())
        run.tap(clip, "A0", "flip", "flip", "t0", "t1")
        run.expect(clip, "[flip] [t2] [A0] [s1] even [C0] [s1]")
    },
    Check("a view passed as content keeps its state") { run in
        let clip = launched(CardUser())
        run.tap(clip, "in0", "k0", "X0")
        run.expect(clip, "[X1] [k1] [hide] [in1] [s1]")
    },
    Check("the state of hidden content is reset when it comes back") { run in
        let clip = launched(CardUser())
        run.tap(clip, "in0", "k0", "X0", "hide")
        run.expect(clip, "[X1] [k1] [show]")
        run.tap(clip, "show")
        run.expect(clip, "[X1] [k1] [hide] [in0] [s1]")
    },
    Check("an optional view that appears later has its own state") { run in
        let clip = launched(OptionalOwner())
        run.expect(clip, "[put0] [h0]")
        run.tap(clip, at: 0)
        run.tap(clip, at: 1)
        run.tap(clip, "view0")
        run.expect(clip, "[put1] [h1] [view1] [s1]")
    },
    Check("a new value of an optional view keeps its state") { run in
        let clip = launched(OptionalOwner())
        run.tap(clip, "put0", "view0", "put1")
        run.expect(clip, "[put2] [h0] [view1] [s1]")
    },
    Check("two views of one type from a ternary operator share their state") { run in
        let clip = launched(Ternary())
        run.tap(clip, "g0", "flip")
        run.expect(clip, "[flip] [f1] [s1]")
    },
    Check("a view in an enumeration keeps its state while the case is the same") { run in
        let clip = launched(EnumOwner())
        run.tap(clip, "o0", "e0", "x0", "x1", "x2", "x3")
        run.expect(clip, "[x4] [e1] [o1] [s1]")
        run.tap(clip, "x4")
        run.expect(clip, "[x5] [e1] [w0] [s1]")
        run.tap(clip, "w0", "x5")
        run.expect(clip, "[x6] [e1] [w1] [s1]")
    },
    Check("the state in an AnyView is reset when the type changes, and only then") { run in
        let clip = launched(Erased())
        run.tap(clip, "any0", "keep0", "x0")
        run.expect(clip, "[x1] text [keep1] [s1]")
        run.tap(clip, "x1")
        run.expect(clip, "[x2] [any0] [s1] [keep1] [s1]")
    },
    Check("nested conditions and rows are shown in order") { run in
        let clip = launched(NestedConditions())
        run.expect(clip, "[x0] r0 r1 one end")
        run.tap(clip, "x0")
        run.expect(clip, "[x1] end")
        run.tap(clip, "x1")
        run.expect(clip, "[x2] r0 r1 one end")
    },
    Check("a switch of three cases shows one of them") { run in
        let clip = launched(ThreeCases())
        run.expect(clip, "[next] [a0]")
        run.tap(clip, "a0", "next")
        run.expect(clip, "[next] b")
        run.tap(clip, "next")
        run.expect(clip, "[next] [c0]")
        run.tap(clip, "next")
        run.expect(clip, "[next] [a0]")
    },
]

private struct Branches: View {
    @State private var isFirst = true
    @State private var tick = 0

    var body: some View {
        Button("flip") { isFirst.toggle() }
        Button("t" + String(tick)) { tick += 1 }
        if isFirst { Counter("A") } else { Counter("B") }
        if tick % 2 == 0 && tick > 0 { Text("even") }
        Counter("C")
    }
}

private struct Card<Content: View>: View {
    let content: Content
    @State private var isOpen = true
    @State private var count = 0

    var body: some View {
        Button("k" + String(count)) { count += 1 }
        Button(isOpen ? "hide" : "show") { isOpen.toggle() }
        if isOpen { content }
    }
}

private struct CardUser: View {
    @State private var count = 0

    var body: some View {
        Button("X" + String(count)) { count += 1 }
        Card(content: Counter("in"))
    }
}

private struct OptionalOwner: View {
    @State private var view: Counter?
    @State private var count = 0

    var body: some View {
        Button("put" + String(count)) {
            count += 1
            view = Counter("view")
        }
        OptionalContent(view: view)
    }

    struct OptionalContent: View {
        let view: Counter?
        @State private var count = 0

        var body: some View {
            Button("h" + String(count)) { count += 1 }
            if let view { view }
        }
    }
}

private struct Ternary: View {
    @State private var isFirst = false

    var body: some View {
        Button("flip") { isFirst.toggle() }
        isFirst ? Counter("f") : Counter("g")
    }
}

private enum Which {
    case one(Counter)
    case two(Counter, Int)
}

private struct EnumOwner: View {
    @State private var count = 0

    var body: some View {
        Button("x" + String(count)) { count += 1 }
        EnumContent(which: count < 5 ? .one(Counter("o")) : .two(Counter("w"), count))
    }

    struct EnumContent: View {
        let which: Which
        @State private var count = 0

        var body: some View {
            Button("e" + String(count)) { count += 1 }
            switch which {
            case .one(let view): view
            case .two(let view, _): view
            }
        }
    }
}

private struct Erased: View {
    @State private var count = 0

    var body: some View {
        Button("x" + String(count)) { count += 1 }
        count % 2 == 0 ? AnyView(Counter("any")) : AnyView(Text("text"))
        AnyView(Counter("keep"))
    }
}

private struct NestedConditions: View {
    @State private var count = 0

    var body: some View {
        Button("x" + String(count)) { count += 1 }
        if count % 2 == 0 {
            ForEach(0..<2) { index in
                Text("r" + String(index))
                if index == 1 { Text("one") }
            }
        }
        Text("end")
    }
}

private struct ThreeCases: View {
    private enum Step {
        case first
        case second
        case third
    }

    @State private var step = Step.first

    var body: some View {
        Button("next") {
            switch step {
            case .first: step = .second
            case .second: step = .third
            case .third: step = .first
            }
        }
        switch step {
        case .first: Tally(label: "a")
        case .second: Text("b")
        case .third: Tally(label: "c")
        }
    }
}
