// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let stateChecks: [Check] = [
    Check("several states in one view are separate") { run in
        let clip = launched(Nested())
        run.tap(clip, "a0", "s1", "a1")
        run.expect(clip, "x0 [X] [a3] [s2] [b10] [s1]")
    },
    Check("children keep their state when a parent is evaluated again") { run in
        let clip = launched(Nested())
        run.tap(clip, "a0", "X", "b10")
        run.expect(clip, "x1 [X] [a1] [s1] [b11] [s1]")
        run.tap(clip, "X")
        run.expect(clip, "x2 [X] [a1] [s1] [b11] [s1]")
    },
    Check("an initial value from an initializer applies once") { run in
        let clip = launched(Nested())
        run.tap(clip, "b10", "b11", "X")
        run.expect(clip, "x1 [X] [a0] [s1] [b12] [s1]")
    },
    Check("states of odd sizes are found") { run in
        let clip = launched(OddSizes())
        run.tap(clip, at: 1)
        run.tap(clip, at: 0)
        run.tap(clip, at: 1)
        run.expect(clip, "[x1] [3,n,s!!,7]")
    },
    Check("a binding reads and writes its state") { run in
        let clip = launched(BindingOwner())
        run.tap(clip, at: 0)
        run.expect(clip, "p6 [c6] [c12]")
        run.tap(clip, at: 1)
        run.expect(clip, "p13 [c13] [c26]")
    },
    Check("a closure from an older evaluation changes the current state") { run in
        let saved = Box<[() -> Void]>([])
        let clip = launched(ClosureCollector(saved: saved))
        run.tap(clip, at: 0)
        run.tap(clip, at: 0)
        saved.value.first?()
        clip.refresh()
        run.expect(clip, "[n102]")
        // Break the cycle: the closures retain the view, and the view retains the box.
        saved.value = []
    },
    Check("a view created outside of a builder has state") { run in
        let view = Counter("root")
        let clip = launched(view)
        run.tap(clip, "root0")
        run.expect(clip, "[root1] [s1]")
    },
    Check("one value on two screens has two states") { run in
        let view = Counter("v")
        let first = launched(view)
        let second = launched(view)
        run.tap(first, "v0", "v1")
        run.tap(second, "v0")
        run.expect(first, "[v2] [s1]")
        run.expect(second, "[v1] [s1]")
    },
    Check("a state without an initial value is nil") { run in
        let clip = launched(Unset())
        run.tap(clip, "none")
        run.expect(clip, "[some]")
    },
    Check("a state can be read during its own mutation") { run in
        let clip = launched(SelfReader())
        run.tap(clip, "1", "2", "4")
        run.expect(clip, "[8] 1,2,3")
    },
    Check("data that resembles a mark in one word is not changed") { run in
        let clip = launched(FalseMark())
        run.tap(clip, at: 0)
        run.expect(clip, "[1 \(FalseMark.bits)]")
    },
]

private struct Nested: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("x" + String(count))
            Button("X") { count += 1 }
            Counter("a")
            Counter("b", start: 10).padding().font(.title)
        }
    }
}

private struct OddSizes: View {
    @State private var count = 0

    var body: some View {
        Button("x" + String(count)) { count += 1 }
        Small()
    }

    struct Small: View {
        @State private var number: Int8 = 1
        private let padding: Int8 = 2
        @State private var flag = false
        @State private var text = "s"
        private let tail: (Int8, Int16) = (3, 4)

        var body: some View {
            let sum = String(Int(padding) + Int(tail.0) + 2)
            Button(String(number) + "," + (flag ? "y" : "n") + "," + text + "," + sum) {
                number += 1
                flag.toggle()
                text += "!"
            }
        }
    }
}

private struct BindingOwner: View {
    @State private var value = 5

    var body: some View {
        Text("p" + String(value))
        Child(value: $value)
        Child(value: Binding(get: { value * 2 }, set: { value = $0 }))
    }

    struct Child: View {
        @Binding var value: Int

        var body: some View {
            Button("c" + String(value)) { value += 1 }
        }
    }
}

private struct ClosureCollector: View {
    let saved: Box<[() -> Void]>
    @State private var count = 0

    var body: some View {
        Button("n" + String(count)) { count += 1 }
            .onAppear { saved.value.append { count += 100 } }
    }
}

private struct Unset: View {
    @State private var number: Int?

    var body: some View {
        Button(number == nil ? "none" : "some") { number = 1 }
    }
}

private struct SelfReader: View {
    @State private var number = 1
    @State private var list: [Int] = []

    var body: some View {
        Button(String(number)) {
            number += number
            list.append(list.count + 1)
        }
        if !list.isEmpty { Text(joined) }
    }

    private var joined: String {
        var text = ""
        for item in list { text += (text.utf8.isEmpty ? "" : ",") + String(item) }
        return text
    }
}

private struct FalseMark: View {
    // The signature of a mark, without matching words after it.
    #if arch(wasm32)
    nonisolated static var bits: UInt { 0xC11B_57A7 }
    #else
    nonisolated static var bits: UInt { 0xC11B_57A7_E0F0_A5A5 }
    #endif

    private let decoys: (UInt, UInt, UInt) = (bits, bits, bits)
    @State private var count = 0

    var body: some View {
        Button(String(count) + " " + String(decoys.2)) { count += 1 }
    }
}
