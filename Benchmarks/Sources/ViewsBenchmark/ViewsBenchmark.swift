// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

/// Prints how long an event takes that changes one of a thousand rows in a list.
///
///     swift run -c release --package-path Benchmarks ViewsBenchmark [rounds]
@main @MainActor
enum ViewsBenchmark {
    static func main() throws {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
        let screen = TestScreen()
        let start = ContinuousClock.now
        let clip = TestClip(on: screen) { Shop().run(on: $0) }
        clip.launch()
        print("1,000 rows for the first time: \(milliseconds(ContinuousClock.now - start)) ms")
        var times: [Duration] = []
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            try clip.tap("Sell")
            times.append(ContinuousClock.now - start)
        }
        times.sort()
        print(
            "1 of 1,000 rows changed: median \(milliseconds(times[times.count / 2])) ms, "
                + "longest \(milliseconds(times[times.count - 1])) ms of \(rounds)"
        )
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        let parts = duration.components
        let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
        return Double(microseconds) / 1000
    }
}

private struct Item: Identifiable {
    let id: Int
    var count = 0
}

@MainActor
private final class Shelf: ObservableObject {
    @Published var items = (0..<1000).map { Item(id: $0) }
}

private struct Shop: App {
    var body: some Scene { WindowGroup { ShelfView() } }
}

private struct ShelfView: View {
    @StateObject private var shelf = Shelf()

    var body: some View {
        VStack {
            Button("Sell") { shelf.items[500].count += 1 }
            List(shelf.items) { item in Row(item: item) }
        }
    }
}

private struct Row: View {
    let item: Item

    var body: some View {
        HStack {
            Text("Article \(item.id)")
            Spacer()
            Text("\(item.count) sold").bold()
        }
    }
}
