internal import Foundation

/// A file that appears whole or not at all.
///
/// The bytes go into a file beside it that is renamed at the end. `-` is standard output; a device
/// or pipe is written as it is.
struct OutputFile: ~Copyable {
    private let path: String
    private let temporaryPath: String?
    private let handle: FileHandle
    private var isFinished = false

    /// Opens a file for writing.
    ///
    /// - Throws: ``Refusal``.
    init(path: String) throws {
        self.path = path
        if path == "-" {
            handle = .standardOutput
            temporaryPath = nil
            return
        }
        guard !InputFile.isFolder(path) else {
            throw Refusal("output", "output: '\(path)' is a folder; name a file in it.")
        }
        if FileManager.default.fileExists(atPath: path), !Self.isRegular(path) {
            guard let handle = FileHandle(forWritingAtPath: path) else {
                throw Self.refusal(path, Self.systemReason)
            }
            self.handle = handle
            temporaryPath = nil
            return
        }
        let url = URL(fileURLWithPath: path)
        let name =
            ".\(url.lastPathComponent.prefix(40)).\(ProcessInfo.processInfo.globallyUniqueString)"
        let temporary = url.deletingLastPathComponent().appendingPathComponent(name).path
        guard
            FileManager.default.createFile(atPath: temporary, contents: nil),
            let handle = FileHandle(forWritingAtPath: temporary)
        else { throw Self.refusal(path, Self.systemReason) }
        self.handle = handle
        temporaryPath = temporary
    }

    deinit {
        if let temporaryPath, !isFinished {
            try? handle.close()
            try? FileManager.default.removeItem(atPath: temporaryPath)
        }
    }

    /// Appends bytes.
    ///
    /// - Throws: ``Refusal``.
    mutating func write(_ bytes: [UInt8]) throws {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw Self.refusal(path, Self.systemReason)
        }
    }

    /// Puts the file into its place.
    ///
    /// - Throws: ``Refusal``.
    mutating func finish() throws {
        guard let temporaryPath else { return }
        do {
            try handle.close()
        } catch {
            throw Self.refusal(path, Self.systemReason)
        }
        // Both strings live for the length of the call.
        guard unsafe rename(temporaryPath, path) == 0 else {
            throw Self.refusal(path, Self.systemReason)
        }
        isFinished = true
    }

    /// Writes a whole file.
    ///
    /// - Throws: ``Refusal``.
    static func write(_ bytes: [UInt8], to path: String) throws {
        var file = try OutputFile(path: path)
        try file.write(bytes)
        try file.finish()
    }

    private static func isRegular(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType ?? .typeRegular == .typeRegular
    }

    /// What the system said last.
    private static var systemReason: String {
        // The string is copied before anything else is called.
        unsafe String(cString: strerror(errno)).lowercased()
    }

    private static func refusal(_ path: String, _ reason: String) -> Refusal {
        Refusal("output", "output: '\(path)' cannot be written: \(reason).")
    }
}
