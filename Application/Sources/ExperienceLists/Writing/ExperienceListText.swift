// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import CodeProduction
public import MorselRegistry
import ScenarioFiles

/// Writes experiences as a list that can be read again.
public struct ExperienceListText {
    private var rows: [ListedValues] = []

    /// Creates an empty list.
    public init() {}

    /// Adds an experience.
    ///
    /// - Parameters:
    ///   - experience: The experience.
    ///   - image: The path of its image; `nil` to refer to the image by its digest.
    public mutating func add(_ experience: NewExperience, image: String? = nil) {
        let digest = (experience.card.image?.reference).flatMap(Digest.init)
        let stored = digest.map { ListedExperience.Image.stored($0).text }
        rows.append(ListedValues(experience, image: image ?? stored))
    }

    /// The list as a CSV table, with a column for each value that any experience has.
    public var csv: [UInt8] {
        let used = Set(rows.flatMap { $0.values.map(\.column) })
        let columns = used.sorted { Self.position($0) < Self.position($1) }
        var text = CSVText()
        text.append(columns.isEmpty ? ["url", "clip"] : columns)
        for row in rows {
            let values = Dictionary(uniqueKeysWithValues: row.values.map { ($0.column, $0.texts) })
            text.append(
                columns.map { column in
                    guard let texts = values[column] else { return "" }
                    return ListColumn.isList(column) ? ListText.joined(texts) : texts[0]
                }
            )
        }
        return text.bytes
    }

    /// The list as a YAML file.
    public var yaml: String {
        guard !rows.isEmpty else { return "experiences: []\n" }
        var writer = YAMLWriter()
        writer.line(0, "experiences:")
        for row in rows {
            var mark = "- "
            for (column, inner) in row.nested {
                let lines = inner.count == 1 && inner[0].key == nil
                if lines {
                    writer.line(1, "\(mark)\(column): \(inner[0].value.text)")
                } else {
                    let map = inner.map { ($0.key ?? "", Optional($0.value)) }
                    writer.line(1, "\(mark)\(column): \(YAMLWriter.Inline.map(map).text)")
                }
                mark = "  "
            }
        }
        return writer.text
    }

    /// Returns the sort key of a column: its base, and then the language or the part of the place.
    private static func position(_ column: String) -> (Int, Int, String) {
        let (base, inner) = ListColumn.split(column) ?? (column, "")
        let order = ListColumn.names.firstIndex(of: base) ?? ListColumn.names.count
        // Titles and subtitles stand side by side, language by language.
        guard base != "title", base != "subtitle" else {
            let titles = ListColumn.names.firstIndex(of: "title") ?? 0
            return (titles, 0, inner + (base == "title" ? " 1" : " 2"))
        }
        return (order, ListColumn.partsOfPlace.firstIndex(of: inner) ?? 0, inner)
    }
}

extension ListedValues {
    typealias Inner = (key: String?, value: YAMLWriter.Inline)

    /// The values grouped by the base of their columns: `title[de]` and `title[en]` are one mapping.
    fileprivate var nested: [(column: String, inner: [Inner])] {
        var nested: [(column: String, inner: [Inner])] = []
        for (column, texts) in values {
            let value: YAMLWriter.Inline =
                ListColumn.isList(column) && texts.count > 1
                ? .list(texts.map { .text($0) }) : .text(texts[0])
            let (base, inner) =
                ListColumn.split(column).map { ($0.base, $0.inner) } ?? (column, nil)
            if let index = nested.firstIndex(where: { $0.column == base }) {
                nested[index].inner.append((inner, value))
            } else {
                nested.append((base, [(inner, value)]))
            }
        }
        return nested
    }
}
