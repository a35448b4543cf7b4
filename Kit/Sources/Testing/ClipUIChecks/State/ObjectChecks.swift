// SPDX-License-Identifier: Apache-2.0

import ClipUI

// Whether a body depends on the published properties that it reads, and not on the whole model as in SwiftUI.
#if hasFeature(Embedded)
let observesProperties = true
#else
let observesProperties = false
#endif

let objectChecks: [Check] = [
    Check("a body depends on the model that it reads; in a browser, on those properties only") {
        run in
        let counts = Counts()
        let clip = launched(Owner(counts: counts))
        run.tap(clip, "a0", "a1", "b0", "x0")
        run.expect(clip, "[x1] [a2] [b1]")
        run.expect(counts.owner, observesProperties ? 2 : 5, "bodies of the owner")
        run.expect(counts.first, observesProperties ? 3 : 4, "bodies of the reader of a")
        run.expect(counts.second, observesProperties ? 2 : 4, "bodies of the reader of b")
    },
    Check("a state object is created once") { run in
        let counts = Counts()
        let clip = launched(Owner(counts: counts))
        run.tap(clip, "x0", "x1", "x2")
        run.expect(counts.models, 1, "models created")
    },
    Check("an environment object is the nearest of its type") { run in
        let outer = Model(Counts())
        let inner = Model(Counts())
        inner.second = 5
        let clip = launched(
            VStack {
                SecondReader(counts: nil)
                SecondReader(counts: nil).environmentObject(inner)
            }
            .environmentObject(outer)
        )
        run.expect(clip, "[b0] [b5]")
    },
    Check("a view reads the new environment object after a change") { run in
        let clip = launched(ObjectSwapper())
        run.expect(clip, "[swap] [b1]")
        run.tap(clip, "swap")
        run.expect(clip, "[swap] [b2]")
        run.tap(clip, "b2")
        run.expect(clip, "[swap] [b3]")
    },
    Check("an observed object can be replaced") { run in
        let clip = launched(ObservedSwapper())
        run.tap(clip, "a0", "swap")
        run.expect(clip, "[swap] [a10]")
        run.tap(clip, "a10", "swap")
        run.expect(clip, "[swap] [a1]")
    },
]

private final class Counts {
    var owner = 0
    var first = 0
    var second = 0
    var models = 0

    func countOwner() { owner += 1 }
    func countFirst() { first += 1 }
    func countSecond() { second += 1 }
}

private final class Model: ObservableObject {
    @Published var first = 0
    @Published var second = 0

    init(_ counts: Counts) {
        counts.models += 1
    }
}

private struct Owner: View {
    let counts: Counts
    @StateObject private var model: Model
    @State private var count = 0

    init(counts: Counts) {
        self.counts = counts
        _model = StateObject(wrappedValue: Model(counts))
    }

    var body: some View {
        let _ = counts.countOwner()
        Button("x" + String(count)) { count += 1 }
        FirstReader(model: model, counts: counts)
        SecondReader(counts: counts).environmentObject(model)
    }
}

private struct FirstReader: View {
    @ObservedObject var model: Model
    let counts: Counts

    var body: some View {
        let _ = counts.countFirst()
        Button("a" + String(model.first)) { model.first += 1 }
    }
}

private struct SecondReader: View {
    @EnvironmentObject private var model: Model
    let counts: Counts?

    init(counts: Counts?) {
        self.counts = counts
    }

    var body: some View {
        let _ = counts?.countSecond()
        Button("b" + String(model.second)) { model.second += 1 }
    }
}

private struct ObjectSwapper: View {
    @State private var model = ObjectSwapper.model(1)

    var body: some View {
        Button("swap") { model = ObjectSwapper.model(2) }
        SecondReader(counts: nil).environmentObject(model)
    }

    private static func model(_ second: Int) -> Model {
        let model = Model(Counts())
        model.second = second
        return model
    }
}

private struct ObservedSwapper: View {
    @State private var models = [Model(Counts()), Model(Counts())]
    @State private var index = 0

    var body: some View {
        Button("swap") {
            index = 1 - index
            if index == 1 { models[1].first = 10 }
        }
        FirstReader(model: models[index], counts: Counts())
    }
}
