// SPDX-License-Identifier: Apache-2.0

/// All series by name and labels, up to a maximum number.
struct SeriesTable: Sendable {
    private struct Family: Sendable {
        let kind: MetricKind
        var series: [Labels: any Series] = [:]
    }

    private let capacity: Int
    private var families: [String: Family] = [:]
    /// The names of samples that a family uses: its own name, or those of a histogram's samples.
    private var takenNames: [String: String]
    private var count = 0

    /// The number of series that were refused.
    private(set) var refused: UInt64 = 0

    /// Creates a table without a series.
    ///
    /// - Parameters:
    ///   - capacity: The maximum number of series.
    ///   - reservedName: A name that no series can have.
    init(capacity: Int, reservedName: String) {
        self.capacity = capacity
        takenNames = [reservedName: ""]
    }

    /// Returns the series of a name and labels, which is created if there is none.
    ///
    /// - Returns: The series, or `nil` if the table is full, or if the name belongs to a
    ///   metric of another kind.
    mutating func series<Kept: Series>(
        _ name: String,
        _ labels: Labels,
        kind: MetricKind,
        make: () -> Kept
    ) -> Kept? {
        if let known = families[name]?.series[labels] {
            if let kept = known as? Kept { return kept }
            refused += 1
            return nil
        }
        let names = Self.sampleNames(of: name, kind: kind)
        guard count < capacity, names.allSatisfy({ takenNames[$0, default: name] == name }),
            families[name]?.kind ?? kind == kind
        else {
            refused += 1
            return nil
        }
        for taken in names { takenNames[taken] = name }
        let made = make()
        families[name, default: Family(kind: kind)].series[labels] = made
        count += 1
        return made
    }

    /// Removes a series.
    mutating func remove(_ series: AnyObject) {
        for (name, family) in families {
            guard let labels = family.series.first(where: { $0.value === series })?.key
            else { continue }
            families[name]?.series[labels] = nil
            count -= 1
            if families[name]?.series.isEmpty == true {
                families[name] = nil
                for taken in Self.sampleNames(of: name, kind: family.kind) {
                    takenNames[taken] = nil
                }
            }
            return
        }
    }

    /// Writes all series, sorted by name and labels.
    ///
    /// - Parameters:
    ///   - help: The descriptions of metrics, by their names.
    ///   - text: The text that the lines are appended to.
    func write(help: [String: String], to text: inout String) {
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            if let meaning = help[name] {
                let escaped = meaning.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
                text += "# HELP \(name) \(escaped)\n"
            }
            text += "# TYPE \(name) \(family.kind.rawValue)\n"
            for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
                series.write(name: name, labels: labels, to: &text)
            }
        }
    }

    private static func sampleNames(of name: String, kind: MetricKind) -> [String] {
        kind == .histogram ? [name, "\(name)_bucket", "\(name)_sum", "\(name)_count"] : [name]
    }
}
