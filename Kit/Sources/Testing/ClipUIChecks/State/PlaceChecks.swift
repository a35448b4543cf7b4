// SPDX-License-Identifier: Apache-2.0

import ClipUI

let placeChecks: [Check] = [
    Check("one view value at two places has two states") { run in
        let clip = launched(TwiceOwner())
        run.tap(clip, at: 1)
        run.expect(clip, "[X0] [d1] [s1] [d0] [s1]")
        run.tap(clip, "X0")
        run.tap(clip, at: 3)
        run.expect(clip, "[X1] [d1] [s1] [d1] [s1]")
    },
    Check("views stored in an array keep their state by row") { run in
        let clip = launched(ArrayOwner())
        run.tap(clip, "m2:0", "m1:0", "rev")
        run.expect(clip, "[rev] [m3:0] [s1] [m2:1] [s1] [m1:1] [s1]")
    },
    Check("a view from a helper method keeps its state") { run in
        let clip = launched(HelperOwner())
        run.tap(clip, "h0", "x0")
        run.expect(clip, "[x1] [h1] [s1]")
    },
    Check("a view from a stored closure keeps its state") { run in
        let clip = launched(ClosureOwner())
        run.tap(clip, "made0", "x0", "q0")
        run.expect(clip, "[x1] [q1] [made1] [s1]")
    },
    Check("unused view values have no effect") { run in
        let clip = launched(UnusedViews())
        run.tap(clip, "w0", "x0", "x1")
        run.expect(clip, "[x2] [w1] [s1]")
    },
    Check("a view in nested generic views with modifiers keeps its state") { run in
        let clip = launched(NestedOwner())
        run.tap(clip, "nested0", "x0")
        run.expect(clip, "[x1] [nested1] [s1]")
    },
]

private struct TwiceOwner: View {
    @State private var count = 0

    var body: some View {
        Button("X" + String(count)) { count += 1 }
        Twice()
    }

    struct Twice: View {
        private let view = Counter("d")

        var body: some View {
            view
            view
        }
    }
}

private struct ArrayOwner: View {
    private struct Item: Identifiable {
        let id: Int
        let view: Counter
    }

    @State private var numbers = [1, 2, 3]

    var body: some View {
        let items = numbers.map { Item(id: $0, view: Counter("m" + String($0) + ":")) }
        Button("rev") { numbers.reverse() }
        ForEach(items) { $0.view }
    }
}

private struct HelperOwner: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("x" + String(count)) { count += 1 }
            helper()
        }
    }

    private func helper() -> some View { Counter("h") }
}

private struct ClosureOwner: View {
    @State private var count = 0

    var body: some View {
        Button("x" + String(count)) { count += 1 }
        Boxed { Counter("made") }
    }

    struct Boxed: View {
        let make: () -> Counter
        @State private var count = 0

        var body: some View {
            Button("q" + String(count)) { count += 1 }
            make()
        }
    }
}

private struct UnusedViews: View {
    @State private var count = 0

    var body: some View {
        let unused = (0..<count).map { Counter("u" + String($0)) }
        Button("x" + String(unused.count)) { count += 1 }
        Counter("w")
    }
}

private struct NestedOwner: View {
    @State private var count = 0

    var body: some View {
        Button("x" + String(count)) { count += 1 }
        Wrapped(content: Wrapped(content: Counter("nested")).padding()).font(.title).tint(.green)
    }

    struct Wrapped<Content: View>: View {
        let content: Content
        @State private var unused = 0

        var body: some View { Group { VStack { content } } }
    }
}
