import Glibc

/// The table of a suite.
struct SuiteReport {
    private struct Row {
        let name: String
        var pictures = 0
        var codes = 0
        var read = 0
        var wrong = 0
        var times: [Double] = []
        var decoding = 0.0
        var errors: [Double] = []
    }

    private let suite: String
    private let showsDecoding: Bool
    private var rows: [Row] = []

    /// How many codes were read that were not there.
    var wrong: Int { rows.reduce(0) { $0 + $1.wrong } }

    init(suite: String, showsDecoding: Bool) {
        self.suite = suite
        self.showsDecoding = showsDecoding
    }

    mutating func add(_ trials: [Trial], of group: String) {
        var row = Row(name: group)
        for trial in trials {
            row.pictures += 1
            row.codes += trial.expected
            row.read += trial.read
            row.wrong += trial.wrong
            row.times.append(trial.milliseconds)
            row.decoding += trial.decoding
            row.errors += trial.cornerErrors
        }
        rows.append(row)
    }

    func print() {
        var all = Row(name: "all")
        for row in rows {
            all.pictures += row.pictures
            all.codes += row.codes
            all.read += row.read
            all.wrong += row.wrong
            all.times += row.times
            all.decoding += row.decoding
            all.errors += row.errors
        }
        let width = max(12, (rows.map(\.name.count).max() ?? 0) + 1)
        let titles = ["pictures", "codes", "read", "wrong", "median ms", "p95 ms", "corners %"]
        line(suite, titles, width)
        for row in rows + [all] {
            let times = row.times.sorted()
            line(
                row.name,
                [
                    "\(row.pictures)", "\(row.codes)", "\(row.read)", "\(row.wrong)",
                    Self.hundredths(Self.quantile(times, 0.5)),
                    Self.hundredths(Self.quantile(times, 0.95)),
                    row.errors.isEmpty
                        ? "-" : Self.hundredths(Self.quantile(row.errors.sorted(), 0.5)),
                ],
                width
            )
        }
        if showsDecoding {
            let reading = all.times.reduce(0, +)
            let share = 100 * all.decoding / max(1e-9, reading + all.decoding)
            Swift.print(
                "decoding files \(Self.hundredths(all.decoding)) ms,",
                "reading \(Self.hundredths(reading)) ms:",
                "decoding takes \(Self.hundredths(share)) % of the time"
            )
        }
        Swift.print("")
        fflush(nil)
    }

    private func line(_ name: String, _ cells: [String], _ width: Int) {
        var line = name + String(repeating: " ", count: max(0, width - name.count))
        for cell in cells { line += String(repeating: " ", count: max(1, 10 - cell.count)) + cell }
        Swift.print(line)
    }

    /// The number below which the given share of sorted numbers lies; 0 of none.
    static func quantile(_ sorted: [Double], _ share: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
    }

    static func hundredths(_ number: Double) -> String {
        let hundredths = Int(number * 100 + 0.5)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
