// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The table of a suite, printed group by group.
struct SuiteReport {
    private struct Row {
        var images = 0
        var codes = 0
        var read = 0
        var wrong = 0
        var times: [Double] = []
        var decoding = 0.0
        var errors: [Double] = []

        mutating func add(_ trial: Trial) {
            images += 1
            codes += trial.expected
            read += trial.read
            wrong += trial.wrong
            times.append(trial.milliseconds)
            decoding += trial.decoding
            errors += trial.cornerErrors
        }

        var cells: [String] {
            let sorted = times.sorted()
            let numbers = [0.5, 0.95].map {
                SuiteReport.hundredths(SuiteReport.quantile(sorted, $0))
            }
            let error = SuiteReport.hundredths(SuiteReport.quantile(errors.sorted(), 0.5))
            return ["\(images)", "\(codes)", "\(read)", "\(wrong)"] + numbers + [
                errors.isEmpty ? "-" : error
            ]
        }
    }

    private let showsDecoding: Bool
    private let nameWidth: Int
    private var all = Row()

    /// The number of codes that were read but are not in the images.
    var wrong: Int { all.wrong }

    /// Creates the report, and prints the heading.
    init(suite: String, groups: [String], showsDecoding: Bool) {
        self.showsDecoding = showsDecoding
        nameWidth = max(12, (groups.map(\.count).max() ?? 0) + 1)
        line(
            suite,
            ["images", "codes", "read", "wrong", "median ms", "p95 ms", "corners %"]
        )
    }

    /// Adds a group, and prints its row.
    mutating func add(_ trials: [Trial], of group: String) {
        var row = Row()
        for trial in trials {
            row.add(trial)
            all.add(trial)
        }
        line(group, row.cells)
    }

    /// Prints the totals of all groups.
    func finish() {
        line("all", all.cells)
        if showsDecoding {
            let reading = all.times.reduce(0, +)
            let share = 100 * all.decoding / max(1e-9, reading + all.decoding)
            print(
                "decoding files \(Self.hundredths(all.decoding)) ms,",
                "reading \(Self.hundredths(reading)) ms:",
                "decoding takes \(Self.hundredths(share)) % of the time"
            )
        }
        print("")
    }

    private func line(_ name: String, _ cells: [String]) {
        var line = name + String(repeating: " ", count: max(0, nameWidth - name.count))
        for cell in cells { line += String(repeating: " ", count: max(1, 10 - cell.count)) + cell }
        print(line)
        fflush(nil)
    }

    /// Returns the number below which a share of sorted numbers lies; 0 if there are none.
    static func quantile(_ sorted: [Double], _ share: Double) -> Double {
        sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
    }

    static func hundredths(_ number: Double) -> String {
        let hundredths = Int(number * 100 + 0.5)
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
