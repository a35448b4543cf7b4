// SPDX-License-Identifier: Apache-2.0

internal import Crypto
internal import Foundation

/// A folder of the cache, for what is built of one project and can be built again.
struct BuildFolder: Sendable {
    /// The path.
    let path: String

    /// The folder for something by its path, such as that of a project.
    ///
    /// - Parameters:
    ///   - kind: The folder around it: `builds`, `kit`.
    ///   - name: A word for people who look into the cache.
    ///   - key: What tells it from others.
    ///   - cache: The path of the cache; `nil` for `$XDG_CACHE_HOME/morsel`, or `~/.cache/morsel`.
    /// - Throws: ``BuildError`` if it cannot be made.
    init(_ kind: String, name: String, key: String, in cache: String?) throws(BuildError) {
        let digest = SHA256.hash(data: Data(key.utf8)).prefix(6)
            .map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
        let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        path = "\(cache ?? Self.cache)/\(kind)/\(word)-\(digest)"
        try make("")
        try noteUse()
    }

    /// Notes that it is used now: what is not used for long is removed (``BuildCache``).
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

    /// The path of something in it.
    func path(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

    /// Makes a folder in it, and those around it.
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

    /// The bytes of a file; `nil` if it is not there.
    func bytes(of name: String) -> Data? {
        try? Data(contentsOf: URL(fileURLWithPath: path(name)))
    }

    /// Writes a file, unless it is there with the same bytes: then it keeps its time, by which the compiler knows
    /// what has changed.
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

    /// Removes whatever a folder holds beside what is named; tells whether there was anything.
    func remove(from folder: String, allBut names: Set<String>) -> Bool {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
        let rest = found.filter { !names.contains($0) }
        for name in rest {
            try? FileManager.default.removeItem(atPath: path("\(folder)/\(name)"))
        }
        return !rest.isEmpty
    }

    /// Waits until no other build works in the folder, and keeps others away for as long as the value lives.
    ///
    /// A task that is cancelled waits no longer, and builds alongside.
    func lock() async -> FolderLock {
        let lock = FolderLock(path(Self.lockName))
        // A thread that waited here could be the one that the other build needs to go on.
        while !lock.isTaken(), (try? await Task.sleep(for: .milliseconds(20))) != nil {}
        return lock
    }
}

/// One build at a time in a folder; it ends with the value, or with the process.
final class FolderLock: Sendable {
    private let descriptor: Int32

    init(_ path: String) {
        // The string lives for the length of the call.
        descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    }

    /// Tries to take the lock; a folder that has no place for one is not locked.
    func isTaken() -> Bool {
        descriptor < 0 || flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
