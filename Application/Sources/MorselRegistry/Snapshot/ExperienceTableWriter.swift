// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

/// Writes an ``ExperienceTable``.
///
/// It is an object, so that a builder with millions of experiences is never copied.
final class ExperienceTableWriter {
    private var bytes = SharedBytes.Writer(capacity: 1 << 12)
    private var numbers: [UInt64] = []
    private var starts: [UInt64] = []

    init() {
        // The header is filled in at the end.
        for _ in 0..<(ExperienceTable.headerSize / 8) { bytes.append(number: 0) }
    }

    /// Appends experiences whose numbers are larger than all before.
    func append(_ records: ExperienceRecords) {
        let first = bytes.count
        numbers += records.numbers
        starts += records.starts.lazy.map { UInt64(first + $0) }
        bytes.append(records.bytes.span)
    }

    /// Returns the table, with the texts that experiences share.
    func finish(_ texts: [String]) -> ExperienceTable {
        let textStarts = texts.map { text in
            var record: [UInt8] = []
            record.append(text: Array(text.utf8).span)
            defer { bytes.append(record.span) }
            return UInt64(bytes.count)
        }
        while bytes.count % 8 != 0 { bytes.append(0) }
        bytes.replace(UInt64(numbers.count), at: 0)
        bytes.replace(UInt64(bytes.count), at: 8)
        bytes.replace(UInt64(texts.count), at: 16)
        for column in [numbers, starts, textStarts] {
            for number in column { bytes.append(number: number) }
        }
        (numbers, starts) = ([], [])
        var written = SharedBytes.Writer()
        swap(&written, &bytes)
        guard let table = ExperienceTable(written.finish()) else {
            preconditionFailure("A writer writes what a table reads.")
        }
        return table
    }
}
