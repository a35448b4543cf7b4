// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Crypto
import Foundation
import SystemPackage

/// A folder of the cache, for the products of one project, which can be built again.
struct BuildFolder: Sendable {
    /// The absolute path of the folder.
    let path: String

    /// Creates the folder for a key, such as the path of a project.
    ///
    /// - Parameters:
    ///   - kind: The name of the folder around it: `builds`, `kit`.
    ///   - name: A word for people who look into the cache.
    ///   - key: The text that distinguishes it from others.
    ///   - cache: The path of the cache; `nil` for `$XDG_CACHE_HOME/morsel`, or `~/.cache/morsel`.
    /// - Throws: ``BuildError`` if the folder cannot be created.
    init(_ kind: String, name: String, key: String, in cache: String?) throws(BuildError) {
        let digest = Hexadecimal.text(of: SHA256.hash(data: Data(key.utf8)).prefix(6))
        let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        path = "\(cache ?? Self.cache)/\(kind)/\(word)-\(digest)"
        try make("")
        try noteUse()
    }

    /// Records that the folder is in use now; unused folders are removed (``BuildCache``).
    private func noteUse() throws(BuildError) {
        let file = path(BuildCache.usedName)
        guard FileManager.default.createFile(atPath: file, contents: Data()) else {
            throw BuildError(.cache, "\(file): the file cannot be written.")
        }
    }

    static let lockName = ".lock"

    static var cache: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
            return folder + "/morsel"
        }
        return (environment["HOME"] ?? "/tmp") + "/.cache/morsel"
    }

    /// Returns the path of an item in the folder.
    func path(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

    /// Creates a subfolder, and those around it.
    func make(_ name: String) throws(BuildError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path(name),
                withIntermediateDirectories: true
            )
        } catch {
            throw BuildError(
                .cache,
                "\(path(name)): the folder cannot be made. XDG_CACHE_HOME names another place for it."
            )
        }
    }

    /// Returns the bytes of a file; `nil` if it does not exist.
    func bytes(of name: String) -> Data? {
        try? Data(contentsOf: URL(fileURLWithPath: path(name)))
    }

    /// Writes a file, unless it exists with the same bytes: then it keeps its modification date, from which the
    /// compiler knows what has changed.
    ///
    /// - Returns: Whether it was written.
    @discardableResult
    func write(_ bytes: some Sequence<UInt8>, to name: String) throws(BuildError) -> Bool {
        let data = Data(bytes)
        guard self.bytes(of: name) != data else { return false }
        do {
            try data.write(to: URL(fileURLWithPath: path(name)), options: .atomic)
        } catch {
            throw BuildError(.cache, "\(path(name)): the file cannot be written.")
        }
        return true
    }

    /// Creates a link, in the place of an earlier one.
    func link(_ name: String, to destination: String) throws(BuildError) {
        let link = path(name)
        try? FileManager.default.removeItem(atPath: link)
        do {
            try FileManager.default.createSymbolicLink(
                atPath: link,
                withDestinationPath: destination
            )
        } catch {
            throw BuildError(.cache, "\(link): the link cannot be made.")
        }
    }

    /// Removes everything from a folder except the given names; returns whether anything was removed.
    func remove(from folder: String, allBut names: Set<String>) -> Bool {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
        let rest = found.filter { !names.contains($0) }
        for name in rest {
            try? FileManager.default.removeItem(atPath: path("\(folder)/\(name)"))
        }
        return !rest.isEmpty
    }

    /// Waits until no other build uses the folder, and locks it until the value is released.
    ///
    /// If the task is cancelled, it stops waiting, and the build runs without the lock.
    func lock() async -> FolderLock {
        let lock = FolderLock(path(Self.lockName))
        // A thread that blocks here could be the one that the other build needs to continue.
        while !lock.isTaken(), (try? await Task.sleep(for: .milliseconds(20))) != nil {}
        return lock
    }
}

/// A lock that lets one build at a time use a folder; it ends with the value, or with the process.
final class FolderLock: Sendable {
    private let file: FileDescriptor?

    init(_ path: String) {
        file = try? FileDescriptor.open(
            FilePath(path),
            .readWrite,
            options: [.create, .closeOnExec],
            permissions: FilePermissions(rawValue: 0o644)
        )
    }

    /// Tries to take the lock; returns `true` as well if the folder cannot hold a lock file.
    func isTaken() -> Bool {
        // swift-system has no locks.
        guard let file, flock(file.rawValue, LOCK_EX | LOCK_NB) != 0 else { return true }
        return Errno(rawValue: errno) != .wouldBlock
    }

    deinit { try? file?.close() }
}
