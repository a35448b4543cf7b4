// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import Glibc

extension SnapshotFile {
    /// Opens a file.
    ///
    /// - Parameter path: The file.
    /// - Throws: ``SnapshotFileError``.
    public init(path: String) async throws(SnapshotFileError) {
        try await self.init(try MappedFile.bytes(of: path))
    }

    /// Whether the file at a path is not a snapshot file of any version.
    static func isOther(path: String) -> Bool {
        do throws(SnapshotFileError) {
            return try MappedFile.start(of: path, count: magic.count) != magic
        } catch {
            return error != .missing
        }
    }

    /// Creates the file of a snapshot: the experiences as they were when the large indexes were
    /// built.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - history: The history of the database at the revision of those indexes.
    public init(of snapshot: RegistrySnapshot, history: Digest) {
        base = snapshot.base
        self.history = history
    }

    /// The contents of the whole file.
    public var bytes: SharedBytes {
        var writer = SharedBytes.Writer()
        writer.append(header)
        for part in parts {
            while writer.count < part.start { writer.append(0) }
            writer.append(part.bytes)
        }
        return writer.finish()
    }

    /// The header, which comes before the first part.
    private var header: SharedBytes {
        var writer = SharedBytes.Writer(capacity: Place.end)
        let magic = Self.magic
        writer.append(magic.span)
        writer.append(number: Self.version)
        let parts = parts
        writer.append(number: UInt64(parts.last.map { $0.start + $0.bytes.count } ?? 0))
        writer.append(number: UInt64(base.revision.rawValue))
        writer.append(number: UInt64(base.publishedCount))
        let history = history.bytes
        writer.append(history.span)
        for part in parts {
            writer.append(number: UInt64(part.start))
            writer.append(number: UInt64(part.bytes.count))
            writer.append(number: Checksum.of(part.bytes))
        }
        let checked = writer.finish()
        var all = SharedBytes.Writer(capacity: Place.end)
        all.append(checked)
        all.append(number: Checksum.of(checked))
        return all.finish()
    }

    private var parts: [(start: Int, bytes: SharedBytes)] {
        var start = Self.alignment
        let all = [
            base.table.bytes, base.published.bytes, base.deactivated.bytes, base.places.bytes,
        ]
        return all.map { bytes in
            defer {
                start = (start + bytes.count + Self.alignment - 1) / Self.alignment * Self.alignment
            }
            return (start, bytes)
        }
    }

    /// Writes the file atomically, replacing an existing one.
    ///
    /// Only the user of this process can read it, since it contains the secret seed of the indexes.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - replacingOthers: Whether a file that is not a snapshot file is replaced.
    /// - Returns: The size of the file, in bytes.
    /// - Throws: ``SnapshotFileError/unwritable(_:)``, ``SnapshotFileError/damagedDatabase`` or
    ///   ``SnapshotFileError/otherProgram``.
    public func write(
        to path: String,
        replacingOthers: Bool = false
    ) throws(SnapshotFileError) -> Int {
        guard base.damaged.isEmpty else { throw .damagedDatabase }
        guard replacingOthers || !Self.isOther(path: path) else { throw .otherProgram }
        let temporary = "\(path).\(UInt64.random(in: .min ... .max))"
        // The strings live for the length of each call.
        let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unwritable(errno) }
        do throws(SnapshotFileError) {
            let end = try write(to: file)
            guard unsafe rename(temporary, path) == 0 else { throw .unwritable(errno) }
            Self.synchronizeFolder(of: path)
            return end
        } catch {
            unsafe unlink(temporary)
            throw error
        }
    }

    /// Writes everything to a file, and closes it.
    private func write(to file: CInt) throws(SnapshotFileError) -> Int {
        do throws(SnapshotFileError) {
            var end = try Self.write(header, to: file, at: 0)
            for part in parts { end = try Self.write(part.bytes, to: file, at: part.start) }
            guard fsync(file) == 0 else { throw .unwritable(errno) }
            close(file)
            return end
        } catch {
            close(file)
            throw error
        }
    }

    /// Writes bytes at an offset, and returns the offset of their end.
    private static func write(
        _ bytes: SharedBytes,
        to file: CInt,
        at start: Int
    ) throws(SnapshotFileError) -> Int {
        try unsafe bytes.withUnsafeBytes { buffer throws(SnapshotFileError) in
            var written = 0
            while written < buffer.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                // The system writes at most 2 GB per call.
                let count = unsafe pwrite(
                    file,
                    rest.baseAddress,
                    min(rest.count, 1 << 28),
                    start + written
                )
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw .unwritable(count == 0 ? ENOSPC : errno) }
                written += count
            }
            return start + written
        }
    }

    /// Makes the new name durable; if the file system cannot do so, at most a copy is lost.
    private static func synchronizeFolder(of path: String) {
        let end = path.lastIndex(of: "/")
        let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let file = unsafe open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
        guard file >= 0 else { return }
        fsync(file)
        close(file)
    }
}
