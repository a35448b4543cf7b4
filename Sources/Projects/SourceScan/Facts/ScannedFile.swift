// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A source file with the result of its scan.
public struct ScannedFile: Sendable, Hashable {
    /// The path in the tree.
    public let path: String

    /// The result of the scan; `nil` if the file cannot be read.
    public let scan: SourceScan?

    /// Creates a scanned file from an existing scan.
    public init(path: String, scan: SourceScan?) {
        self.path = path
        self.scan = scan
    }

    /// Scans a source that is already in memory.
    ///
    /// - Returns: `nil` if the name of the file is not that of a source.
    public init?(path: String, bytes: [UInt8], vocabulary: Vocabulary) {
        guard let language = SourceLanguage(path: path) else { return nil }
        self.path = path
        scan = SourceScan(bytes, language: language, vocabulary: vocabulary)
    }
}

extension ScannedFile {
    /// The maximum size of a source, in bytes; generated ones can be large.
    public static let sizeLimit = 16 << 20

    /// The number of sources that one task reads, small enough to keep all cores busy to the end.
    private static let batch = 8

    /// Reads and scans files concurrently.
    ///
    /// - Parameters:
    ///   - paths: The files; those whose names are not those of sources are left out.
    ///   - tree: The tree that contains them.
    ///   - vocabulary: The names and phrases to look for.
    /// - Returns: The sources in the order of `paths`.
    public static func scanning(
        _ paths: [String],
        in tree: any FileTree,
        for vocabulary: Vocabulary
    ) async -> [ScannedFile] {
        let batches = stride(from: 0, to: paths.count, by: batch).map {
            Array(paths[$0..<min($0 + batch, paths.count)])
        }
        return await withTaskGroup(of: (Int, [ScannedFile]).self) { group in
            for (number, batch) in batches.enumerated() {
                group.addTask { @concurrent in
                    (number, batch.compactMap { scanning($0, in: tree, for: vocabulary) })
                }
            }
            var results = [[ScannedFile]](repeating: [], count: batches.count)
            for await (number, files) in group { results[number] = files }
            return results.flatMap(\.self)
        }
    }

    private static func scanning(
        _ path: String,
        in tree: any FileTree,
        for vocabulary: Vocabulary
    ) -> ScannedFile? {
        guard let language = SourceLanguage(path: path) else { return nil }
        guard let bytes = try? tree.bytes(of: path, limit: sizeLimit) else {
            return ScannedFile(path: path, scan: nil)
        }
        let scan = SourceScan(bytes, language: language, vocabulary: vocabulary)
        return ScannedFile(path: path, scan: scan)
    }
}
