// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Compression

/// A print package: a ZIP archive with SVG files and their mapping file, all in its root folder
/// (A10, rules ).
public struct PrintPackage: Sendable {
    /// The limits of the printing service.
    public enum Limits {
        /// The maximum number of SVG files, and of rows of the mapping file.
        public static let codes = 10_000
        /// The maximum length of the names of the archive, of an SVG file and of the mapping file, in
        /// characters, including the extension.
        public static let fileName = 188
        /// The maximum size of an unpacked file, in bytes; our own limit, to bound memory.
        public static let fileSize = 16 << 20
    }

    /// The name of the mapping file.
    public let mappingName: String

    /// The codes, in the order of the mapping file.
    public let orders: [CodeOrder]

    /// The reason a print package cannot be created.
    public enum PackingError: Error, Sendable, Hashable {
        /// There are more codes than the limit.
        case tooManyCodes(count: Int, limit: Int)
        /// The name of the archive or of the mapping file is too long.
        case longName(name: String, length: Int, limit: Int)
        /// Rows have errors; each is listed.
        case rows([RowError])
        /// The archive would be larger than 4 GiB.
        case tooLarge
    }

    /// Creates a print package.
    ///
    /// - Throws: ``PackingError`` if a limit is exceeded.
    public init(
        orders: [CodeOrder],
        archiveName: String,
        mappingName: String = "mapping.csv"
    ) throws(PackingError) {
        for name in [archiveName, mappingName] where name.count > Limits.fileName {
            throw .longName(name: name, length: name.count, limit: Limits.fileName)
        }
        guard orders.count <= Limits.codes else {
            throw .tooManyCodes(count: orders.count, limit: Limits.codes)
        }
        var failures: [RowError] = []
        var rows: [String: Int] = [:]
        for order in orders {
            let length = order.fileName.count
            let name = CodeFileName.key(of: order.fileName)
            if length > Limits.fileName {
                let reason = RowError.Reason.longFileName(length: length, limit: Limits.fileName)
                failures.append(RowError(order, reason: reason))
            } else if let reason = CodeFileName.fault(of: order.fileName) {
                failures.append(RowError(order, reason: reason))
            } else if !name.hasSuffix(".svg") || name == CodeFileName.key(of: mappingName) {
                failures.append(RowError(order, reason: .notAnSVGName))
            } else if let earlier = rows[name] {
                let reason = RowError.Reason.repeatedFileName(earlierRow: earlier)
                failures.append(RowError(order, reason: reason))
            }
            rows[name] = rows[name] ?? order.row
        }
        guard failures.isEmpty else { throw .rows(failures) }
        self.orders = orders
        self.mappingName = mappingName
    }

    /// The contents of the mapping file: each SVG with its URL.
    public var mapping: [UInt8] {
        var text = CSVText()
        text.append([Column.fileName.rawValue, Column.url.rawValue])
        for order in orders { text.append([order.fileName, order.url]) }
        return text.bytes
    }

    /// Writes the archive.
    ///
    /// - Parameters:
    ///   - generator: The generator of the codes.
    ///   - svg: Returns the bytes of an SVG that already exists, or `nil` to generate it. Called on
    ///     several threads.
    ///   - write: Receives the bytes of the archive piece by piece.
    ///   - progress: Called with the number of codes that are in the archive.
    /// - Throws: ``PackingError`` with the errors of all rows, or what `write` throws; the archive is
    ///   then not usable.
    public func write(
        with generator: CodeGenerator,
        svg: (@Sendable (CodeOrder) throws(RowError) -> [UInt8])? = nil,
        to write: ([UInt8]) throws -> Void,
        progress: (Int) -> Void
    ) async throws {
        var layout = ZipLayout()
        var failures: [RowError] = []
        var size = 0
        var done = 0
        func append(_ entry: PackedFile) throws {
            let bytes = layout.append(entry)
            size += bytes.count
            // The directory repeats each name, of at most 255 bytes, after a header of 46 bytes.
            guard size + 320 * (orders.count + 1) < ZipLayout.largestArchive else {
                throw PackingError.tooLarge
            }
            try write(bytes)
        }
        var deflater = Deflater(level: Self.compressionLevel)
        try append(PackedFile(name: mappingName, bytes: mapping, deflater: &deflater))
        try await generator.forEachChunk(of: orders) { chunk in
            Self.entries(of: chunk, generator, svg)
        } take: { (entries: [Result<PackedFile, RowError>]) in
            for entry in entries {
                switch entry {
                case .success(let entry):
                    if failures.isEmpty { try append(entry) }
                case .failure(let failure):
                    failures.append(failure)
                }
            }
            done += entries.count
            progress(done)
        }
        guard failures.isEmpty else { throw PackingError.rows(failures) }
        try write(layout.end())
    }

    // The lowest level already finds the repetitions that make up most of a code.
    private static let compressionLevel: Int32 = 1

    private static func entries(
        of orders: ArraySlice<CodeOrder>,
        _ generator: CodeGenerator,
        _ svg: (@Sendable (CodeOrder) throws(RowError) -> [UInt8])?
    ) -> [Result<PackedFile, RowError>] {
        var deflater = Deflater(level: compressionLevel)
        var entries: [Result<PackedFile, RowError>] = []
        for order in orders {
            do throws(RowError) {
                let bytes: [UInt8]
                if let svg {
                    bytes = try svg(order)
                } else {
                    bytes = try generator.code(for: order).svg
                }
                entries.append(
                    .success(
                        PackedFile(name: order.fileName, bytes: bytes, deflater: &deflater)
                    )
                )
            } catch {
                entries.append(.failure(error))
            }
        }
        return entries
    }
}
