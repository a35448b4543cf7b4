// SPDX-License-Identifier: Apache-2.0

import CodeProduction
import DeviceScenarios
import ScenarioFiles
import Yams

/// The values of one experience by the names of their columns, whatever the file's format.
///
/// A mapping in YAML becomes columns with brackets: `title: { de: Karte }` is `title[de]`.
struct ListRow {
    let place: ListPlace
    private(set) var cells: [String: Cell] = [:]

    /// One value or several values.
    struct Cell {
        let place: ListPlace
        let texts: [String]
    }

    init(at place: ListPlace) { self.place = place }

    /// Adds a value; an empty one counts as none.
    mutating func add(_ cell: Cell, as name: String) throws(ExperienceListError) {
        guard cell.texts != [""], !cell.texts.isEmpty else { return }
        guard cells.updateValue(cell, forKey: name) == nil else {
            throw ExperienceListError(place: cell.place, code: .repeatedColumn(name))
        }
    }
}

/// The rows of a file, and the errors of the other rows.
struct ListRows {
    private(set) var rows: [ListRow] = []
    private(set) var errors: [ExperienceListError] = []

    /// The maximum number of experiences in a list.
    static let limit = 100_000

    /// Parses a table with a header.
    init(csv file: [UInt8]) {
        let records: [CSVRecords.Record]
        do throws(CSVRecords.ReadingError) {
            // Spreadsheets in many European languages write semicolons.
            let separator = CSVRecords.separator(of: file) {
                ListColumn.problem(with: ListColumn.normalized($0)) == nil
            }
            records = try CSVRecords(file, separator: separator).records
        } catch {
            let place = ListPlace(line: error.row, column: 1)
            errors.append(ExperienceListError(place: place, code: .csv(error.code)))
            return
        }
        guard let header = records.first else { return }
        let names = header.fields.map(ListColumn.normalized)
        for (index, name) in names.enumerated() {
            let place = ListPlace(line: header.row, column: index + 1, name: name)
            if names[..<index].contains(name) {
                errors.append(ExperienceListError(place: place, code: .repeatedColumn(name)))
            } else if let code = ListColumn.problem(with: name) {
                errors.append(ExperienceListError(place: place, code: code))
            }
        }
        // Any further errors would only follow from these.
        guard errors.isEmpty else { return }
        for record in records.dropFirst() {
            guard add(ListPlace(line: record.row, column: 1)) else { return }
            attempt { (row: inout ListRow) throws(ExperienceListError) in
                if record.fields.count > names.count {
                    let place = ListPlace(line: record.row, column: names.count + 1)
                    throw ExperienceListError(
                        place: place,
                        code: .tooManyFields(columns: names.count)
                    )
                }
                for (index, (name, text)) in zip(names, record.fields).enumerated() {
                    let place = ListPlace(line: record.row, column: index + 1, name: name)
                    let texts = ListColumn.isList(name) ? ListText.parts(of: text) : [text]
                    try row.add(ListRow.Cell(place: place, texts: texts), as: name)
                }
            }
        }
    }

    /// Parses a mapping with `experiences`, and with `clip` for experiences that do not name one.
    init(yaml file: [UInt8]) {
        let roots: [Node]
        do throws(ScenarioFileError) {
            let limits = YAMLText.Limits(fileSize: 32 << 20, values: 4_000_000)
            roots = try YAMLText(file, file: "", limits: limits).documents
        } catch {
            let place = ListPlace(line: error.place.line, column: error.place.column)
            errors.append(ExperienceListError(place: place, code: .yaml(error)))
            return
        }
        for root in roots { readDocument(root) }
    }

    private mutating func readDocument(_ root: Node) {
        guard case .mapping(let mapping) = root else {
            errors.append(
                ExperienceListError(place: root.listPlace(), code: .missing("experiences"))
            )
            return
        }
        var clip: ListRow.Cell?
        var list: [Node] = []
        for (key, node) in mapping {
            switch (key.string, node) {
            case ("clip", .scalar(let text)):
                clip = ListRow.Cell(place: node.listPlace("clip"), texts: [text.string])
            case ("experiences", .sequence(let nodes)): list = Array(nodes)
            case ("clip", _), ("experiences", _):
                errors.append(
                    ExperienceListError(place: node.listPlace(key.string), code: .notText)
                )
            default:
                let code = ExperienceListError.Code.unknownColumn(
                    key.string ?? "",
                    known: ["clip", "experiences"]
                )
                errors.append(ExperienceListError(place: key.listPlace(), code: code))
            }
        }
        for node in list {
            guard add(node.listPlace()) else { return }
            attempt { (row: inout ListRow) throws(ExperienceListError) in
                guard case .mapping(let fields) = node else {
                    throw ExperienceListError(place: node.listPlace(), code: .missing("url"))
                }
                for (key, value) in fields { try row.add(value, key) }
                if row.cells["clip"] == nil, let clip { try row.add(clip, as: "clip") }
            }
        }
    }

    /// Starts a row; returns `false` if there are too many.
    private mutating func add(_ place: ListPlace) -> Bool {
        guard rows.count < Self.limit else {
            errors.append(
                ExperienceListError(place: place, code: .tooManyExperiences(limit: Self.limit))
            )
            return false
        }
        rows.append(ListRow(at: place))
        return true
    }

    /// Fills the last row, or records its first error.
    private mutating func attempt(
        _ body: (inout ListRow) throws(ExperienceListError) -> Void
    ) {
        guard var row = rows.popLast() else { return }
        do throws(ExperienceListError) {
            try body(&row)
            rows.append(row)
        } catch { errors.append(error) }
    }
}

extension ListRow {
    /// Adds the value of a key, or those of a mapping below it.
    fileprivate mutating func add(_ node: Node, _ key: Node) throws(ExperienceListError) {
        let name = ListColumn.normalized(key.string ?? "")
        if case .mapping(let mapping) = node {
            for (inner, value) in mapping {
                guard let part = inner.string else {
                    throw ExperienceListError(place: inner.listPlace(name), code: .notText)
                }
                try add(value, as: ListColumn.normalized("\(name)[\(part)]"), at: inner)
            }
        } else {
            try add(node, as: name, at: key)
        }
    }

    private mutating func add(
        _ node: Node,
        as name: String,
        at key: Node
    ) throws(ExperienceListError) {
        if let code = ListColumn.problem(with: name) {
            throw ExperienceListError(place: key.listPlace(name), code: code)
        }
        var texts: [String] = []
        switch node {
        case .scalar(let text): texts = text.isNull ? [] : [text.string]
        case .sequence(let nodes) where ListColumn.isList(name):
            for node in nodes {
                guard case .scalar(let text) = node else {
                    throw ExperienceListError(place: node.listPlace(name), code: .notText)
                }
                texts.append(text.string)
            }
        default: throw ExperienceListError(place: node.listPlace(name), code: .notText)
        }
        try add(Cell(place: node.listPlace(name), texts: texts), as: name)
    }
}

extension Node.Scalar {
    fileprivate var isNull: Bool { style == .plain && ["", "~", "null"].contains(string) }
}

extension Node {
    fileprivate func listPlace(_ name: String? = nil) -> ListPlace {
        ListPlace(line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1), name: name)
    }
}
