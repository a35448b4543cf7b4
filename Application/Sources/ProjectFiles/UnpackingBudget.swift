// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import Synchronization

/// The bytes of an archive that are unpacked at most, over all reads.
///
/// A deflated byte can stand for a thousand, and a program for many processors is read once for each of them from
/// its beginning. Without a bound, an archive of 8 MB took minutes.
final class UnpackingBudget: Sendable {
    /// The most bytes of parts of files, such as the headers of programs.
    private let limit: Int

    private let left: Mutex<(parts: Int, files: Int)>

    /// The most bytes of whole files: property lists and profiles, which are parsed.
    private static let largestFiles = 32 << 20

    /// A budget that no app of this size exceeds: code deflates to a third or so, and is read for one to
    /// three processors.
    init(archiveSize: Int) {
        let (product, overflow) = archiveSize.multipliedReportingOverflow(by: 16)
        limit = (overflow ? Int.max >> 1 : product) + (32 << 20)
        left = Mutex((limit, Self.largestFiles))
    }

    /// Takes the bytes of a part of a file.
    ///
    /// - Throws: ``FileTreeError/archiveTooLarge(limit:)``, with nothing taken.
    func spend(_ count: Int) throws(FileTreeError) {
        let isEnough = left.withLock { left in
            guard left.parts >= count else { return false }
            left.parts -= count
            return true
        }
        guard isEnough else { throw .archiveTooLarge(limit: limit) }
    }

    /// Takes the bytes of a whole file.
    ///
    /// - Throws: ``FileTreeError/archiveTooLarge(limit:)``, with nothing taken.
    func spendOnFile(_ count: Int) throws(FileTreeError) {
        let isEnough = left.withLock { left in
            guard left.files >= count else { return false }
            left.files -= count
            return true
        }
        guard isEnough else { throw .archiveTooLarge(limit: Self.largestFiles) }
    }
}
