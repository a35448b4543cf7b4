// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let controlChecks: [Check] = [
    Check("typing changes the model of a text field") { run in
        let clip = launched(Form())
        run.type(clip, "abc", into: "f")
        run.expect(clip, "<abc> abc [clr] tog ( )")
    },
    Check("a text field follows the model") { run in
        let clip = launched(Form())
        run.type(clip, "abc", into: "f")
        run.tap(clip, "clr")
        run.expect(clip, "<> [clr] tog (x)")
    },
    Check("typed text is not sent back to the field") { run in
        let clip = launched(Silent())
        clip.screen.resetTraffic()
        run.type(clip, "abc", into: "f")
        run.expect(clip.screen.traffic.bytes, 0, "bytes")
    },
    Check("a model that stores a different text corrects the field") { run in
        let clip = launched(Capped())
        run.type(clip, "abcdef", into: "f")
        run.expect(clip, "<abc>")
        run.type(clip, "abcx", into: "f")
        run.expect(clip, "<abc>")
    },
    Check("a switch sets its value, which the model can reject") { run in
        let clip = launched(Switches())
        run.set(clip, "free", to: true)
        run.set(clip, "fixed", to: true)
        run.expect(clip, "free (x) fixed ( ) yes")
    },
    Check("a stepper stays in its range, and disables a button at each end") { run in
        let clip = launched(Steps())
        run.expect(clip, "n 1 [] []")
        run.tap(clip, "Increase n", "Increase n")
        run.expect(clip, "n 3 [] []")
        let buttons = clip.screen.all(.button)
        run.expect(buttons.count == 2 && buttons[1].isDisabled, "at its end")
        run.expect(buttons.count == 2 && !buttons[0].isDisabled, "not at its start")
        clip.send(.tap, element: buttons[1].id)
        run.expect(clip, "n 3 [] []")
    },
    Check("a disabled button ignores taps") { run in
        let clip = launched(Locked())
        let id = clip.screen.all(.button).first?.id ?? 0
        run.tap(clip, "b0", "lock")
        clip.send(.tap, element: id)
        run.expect(clip, "[b1] [lock]")
    },
]

private struct Form: View {
    @State private var text = "ab"

    var body: some View {
        TextField("f", text: $text)
        Text(text)
        Button("clr") { text = "" }
        Toggle("tog", isOn: Binding(get: { text.utf8.isEmpty }, set: { text = $0 ? "" : "no" }))
    }
}

private struct Silent: View {
    @State private var text = ""

    var body: some View { TextField("f", text: $text) }
}

private struct Capped: View {
    @State private var text = ""

    var body: some View {
        TextField("f", text: Binding(get: { text }, set: { text = String($0.prefix(3)) }))
    }
}

private struct Switches: View {
    @State private var isOn = false

    var body: some View {
        Toggle("free", isOn: $isOn)
        Toggle("fixed", isOn: .constant(false))
        if isOn { Text("yes") }
    }
}

private struct Steps: View {
    @State private var number = 1

    var body: some View {
        Stepper(value: $number, in: 1...3) {
            HStack {
                Text("n")
                Text(String(number))
            }
        }
    }
}

private struct Locked: View {
    @State private var count = 0
    @State private var isLocked = false

    var body: some View {
        VStack {
            Button("b" + String(count)) { count += 1 }
        }
        .disabled(isLocked)
        Button("lock") { isLocked = true }
    }
}
