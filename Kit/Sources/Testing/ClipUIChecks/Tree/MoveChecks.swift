// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let moveChecks: [Check] = [
    Check("after random changes of a list, order and row states match the model") { run in
        var dice = Dice(seed: 1)
        for round in 0..<60 { checkRandomList(&run, &dice, size: 1 + round % 24) }
    },
    Check("the number of moved rows is minimal") { run in
        var dice = Dice(seed: 2)
        for _ in 0..<60 {
            let before = shuffled(count: dice.roll(20), &dice)
            let after = changed(before, &dice, from: 100)
            let model = RowList(before)
            let clip = launched(RowListView(model: model))
            clip.screen.resetTraffic()
            model.numbers = after
            clip.refresh()
            let kept = after.filter { before.contains($0) }
            let added = after.count - kept.count
            let least =
                kept.count - longestSubsequenceLength(kept.compactMap { before.firstIndex(of: $0) })
            // A new row is three insertions: the row, the button in it, and the text in that.
            run.expect(clip.screen.traffic.insertions, least + 3 * added, "insertions")
        }
    },
    Check("moving one row to the front moves only that row") { run in
        let model = RowList(Array(0..<100))
        let clip = launched(RowListView(model: model))
        clip.screen.resetTraffic()
        model.numbers = [57] + (0..<100).filter { $0 != 57 }
        clip.refresh()
        run.expect(clip.screen.traffic.insertions, 1, "insertions")
    },
]

// Changes one list three times. Random rows are tapped in between; a dictionary counts the taps by row.
#if !hasFeature(Embedded)
@MainActor
#endif
private func checkRandomList(_ run: inout CheckRun, _ dice: inout Dice, size: Int) {
    var taps: [Int: Int] = [:]
    let model = RowList(shuffled(count: size, &dice))
    let clip = launched(RowListView(model: model))
    for step in 1...3 {
        for number in model.numbers where dice.roll(2) == 0 {
            let label = String(number) + ":" + String(taps[number] ?? 0)
            run.tap(clip, label)
            taps[number] = (taps[number] ?? 0) + 1
        }
        model.numbers = changed(model.numbers, &dice, from: step * 100)
        for number in taps.keys where !model.numbers.contains(number) { taps[number] = nil }
        clip.refresh()
        var expected = ""
        for number in model.numbers {
            if !expected.utf8.isEmpty { expected += " " }
            expected += "[" + String(number) + ":" + String(taps[number] ?? 0) + "]"
        }
        run.expect(clip, "{" + expected + "}")
    }
}

private func shuffled(count: Int, _ dice: inout Dice) -> [Int] {
    var list = Array(0..<count)
    var index = count - 1
    while index > 0 {
        list.swapAt(index, dice.roll(index + 1))
        index -= 1
    }
    return list
}

// Removes, moves and adds random rows.
private func changed(_ list: [Int], _ dice: inout Dice, from first: Int) -> [Int] {
    var list = list.filter { _ in dice.roll(5) != 0 }
    for _ in 0..<dice.roll(4) where !list.isEmpty {
        let moved = list.remove(at: dice.roll(list.count))
        list.insert(moved, at: dice.roll(list.count + 1))
    }
    if dice.roll(4) == 0 { list.reverse() }
    for number in 0..<dice.roll(4) { list.insert(first + number, at: dice.roll(list.count + 1)) }
    return list
}

// The length of a longest increasing subsequence, by comparing all pairs: slow, but simple.
private func longestSubsequenceLength(_ values: [Int]) -> Int {
    var lengths = [Int](repeating: 1, count: values.count)
    for end in values.indices {
        for start in 0..<end where values[start] < values[end] {
            lengths[end] = max(lengths[end], lengths[start] + 1)
        }
    }
    return lengths.max() ?? 0
}
