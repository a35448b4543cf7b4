// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A list of codes to generate, read from values separated by commas, semicolons or tabs.
///
/// The first record determines the kind:
///
/// - the generator's (A7): a header with all of ``Column``, in any order;
/// - a mapping file (A10): a header with `SVG File Name` and `URL`;
/// - URLs alone (A8): no header; each value of each row is a URL.
public struct CodeList: Sendable {
    /// A kind of list.
    public enum Kind: Sendable, Hashable {
        /// A list of Apple's generator, with six columns.
        case generator
        /// A mapping file, with two columns.
        case mapping
        /// A list of URLs, without a header.
        case urls
    }

    /// The kind of the list.
    public let kind: Kind

    /// The codes to generate, in the order of the rows.
    public let orders: [CodeOrder]

    /// The rows with errors.
    public let failures: [RowError]

    /// The reason a file is not a list.
    public enum ReadingError: Error, Sendable, Hashable {
        /// It is not comma-separated values.
        case csv(CSVRecords.ReadingError)
        /// The file has no rows.
        case empty
        /// Columns are missing or unknown. Both are in the order of the
        /// header; the first of each belong together where a name was mistyped.
        case header(missing: [Column], unknown: [String])
        /// A column is repeated.
        case repeatedColumn(Column)
    }

    /// Parses a list.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - style: The style of codes whose rows do not state one.
    ///   - kinds: The kinds of lists that are accepted.
    /// - Throws: ``ReadingError`` if nothing in the file can be used; rows with errors are in
    ///   ``failures`` instead.
    public init(
        _ file: [UInt8],
        style: CodeStyle,
        kinds: Set<Kind> = [.generator, .mapping, .urls]
    ) throws(ReadingError) {
        let records: [CSVRecords.Record]
        do {
            // A row of nothing but separators is what spreadsheets leave of a row that was emptied.
            records = try CSVRecords(file, separator: Self.separator(of: file)).records
                .filter { $0.fields.contains { $0 != "" } }
        } catch {
            throw .csv(error)
        }
        guard let first = records.first else { throw .empty }
        guard Self.isHeader(first.fields) || !kinds.contains(.urls) else {
            kind = .urls
            orders = Self.urlOrders(records, style)
            failures = []
            return
        }
        let wanted: [Column] = kinds.contains(.mapping) ? [.fileName, .url] : Column.allCases
        let places = try Self.places(in: first.fields, wanted: wanted)
        var orders: [CodeOrder] = []
        var failures: [RowError] = []
        var rows: [String: Int] = [:]
        for record in records.dropFirst() {
            do throws(RowError) {
                let order = try Self.order(record, places, first.fields.count, style)
                let key = CodeFileName.key(of: order.fileName)
                if let earlier = rows[key] {
                    throw RowError(order, reason: .repeatedFileName(earlierRow: earlier))
                }
                rows[key] = record.row
                orders.append(order)
            } catch {
                failures.append(error)
            }
        }
        guard records.count > 1 else { throw .empty }
        kind = places.count == Column.allCases.count ? .generator : .mapping
        self.orders = orders
        self.failures = failures
    }

    // MARK: Header

    private static let columnNames = Set(Column.allCases.map { $0.rawValue.lowercased() })

    /// A first record is a header if it names a column, or if nothing in it could be a URL.
    private static func isHeader(_ fields: [String]) -> Bool {
        fields.contains { columnNames.contains($0.lowercased()) }
            || !fields.contains { $0.contains("://") || $0.contains(".") }
    }

    /// Returns the separator of the fields, judged by the first record.
    ///
    /// For a header, it is the one that gives the most column names, then the most fields; for URLs, the
    /// one that gives URLs, since a URL can contain commas and semicolons. If nothing decides, it is the
    /// comma.
    private static func separator(of file: [UInt8]) -> CSVSeparator {
        var best = (separator: CSVSeparator.comma, names: 0, count: 1)
        for separator in CSVSeparator.allCases {
            guard let fields = CSVRecords.firstFields(of: file, separatedBy: separator) else {
                continue
            }
            let values = fields.filter { $0 != "" }
            let hasURL = values.contains { $0.contains("://") }
            guard !hasURL || values.allSatisfy({ $0.contains("://") }) else { continue }
            let names = values.count { columnNames.contains($0.lowercased()) }
            if (names, fields.count) > (best.names, best.count) {
                best = (separator, names, fields.count)
            }
        }
        return best.separator
    }

    private static func places(
        in header: [String],
        wanted: [Column]
    ) throws(ReadingError) -> [Column: Int] {
        var places: [Column: Int] = [:]
        var unknown: [String] = []
        for (index, field) in header.enumerated() {
            guard let column = Column(rawValue: field) else {
                unknown.append(field)
                continue
            }
            guard places[column] == nil else { throw .repeatedColumn(column) }
            places[column] = index
        }
        // One column of a style needs the others too.
        let needed = places.count > 2 ? Column.allCases : wanted
        let missing = needed.filter { places[$0] == nil }
        guard missing.isEmpty, unknown.isEmpty else {
            throw .header(missing: missing, unknown: unknown)
        }
        return places
    }

    // MARK: Rows

    private static func urlOrders(
        _ records: [CSVRecords.Record],
        _ style: CodeStyle
    ) -> [CodeOrder] {
        var orders: [CodeOrder] = []
        for record in records {
            for url in record.fields where !url.isEmpty {
                orders.append(
                    CodeOrder(
                        row: record.row,
                        fileName: "AppClipCode\(orders.count + 1).svg",
                        url: url,
                        style: style
                    )
                )
            }
        }
        return orders
    }

    private static func order(
        _ record: CSVRecords.Record,
        _ places: [Column: Int],
        _ fieldCount: Int,
        _ style: CodeStyle
    ) throws(RowError) -> CodeOrder {
        func failure(_ reason: RowError.Reason) -> RowError {
            RowError(row: record.row, reason: reason)
        }
        guard record.fields.count == fieldCount else {
            throw failure(.fieldCount(actual: record.fields.count, expected: fieldCount))
        }
        func field(_ column: Column) -> String? { places[column].map { record.fields[$0] } }
        func color(_ column: Column) throws(RowError) -> RGBColor? {
            guard let text = field(column) else { return nil }
            do {
                return try RGBColor(hexadecimal: text)
            } catch {
                throw failure(.color(column: column, fault: error))
            }
        }
        let name = field(.fileName) ?? ""
        if let reason = CodeFileName.fault(of: name) { throw failure(reason) }
        let kind = field(.type).map { CodeStyle.Kind(rawValue: $0) } ?? style.kind
        let logo = field(.logo).map { CodeStyle.Logo(rawValue: $0) } ?? style.logo
        guard let kind else { throw failure(.type) }
        guard let logo else { throw failure(.logo) }
        let colors = ColorPair(
            foreground: try color(.foreground) ?? style.colors.foreground,
            background: try color(.background) ?? style.colors.background
        )
        guard colors.hasEnoughContrast else { throw failure(.contrast(colors)) }
        return CodeOrder(
            row: record.row,
            fileName: name,
            url: field(.url) ?? "",
            style: CodeStyle(colors: colors, kind: kind, logo: logo)
        )
    }
}
