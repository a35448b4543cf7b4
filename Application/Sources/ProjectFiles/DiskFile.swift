// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import Foundation

/// A file on disk, open for random access.
///
/// A pipe or a device is rejected without waiting for it.
public final class DiskFile: ByteSource {
    private let descriptor: Int32

    /// The number of bytes when the file was opened.
    public let count: Int

    /// The reason a file cannot be opened.
    public enum OpeningError: Error, Sendable, Hashable {
        /// There is nothing at the path.
        case missing
        /// It is a link, and links are not followed.
        case link
        /// It is a folder, a pipe or a device, or cannot be read.
        case unreadable
    }

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The path on disk.
    ///   - followingLinks: Whether a link at the end of the path is followed.
    /// - Throws: ``OpeningError``.
    public init(_ path: String, followingLinks: Bool = true) throws(OpeningError) {
        guard !path.utf8.contains(0) else { throw .missing }
        // Without O_NONBLOCK, opening a pipe would wait for its other end.
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        // The string lives for the length of the call.
        let opened = unsafe Foundation.open(path, followingLinks ? flags : flags | O_NOFOLLOW)
        guard opened >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .missing
            case ELOOP: throw .link
            default: throw .unreadable
            }
        }
        guard let status = FileStatus(of: opened), status.kind == .file else {
            close(opened)
            throw .unreadable
        }
        descriptor = opened
        count = status.size
    }

    deinit { close(descriptor) }

    /// Returns a range of bytes; fewer if the file ends earlier.
    ///
    /// - Throws: ``FileTreeError/unreadable``.
    public func bytes(in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        guard range.lowerBound >= 0 else { throw .unreadable }
        var failed = false
        let bytes = [UInt8](capacity: range.count) { output in
            // The memory has room for the range, and pread stays within the given count.
            unsafe output.withUnsafeMutableBufferPointer { memory, count in
                while count < range.count {
                    let read = unsafe pread(
                        descriptor,
                        memory.baseAddress.map { unsafe $0 + count },
                        range.count - count,
                        off_t(range.lowerBound + count)
                    )
                    if read < 0 && errno == EINTR { continue }
                    guard read > 0 else {
                        failed = read < 0
                        break
                    }
                    count += read
                }
            }
        }
        guard !failed else { throw .unreadable }
        return bytes
    }
}
