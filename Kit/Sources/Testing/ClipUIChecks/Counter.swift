// SPDX-License-Identifier: Apache-2.0

import ClipUI

// The view that most checks use: two states, two buttons.
struct Counter: View {
    private let label: String
    @State private var count = 0
    @State private var step = 1

    init(_ label: String) {
        self.label = label
    }

    init(_ label: String, start: Int) {
        self.label = label
        _count = State(initialValue: start)
    }

    var body: some View {
        Button(label + String(count)) { count += step }
        Button("s" + String(step)) { step += 1 }
    }
}

// The same with one button.
struct Tally: View {
    let label: String
    @State private var count = 0

    var body: some View {
        Button(label + String(count)) { count += 1 }
    }
}
