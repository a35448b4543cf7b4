// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// Adds pages of experiences to a snapshot in their order.
///
/// The rows of several pages are decoded in parallel, on other threads than that of the database.
final class ExperiencePages: Sendable {
    private let builder: Mutex<RegistrySnapshot.Builder?>
    private let reader: ExperienceReader
    private let queue = DispatchQueue(label: "snapshot")
    private let room = DispatchSemaphore(value: 0)

    init(_ builder: sending RegistrySnapshot.Builder, _ reader: ExperienceReader) {
        self.builder = Mutex(builder)
        self.reader = reader
        // The number of pages that may wait. A semaphore must not be released with a smaller value
        // than it started with.
        for _ in 0..<4 { room.signal() }
    }

    /// Waits for space, and has a page decoded and added.
    func add(_ rows: SQLBatch, texts: SQLBatch) {
        room.wait()
        let page = Later((rows, texts)) { [reader] in reader.page($0.0, texts: $0.1) }
        queue.async {
            let page = page.value()
            self.builder.withLock { $0?.add(page) }
            self.room.signal()
        }
    }

    /// Waits for the last page, and returns the finished snapshot.
    func finish(_ revision: Revision) -> RegistrySnapshot? {
        queue.sync { builder.withLock { $0.take()?.finish(revision) } }
    }
}

extension SQLSession {
    /// Returns a snapshot with all experiences, which are added in the order of their numbers.
    func snapshot(with builder: sending RegistrySnapshot.Builder) throws -> RegistrySnapshot {
        let revision = try revision()
        let reader = try ExperienceReader(builder.emptyPage, self)
        let pages = ExperiencePages(builder, reader)
        let size: Int64 = 1_000
        var last: Int64 = -1
        while true {
            let page = try batch(ExperienceReader.experiences, [.integer(last), .integer(size)])
            guard page.rowCount > 0, let end = page.integer(page.rowCount - 1, 0) else { break }
            // Rows of a damaged table can be in any order, and then there is always a next page.
            guard end > last else { throw RegistryError.damaged("advanced_experiences") }
            let texts = try batch(ExperienceReader.texts, [.integer(last), .integer(end)])
            pages.add(page, texts: texts)
            last = end
        }
        guard let snapshot = pages.finish(revision) else { throw RegistryError.busy }
        return snapshot
    }
}
