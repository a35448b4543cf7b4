// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A folder that is removed with everything in it when nobody refers to it any more.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let path: String

    /// Makes an empty folder.
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

    /// The place of a file in it.
    public func url(_ name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }

    /// Writes a file.
    public func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: url(name))
    }

    /// Writes a file.
    public func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    /// Makes a folder in it.
    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: url(name),
            withIntermediateDirectories: false
        )
    }

    /// The bytes of a file.
    public func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: url(name)))
    }

    /// The names of all files in it, or in a folder of it, hidden ones too, sorted.
    public func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
    }
}
