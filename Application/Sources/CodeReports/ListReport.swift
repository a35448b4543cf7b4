// SPDX-License-Identifier: Apache-2.0

package import CodeProduction
package import Terminal

/// The result of processing a list, for people and for programs.
package struct ListReport: Encodable {
    let list: String
    let output: String
    let codes: Int
    let made: Int
    package let failures: [ErrorReport]

    /// Creates a report.
    ///
    /// By default, `codes` is the number of orders and of the faulty rows that did not become an order.
    package init(
        list: String,
        output: String,
        orders: [CodeOrder],
        failures: [RowError],
        codes: Int? = nil,
        made: Int
    ) {
        self.list = list
        self.output = output
        self.made = made
        let rows = Set(orders.map(\.row))
        self.codes = codes ?? orders.count + failures.count { !rows.contains($0.row) }
        // Swift's sort is stable, so several codes of a row keep their order.
        self.failures = failures.sorted { $0.row < $1.row }.map { ErrorReport($0) }
    }

    /// The lines about faulty rows, each with its file, number and reason.
    package var lines: [String] {
        failures.map { failure in
            let place = "row \(failure.row ?? 0)" + (failure.file.map { " (\($0))" } ?? "")
            return "\(InputFile.name(list)): \(place): \(failure.message)"
        }
    }

    /// Returns a line with the number of codes for which something was done.
    package func summary(verb: String) -> String {
        let place = OutputFile.isStandardOutput(output) ? "standard output" : output
        return "\(verb) \(made) of \(codes) codes: \(place)"
    }
}
