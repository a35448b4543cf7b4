// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import Glibc
import SystemPackage

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
        do {
            let file = try FileDescriptor.open(
                FilePath(temporary),
                .writeOnly,
                options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: .ownerReadWrite
            )
            do {
                let end = try file.closeAfter { try write(to: file) }
                // The strings live for the length of each call. swift-system neither renames nor removes files.
                guard unsafe rename(temporary, path) == 0 else { throw Errno(rawValue: errno) }
                Self.synchronize(FilePath(path).folder)
                return end
            } catch {
                unsafe unlink(temporary)
                throw error
            }
        } catch {
            throw .unwritable(error as? Errno ?? .ioError)
        }
    }

    /// Writes everything to a file, through to the disk, and returns the offset of its end.
    private func write(to file: FileDescriptor) throws -> Int {
        var end = 0
        for (start, bytes) in [(0, header)] + parts {
            // The buffer lives for the length of the call.
            try unsafe bytes.withUnsafeBytes { buffer in
                end = start + (try unsafe file.writeAll(toAbsoluteOffset: Int64(start), buffer))
            }
        }
        // swift-system does not write through to the disk.
        guard fsync(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
        return end
    }

    /// Makes the new name durable; if the file system cannot do so, at most a copy is lost.
    private static func synchronize(_ folder: FilePath) {
        let options: FileDescriptor.OpenOptions = [.directory, .closeOnExec]
        guard let file = try? FileDescriptor.open(folder, .readOnly, options: options) else {
            return
        }
        fsync(file.rawValue)
        try? file.close()
    }
}

extension FilePath {
    /// The folder of a file.
    var folder: FilePath {
        let folder = removingLastComponent()
        return folder.isEmpty ? "." : folder
    }
}
