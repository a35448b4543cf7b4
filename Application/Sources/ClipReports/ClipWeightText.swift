// SPDX-License-Identifier: Apache-2.0

import Terminal

/// The output of `morsel size`, for people.
package struct ClipWeightText {
    /// The lines, without effect on a terminal.
    package let text: String

    /// The maximum number of characters of a name in the list of functions.
    private static let longestName = 120

    /// Writes a report.
    package init(_ weight: ClipWeight) {
        let rows = Self.rows(of: weight)
        let width = rows.map(\.name.count).max() ?? 0
        var lines = ["\(weight.clip) \(weight.version)"]
        lines += rows.map { row in
            guard !row.values.isEmpty else { return row.name }
            return row.name.padded(to: width) + row.values.map { $0.aligned(to: 12) }.joined()
        }
        if let functions = weight.module?.largestFunctions, !functions.isEmpty {
            lines += ["", "Largest functions"]
            lines += functions.map { function in
                let name = function.name
                let shown =
                    name.count > Self.longestName ? name.prefix(Self.longestName) + "…" : name[...]
                return function.bytes.grouped.aligned(to: 11) + "  " + shown
            }
        }
        lines += ["", "Budgets for a browser that accepts Brotli"]
        let parts = weight.budgets.map(\.part.count).max() ?? 0
        lines += weight.budgets.map { budget in
            "  " + budget.part.padded(to: parts) + budget.bytes.grouped.aligned(to: 12) + " of "
                + budget.budget.grouped
                + (budget.isOver ? ", over by \((budget.bytes - budget.budget).grouped)" : "")
        }
        // A name with a line break must not look like another line.
        text = lines.map { VisibleText.oneLine($0) + "\n" }.joined()
    }

    /// A row of the table.
    private struct Row {
        let name: String
        let values: [String]

        init(_ name: String, _ values: [String]) {
            self.name = name
            self.values = values
        }

        init(_ name: String, _ size: CodedSize) {
            self.init(name, [size.bytes, size.brotli, size.gzip].map(\.grouped))
        }

        init(_ name: String, bytes: Int) { self.init(name, [bytes.grouped]) }
    }

    private static func rows(of weight: ClipWeight) -> [Row] {
        var rows = [Row("", ["bytes", "Brotli", "gzip"])]
        if let module = weight.module {
            rows.append(Row("module", module.size))
            rows += module.sections.map { section in
                Row("  \(section.name)\(section.isCustom ? " (custom)" : "")", bytes: section.bytes)
            }
        }
        rows.append(Row("page and frame", weight.host.reduce(.zero) { $0 + $1.size }))
        rows += weight.host.map { Row("  \($0.path)", $0.size) }
        if !weight.assets.isEmpty {
            rows.append(Row("assets", bytes: weight.assets.reduce(0) { $0 + $1.size.bytes }))
            rows += weight.assets.map { asset in
                let use = asset.use.map { $0 == "image" ? " (header image)" : " (\($0))" } ?? ""
                return Row("  \(asset.path)\(use)", bytes: asset.size.bytes)
            }
        }
        if let image = weight.image {
            rows.append(Row("header image", bytes: image.bytes))
            rows += image.versions.map { version in
                Row("  \(version.width.grouped) pixels wide", bytes: version.bytes)
            }
        }
        rows.append(Row("first visit", []))
        rows.append(Row("  without the header image", weight.firstVisit.withoutImage))
        if weight.image != nil {
            rows.append(Row("  with the header image", weight.firstVisit.withImage))
        }
        return rows
    }
}

extension Int {
    /// The digits of a number from 0 in groups of three, such as `1,234`.
    fileprivate var grouped: String {
        let digits = Array(String(self))
        return digits.indices.map { index in
            let isFirst = index > 0 && (digits.count - index) % 3 == 0
            return (isFirst ? "," : "") + String(digits[index])
        }.joined()
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    fileprivate func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
