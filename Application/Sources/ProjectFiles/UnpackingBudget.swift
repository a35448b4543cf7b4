// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Synchronization

/// The maximum number of bytes of an archive that are unpacked, over all reads.
///
/// A deflated byte can stand for a thousand, and a program for many processors is read from its beginning once
/// for each of them. Without a limit, an archive of 8 MB took minutes.
final class UnpackingBudget: Sendable {
    /// The maximum for parts of files, such as the headers of programs, in bytes.
    private let limit: Int

    private let left: Mutex<(parts: Int, files: Int)>

    /// The maximum for whole files, in bytes: property lists and profiles, which are parsed.
    private static let largestFiles = 32 << 20

    /// Creates a budget that no app of this size exceeds: code is deflated to about a third, and is read for one
    /// to three processors.
    init(archiveSize: Int) {
        let (product, overflow) = archiveSize.multipliedReportingOverflow(by: 16)
        limit = (overflow ? Int.max >> 1 : product) + (32 << 20)
        left = Mutex((limit, Self.largestFiles))
    }

    /// Spends the bytes of a part of a file.
    ///
    /// - Throws: ``FileTreeError/archiveTooLarge(limit:)``, without spending anything.
    func spend(_ count: Int) throws(FileTreeError) {
        let isEnough = left.withLock { left in
            guard left.parts >= count else { return false }
            left.parts -= count
            return true
        }
        guard isEnough else { throw .archiveTooLarge(limit: limit) }
    }

    /// Spends the bytes of a whole file.
    ///
    /// - Throws: ``FileTreeError/archiveTooLarge(limit:)``, without spending anything.
    func spendOnFile(_ count: Int) throws(FileTreeError) {
        let isEnough = left.withLock { left in
            guard left.files >= count else { return false }
            left.files -= count
            return true
        }
        guard isEnough else { throw .archiveTooLarge(limit: Self.largestFiles) }
    }
}
