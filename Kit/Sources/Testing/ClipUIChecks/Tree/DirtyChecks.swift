// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let dirtyChecks: [Check] = [
    Check("a change evaluates only the bodies that read the value") { run in
        let model = QuantityList(count: 100)
        let clip = launched(QuantityListView(model: model))
        let before = clip.figures
        model.items[50].quantity += 1
        clip.refresh()
        run.expect(clip.figures.evaluated - before.evaluated, 2, "bodies evaluated")
        run.expect(clip.figures.skipped - before.skipped, 99, "rows skipped")
    },
    Check("an event without a change sends nothing") { run in
        let clip = launched(Idle())
        clip.screen.resetTraffic()
        run.tap(clip, "idle")
        run.expect(clip.screen.traffic.bytes, 0, "bytes")
    },
    Check("a parent and its child that are both dirty are evaluated once each") { run in
        let clip = launched(SharedState())
        let before = clip.figures.evaluated
        run.tap(clip, "n0")
        run.expect(clip.figures.evaluated - before, 2, "bodies evaluated")
        run.expect(clip, "1 [n1]")
    },
    Check("a body that stops reading a value is no longer evaluated") { run in
        let model = QuantityList(count: 1)
        let clip = launched(Conditional(model: model))
        run.tap(clip, "stop")
        let before = clip.figures.evaluated
        model.items[0].quantity = 7
        clip.refresh()
        run.expect(
            clip.figures.evaluated - before,
            observesProperties ? 0 : 1,
            "bodies evaluated"
        )
    },
    Check("a body that changes what it reads does not loop forever") { run in
        let clip = launched(SelfInvalidating())
        run.expect(clip.figures.evaluated >= 2, "evaluated again")
        run.expect(clip.screen.line.utf8.count > 0, "shown")
    },
    Check("after random changes the screen is that of a new clip with the same model") { run in
        var dice = Dice(seed: 3)
        for _ in 0..<20 {
            let model = MixedModel()
            let clip = launched(MixedModelView(model: model))
            for _ in 0..<12 {
                model.change(&dice)
                clip.refresh()
                run.expect(clip, launched(MixedModelView(model: model)).screen.line)
            }
        }
    },
]

private struct Item: Identifiable {
    let id: Int
    var quantity = 0
}

private final class QuantityList: ObservableObject {
    @Published var items: [Item]

    init(count: Int) {
        items = (0..<count).map { Item(id: $0) }
    }
}

private struct QuantityListView: View {
    @ObservedObject var model: QuantityList

    var body: some View {
        ForEach(model.items) { ItemView(item: $0) }
    }
}

private struct ItemView: View {
    let item: Item
    @State private var unused = 0

    var body: some View { Text(String(item.quantity)) }
}

private struct Idle: View {
    @State private var count = 0

    var body: some View { Button("idle") { count = 0 } }
}

private struct SharedState: View {
    @State private var count = 0

    var body: some View {
        Text(String(count))
        Child(count: $count)
    }

    struct Child: View {
        @Binding var count: Int

        var body: some View { Button("n" + String(count)) { count += 1 } }
    }
}

private struct Conditional: View {
    @ObservedObject var model: QuantityList
    @State private var isReading = true

    var body: some View {
        Button("stop") { isReading = false }
        if isReading { Reader(model: model) }
    }

    struct Reader: View {
        @ObservedObject var model: QuantityList

        var body: some View { Text(String(model.items[0].quantity)) }
    }
}

private struct SelfInvalidating: View {
    @State private var count = 0

    var body: some View {
        let _ = changeState()
        Text(String(count))
    }

    private func changeState() { count += 1 }
}

// A model for every construct that changes the structure of the tree.
private final class MixedModel: ObservableObject {
    @Published var numbers = [1, 2, 3]
    @Published var isFirst = true
    @Published var isShown = false
    @Published var text = "t"
    @Published var step = 0

    func change(_ dice: inout Dice) {
        switch dice.roll(6) {
        case 0:
            numbers.insert(numbers.count + 1 + dice.roll(1000), at: dice.roll(numbers.count + 1))
        case 1: if !numbers.isEmpty { numbers.remove(at: dice.roll(numbers.count)) }
        case 2: isFirst.toggle()
        case 3: isShown.toggle()
        case 4: text = String(dice.roll(10))
        default: step += 1
        }
        if dice.roll(3) == 0 { numbers.reverse() }
    }
}

private struct MixedModelView: View {
    @ObservedObject var model: MixedModel

    var body: some View {
        if model.isShown {
            Text(model.text)
            if model.isFirst { Button("inner") {} }
        }
        List {
            ForEach(model.numbers.map { Row(id: $0) }) { row in
                if model.isFirst && row.id % 2 == 0 { Text("even") }
                Text(String(row.id)).disabled(model.isShown)
            }
            if model.isFirst { Text("first") } else { AnyView(Divider()) }
        }
        model.step % 2 == 0 ? AnyView(Text("a")) : AnyView(Button(model.text) {})
        switch model.step % 3 {
        case 0: Text("zero")
        case 1: ForEach(0..<model.step) { Text(String($0)) }
        default: EmptyView()
        }
    }
}
