// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let endChecks: [Check] = [
    Check("closing a clip releases its elements and models") { run in
        let alive = Box(0)
        let clip = launched(ModelOwner(alive: alive))
        run.expect(alive.value, 1, "models")
        run.expect(clip.elementCount > 0, "there are elements")
        clip.close()
        run.expect(clip.elementCount, 0, "elements left")
        run.expect(alive.value, 0, "models left")
    },
    Check("showing and hiding a view repeatedly does not use more elements") { run in
        let alive = Box(0)
        let clip = launched(Flipper(alive: alive))
        run.tap(clip, "flip", "flip")
        let count = clip.elementCount
        for _ in 0..<50 { run.tap(clip, "flip", "flip") }
        run.expect(clip.elementCount, count, "elements")
        run.expect(alive.value, 1, "models")
    },
    Check("releasing a clip closes it") { run in
        let alive = Box(0)
        do {
            let clip = launched(ModelOwner(alive: alive))
            run.expect(clip.elementCount > 0, "there are elements")
        }
        run.expect(alive.value, 0, "models left")
    },
    Check("events for removed elements are ignored") { run in
        let alive = Box(0)
        let clip = launched(Flipper(alive: alive))
        let id = clip.screen.all(.button).last?.id ?? 0
        run.tap(clip, "flip")
        clip.send(.tap, element: id)
        clip.send(.tap, element: 9999)
        run.expect(clip, "[flip]")
    },
]

private final class Model: ObservableObject {
    private let alive: Box<Int>
    @Published var count = 0

    init(_ alive: Box<Int>) {
        self.alive = alive
        alive.value += 1
    }

    deinit {
        alive.value -= 1
    }
}

private struct ModelOwner: View {
    @StateObject private var model: Model

    init(alive: Box<Int>) {
        _model = StateObject(wrappedValue: Model(alive))
    }

    var body: some View {
        List {
            Button(String(model.count)) { model.count += 1 }
            TextField("name", text: .constant("x"))
            Toggle("on", isOn: .constant(true))
            Stepper("number", value: .constant(1), in: 0...2)
            ForEach(0..<3) { Text(String($0)) }
        }
    }
}

private struct Flipper: View {
    let alive: Box<Int>
    @State private var isShown = true

    var body: some View {
        Button("flip") { isShown.toggle() }
        if isShown { ModelOwner(alive: alive) }
    }
}
