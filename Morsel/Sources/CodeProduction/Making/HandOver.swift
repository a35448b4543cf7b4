internal import AppClipCodes

/// A print hand-over: a ZIP archive with SVG files and their mapping file, all in its root folder
/// (A10, rules ).
public struct HandOver: Sendable {
    /// What the printing service takes at most.
    public enum Limits {
        /// SVG files, and rows of the mapping file.
        public static let codes = 10_000
        /// Characters of the name of the archive, of an SVG file and of the mapping file, the
        /// extension included.
        public static let fileName = 188
    }

    /// The name of the mapping file.
    public let mappingName: String

    /// The codes, in the order of the mapping file.
    public let orders: [CodeOrder]

    /// Why something cannot be handed over.
    public enum Failure: Error, Sendable, Hashable {
        /// There are more codes than the limit.
        case tooManyCodes(count: Int, limit: Int)
        /// The name of the archive or of the mapping file is too long.
        case longName(name: String, length: Int, limit: Int)
        /// Rows are at fault; each is listed.
        case rows([RowFailure])
        /// The archive would be larger than 4 GiB.
        case tooLarge
    }

    /// Makes a hand-over.
    ///
    /// - Throws: ``Failure`` if a limit is broken.
    public init(
        orders: [CodeOrder],
        archiveName: String,
        mappingName: String = "mapping.csv"
    ) throws(Failure) {
        for name in [archiveName, mappingName] where name.count > Limits.fileName {
            throw .longName(name: name, length: name.count, limit: Limits.fileName)
        }
        guard orders.count <= Limits.codes else {
            throw .tooManyCodes(count: orders.count, limit: Limits.codes)
        }
        var failures: [RowFailure] = []
        var rows: [String: Int] = [:]
        for order in orders {
            let length = order.fileName.count
            // Where it is unpacked, capital letters may make no difference.
            let name = order.fileName.lowercased()
            if length > Limits.fileName {
                let reason = RowFailure.Reason.longFileName(length: length, limit: Limits.fileName)
                failures.append(RowFailure(order, reason: reason))
            } else if let reason = CodeList.fileNameFault(order.fileName) {
                failures.append(RowFailure(order, reason: reason))
            } else if !name.hasSuffix(".svg") || name == mappingName.lowercased() {
                failures.append(RowFailure(order, reason: .notAnSVGName))
            } else if let earlier = rows[name] {
                let reason = RowFailure.Reason.repeatedFileName(earlierRow: earlier)
                failures.append(RowFailure(order, reason: reason))
            }
            rows[name] = rows[name] ?? order.row
        }
        guard failures.isEmpty else { throw .rows(failures) }
        self.orders = orders
        self.mappingName = mappingName
    }

    /// The mapping file: each SVG with its URL.
    public var mapping: [UInt8] {
        var text = CSVText()
        text.append([Column.fileName.rawValue, Column.url.rawValue])
        for order in orders { text.append([order.fileName, order.url]) }
        return text.bytes
    }

    /// Makes the archive.
    ///
    /// - Parameters:
    ///   - maker: Makes the codes.
    ///   - svg: The bytes of an SVG that exists already, or `nil` to make it. Called on several
    ///     threads.
    ///   - write: Takes the bytes of the archive piece by piece.
    ///   - progress: Told how many codes are in the archive.
    /// - Throws: ``Failure`` with all rows at fault, or what `write` throws; the archive is then
    ///   of no use.
    public func write(
        with maker: CodeMaker,
        svg: (@Sendable (CodeOrder) throws(RowFailure) -> [UInt8])? = nil,
        to write: ([UInt8]) throws -> Void,
        progress: (Int) -> Void
    ) async throws {
        var layout = ZipLayout()
        var failures: [RowFailure] = []
        var size = 0
        var done = 0
        func append(_ entry: ZipEntry) throws {
            let bytes = layout.append(entry)
            size += bytes.count
            // The directory repeats each name, of at most 255 bytes, behind 46 of its own.
            guard size + 320 * (orders.count + 1) < ZipLayout.largestArchive else {
                throw Failure.tooLarge
            }
            try write(bytes)
        }
        var deflater = Deflater(level: Self.compressionLevel)
        try append(ZipEntry(name: mappingName, bytes: mapping, deflater: &deflater))
        try await maker.forEachChunk(of: orders) { chunk in
            Self.entries(of: chunk, maker, svg)
        } take: { (entries: [Result<ZipEntry, RowFailure>]) in
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
        guard failures.isEmpty else { throw Failure.rows(failures) }
        try write(layout.end())
    }

    // The lowest level already finds the repetitions that make up most of a code.
    private static let compressionLevel: Int32 = 1

    private static func entries(
        of orders: ArraySlice<CodeOrder>,
        _ maker: CodeMaker,
        _ svg: (@Sendable (CodeOrder) throws(RowFailure) -> [UInt8])?
    ) -> [Result<ZipEntry, RowFailure>] {
        var deflater = Deflater(level: compressionLevel)
        var entries: [Result<ZipEntry, RowFailure>] = []
        for order in orders {
            do throws(RowFailure) {
                let bytes: [UInt8]
                if let svg {
                    bytes = try svg(order)
                } else {
                    bytes = try maker.code(for: order).svg
                }
                entries.append(
                    .success(
                        ZipEntry(name: order.fileName, bytes: bytes, deflater: &deflater)
                    )
                )
            } catch {
                entries.append(.failure(error))
            }
        }
        return entries
    }
}
