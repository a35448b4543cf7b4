// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A folder that is deleted with its contents when it is no longer referenced.
public final class TemporaryFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// Creates an empty folder.
    public init() throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("morsel-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: false
        )
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the URL of a file in the folder.
    public func url(_ name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }

    /// Writes a file.
    public func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: url(name))
    }

    /// Writes a file.
    public func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    /// Creates a folder in the folder.
    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: url(name),
            withIntermediateDirectories: false
        )
    }

    /// Returns the bytes of a file.
    public func bytes(of name: String) throws -> [UInt8] {
        // `Data(contentsOf:)` loses a buffer of 4 KB for each empty file, which the address
        // sanitizer reports.
        let file = try FileHandle(forReadingFrom: url(name))
        defer { try? file.close() }
        return [UInt8](try file.readToEnd() ?? Data())
    }

    /// Returns the names of all files in the folder or a subfolder, including hidden ones, sorted.
    public func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
    }
}
