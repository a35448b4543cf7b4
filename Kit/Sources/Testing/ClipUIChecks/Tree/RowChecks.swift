// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let rowChecks: [Check] = [
    Check("rows keep their state when the order is reversed") { run in
        let clip = launched(Rows())
        run.tap(clip, "r2:0", "rev")
        run.expect(clip, "[r3:0] [s1] [r2:1] [s1] [r1:0] [s1] [rev] [ins] [del] [back]")
    },
    Check("rows keep their state when others come and go") { run in
        let clip = launched(Rows())
        run.tap(clip, "r2:0", "rev", "ins", "r4:0", "r3:0", "del")
        run.expect(clip, "[r4:1] [s1] [r2:1] [s1] [r1:0] [s1] [rev] [ins] [del] [back]")
        run.tap(clip, "rev", "ins")
        run.expect(clip, "[r5:0] [s1] [r1:0] [s1] [r2:1] [s1] [r4:1] [s1] [rev] [ins] [del] [back]")
    },
    Check("the state of a removed row is reset when it comes back") { run in
        let clip = launched(Rows())
        run.tap(clip, "r2:0", "del", "back")
        run.expect(clip, "[r1:0] [s1] [r3:0] [s1] [r2:0] [s1] [rev] [ins] [del] [back]")
    },
    Check("rows with the same identifier are all shown") { run in
        let model = RowList([1, 1, 2, 1])
        let clip = launched(RowListView(model: model))
        run.expect(clip, "{[1:0] [1:0] [2:0] [1:0]}")
        model.numbers = [2, 1, 1]
        clip.refresh()
        run.expect(clip, "{[2:0] [1:0] [1:0]}")
    },
    Check("empty rows do not change the order") { run in
        let model = RowList([1, 2, 3, 4])
        let clip = launched(EvenRowsView(model: model))
        run.expect(clip, "2 4 end")
        model.numbers = [4, 3, 2, 1, 6]
        clip.refresh()
        run.expect(clip, "4 2 6 end")
        model.numbers = [1, 3, 6, 5, 2]
        clip.refresh()
        run.expect(clip, "6 2 end")
    },
    Check("a list has a row for each view") { run in
        let model = RowList([1, 2])
        let clip = launched(RowListView(model: model))
        run.expect(clip.screen.all(.row).count, 2, "rows")
        model.numbers = []
        clip.refresh()
        run.expect(clip.screen.all(.row).count, 0, "rows")
        run.expect(clip, "{}")
    },
]

private struct Rows: View {
    @State private var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
    @State private var next = 4

    var body: some View {
        ForEach(rows) { Counter("r" + String($0.id) + ":") }
        Button("rev") { rows.reverse() }
        Button("ins") {
            rows.insert(Row(id: next), at: 0)
            next += 1
        }
        Button("del") { rows.remove(at: 1) }
        Button("back") { rows.append(Row(id: 2)) }.hidden()
    }
}

struct Row: Identifiable {
    let id: Int
}

final class RowList: ObservableObject {
    @Published var numbers: [Int]

    init(_ numbers: [Int]) {
        self.numbers = numbers
    }

    var rows: [Row] { numbers.map { Row(id: $0) } }
}

struct RowListView: View {
    @ObservedObject var model: RowList

    var body: some View {
        List(model.rows) { Tally(label: String($0.id) + ":") }
    }
}

private struct EvenRowsView: View {
    @ObservedObject var model: RowList

    var body: some View {
        ForEach(model.rows) { row in
            if row.id % 2 == 0 { Text(String(row.id)) }
        }
        Text("end")
    }
}
