// SPDX-License-Identifier: Apache-2.0

/// The records of an index that is being built, roughly in the order of their hashes.
///
/// Sorting ten million records would wait for memory at each of them. So records are put into a
/// thousand parts by the upper bits of their hashes, and each part is sorted while it is in a
/// cache; writing to a thousand places alternately costs little.
///
///     | hash | header | experience | host and path, padded | query, padded | hash | …
struct RecordLog {
    /// The number of records.
    private(set) var count = 0

    /// The number of cells that the records take in a table.
    private(set) var cellCount = 0

    /// The parts; each has the hashes with the same upper bits.
    private var parts = [Part()]
    private var next: [UInt64] = []

    /// The maximum number of records in a single part: so few are quicker to sort all together.
    private static let mostInOnePart = 1 << 14
    private static let partCount = 1 << 10

    /// A part of the log, which grows without copying existing records.
    struct Part {
        private var full: [[UInt64]] = []
        private var last: [UInt64] = []

        var chunks: [[UInt64]] { full + [last] }

        mutating func append(_ record: Span<UInt64>) {
            if last.capacity - last.count < record.count {
                if !last.isEmpty { full.append(last) }
                last = []
                last.reserveCapacity(max(record.count, full.isEmpty ? 1 << 8 : 1 << 13))
            }
            unsafe record.withUnsafeBufferPointer { unsafe last.append(contentsOf: $0) }
        }

        /// Calls a closure with each record, preceded by its hash, in the order in which they were
        /// added.
        func forEachRecord(_ body: (Span<UInt64>) -> Void) {
            for chunk in chunks {
                var place = 0
                while place < chunk.count {
                    let end = place + 1 + chunk[place + 1].recordCellCount
                    body(chunk.span.extracting(place..<end))
                    place = end
                }
            }
        }
    }

    /// Adds a record.
    mutating func append(
        _ experience: AdvancedExperience.ID,
        with key: PrefixTable.Key,
        of text: Span<UInt8>
    ) {
        // A local array, so that the part and the record are not two accesses to the log at the
        // same time.
        var record: [UInt64] = []
        swap(&record, &next)
        record.removeAll(keepingCapacity: true)
        record.append(key.hash)
        record.append(experience, with: key, of: text)
        append(record.span)
        swap(&record, &next)
    }

    /// Adds the records of another log after its own.
    mutating func append(contentsOf others: RecordLog) {
        for part in others.parts {
            part.forEachRecord { append($0) }
        }
    }

    private mutating func append(_ record: Span<UInt64>) {
        if count == Self.mostInOnePart { divide() }
        parts[record[0].position(among: parts.count)].append(record)
        count += 1
        cellCount += record.count - 1
    }

    private mutating func divide() {
        let all = parts[0]
        parts = [Part](repeating: Part(), count: Self.partCount)
        all.forEachRecord { record in
            parts[record[0].position(among: parts.count)].append(record)
        }
    }

    /// Calls a closure with each record in the order of the hashes; those with the same hash come in
    /// the order in which they were added.
    ///
    /// Records that have been read are freed in between, so that there is room for an index of the
    /// records.
    consuming func forEachRecord(_ body: (_ hash: UInt64, _ record: Span<UInt64>) -> Void) {
        var order: [(hash: UInt64, chunk: Int, place: Int)] = []
        for index in parts.indices {
            let chunks = parts[index].chunks
            parts[index] = Part()
            order.removeAll(keepingCapacity: true)
            for (number, chunk) in chunks.enumerated() {
                var place = 0
                while place < chunk.count {
                    order.append((chunk[place], number, place))
                    place += 1 + chunk[place + 1].recordCellCount
                }
            }
            order.sort { ($0.hash, $0.chunk, $0.place) < ($1.hash, $1.chunk, $1.place) }
            for entry in order {
                let chunk = chunks[entry.chunk]
                let start = entry.place + 1
                let end = start + chunk[start].recordCellCount
                body(entry.hash, chunk.span.extracting(start..<end))
            }
        }
    }
}
