// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import Foundation
import SystemPackage

/// A file on disk, open for random access.
///
/// A pipe or a device is rejected without waiting for it.
public final class DiskFile: ByteSource {
    private let file: FileDescriptor

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
        // Opening a pipe would otherwise wait for its other end, and a terminal could become that of this process.
        var options: FileDescriptor.OpenOptions = [
            .nonBlocking, .closeOnExec, .init(rawValue: O_NOCTTY),
        ]
        if !followingLinks { options.insert(.noFollow) }
        do {
            // The string lives for the length of the call.
            file = try unsafe FileDescriptor.open(path, .readOnly, options: options)
        } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
            throw .missing
        } catch Errno.tooManySymbolicLinkLevels {
            throw .link
        } catch {
            throw .unreadable
        }
        guard let status = FileStatus(of: file), status.kind == .file else {
            try? file.close()
            throw .unreadable
        }
        count = status.size
    }

    deinit { try? file.close() }

    /// Returns a range of bytes; fewer if the file ends earlier.
    ///
    /// - Throws: ``FileTreeError/unreadable``.
    public func bytes(in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        guard range.lowerBound >= 0 else { throw .unreadable }
        do {
            // The memory has room for the range, and a read stays within the given buffer.
            return try unsafe [UInt8](unsafeUninitializedCapacity: range.count) { memory, count in
                while count < range.count {
                    let read = try unsafe file.read(
                        fromAbsoluteOffset: Int64(range.lowerBound + count),
                        into: UnsafeMutableRawBufferPointer(
                            UnsafeMutableBufferPointer(rebasing: memory[count..<range.count])
                        )
                    )
                    guard read > 0 else { break }
                    count += read
                }
            }
        } catch {
            throw .unreadable
        }
    }
}
