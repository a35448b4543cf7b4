// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorselRegistrySQLite
import Terminal

/// A database file that is created completely or not at all.
///
/// It is written under another name in the same folder, and renamed at the end.
struct NewDatabase: ~Copyable {
    /// The path of the temporary file.
    let temporary: String

    private let path: String
    private let name: String
    private let replacing: Bool

    /// Reserves a temporary path beside a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - name: The name of the file in error messages.
    ///   - replacing: Whether an existing file may be replaced.
    /// - Throws: ``CommandError`` if the file may not be created.
    init(beside path: String, as name: String, replacing: Bool) throws {
        guard !FileKind.isLink(path) else {
            throw CommandError(
                name,
                "\(name): '\(path)' is a symbolic link, which is not followed; specify the file that it leads to."
            )
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard InputFile.isFolder(folder) else {
            throw CommandError(name, "\(name): there is no folder '\(folder)'.")
        }
        guard !InputFile.isFolder(path) else {
            throw CommandError(name, "\(name): '\(path)' is a folder; specify a file in it.")
        }
        guard replacing || !InputFile.exists(path) else { throw Self.existing(path, name) }
        self.path = path
        self.name = name
        self.replacing = replacing
        temporary = folder + "/.morsel-\(UUID().uuidString)"
        for ending in Self.endings { UnfinishedFiles.all.insert(temporary + ending) }
    }

    deinit {
        for ending in Self.endings {
            // Safe: the string lives for the length of the call.
            unsafe unlink(temporary + ending)
            UnfinishedFiles.all.remove(temporary + ending)
        }
    }

    /// The suffixes of the file itself, and of those that SQLite keeps beside it.
    private static let endings = ["", "-wal", "-shm", "-journal"]

    /// Moves the file to its place.
    ///
    /// - Throws: ``CommandError`` if that fails.
    func finish() throws {
        do {
            try SQLiteFile.replace(path, with: temporary, replacing: replacing)
        } catch SQLiteFile.ReplacingError.exists {
            throw Self.existing(path, name)
        } catch SQLiteFile.ReplacingError.inUse {
            throw CommandError(
                name,
                "\(name): a running program uses '\(path)'. Stop it first, or specify another file."
            )
        } catch SQLiteFile.ReplacingError.otherFile {
            throw CommandError(
                name,
                "\(name): '\(path)' is not a database of morsel, so it is not replaced; specify "
                    + "another file."
            )
        } catch {
            throw CommandError(
                name,
                "\(name): '\(path)' cannot be written; specify a file in a writable folder."
            )
        }
    }

    private static func existing(_ path: String, _ name: String) -> CommandError {
        CommandError(
            name,
            "\(name): '\(path)' exists; replace it with --force, or specify another file."
        )
    }
}

extension InputFile {
    /// Returns whether two paths lead to the same file.
    static func isSame(_ path: String, _ other: String) -> Bool {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
            == URL(fileURLWithPath: other).resolvingSymlinksInPath().standardizedFileURL
    }

    /// Returns the size of a file in bytes, or 0 if there is none.
    static func size(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }
}
