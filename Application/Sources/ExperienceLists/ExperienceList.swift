// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import MorselRegistry

/// A list of advanced experiences, such as a file in a repository (feature C11).
public struct ExperienceList: Sendable {
    /// The formats of lists.
    public enum Format: String, Sendable, Hashable, CaseIterable {
        /// Comma-separated values: a table with a header.
        case csv
        /// A YAML file.
        case yaml
    }

    /// The experiences that can be read, in the order of the list.
    public let experiences: [ListedExperience]

    /// The errors, in the order of the list; at most ``errorLimit``.
    public let errors: [ExperienceListError]

    /// The maximum number of errors that are reported.
    public static let errorLimit = 100

    /// Parses a list.
    ///
    /// - Parameters:
    ///   - file: The bytes of the file.
    ///   - format: The format of the file.
    /// - Complexity: O(size of the file).
    public init(_ file: [UInt8], as format: Format) {
        let rows = format == .csv ? ListRows(csv: file) : ListRows(yaml: file)
        var errors = rows.errors
        var experiences: [ListedExperience] = []
        var first: [RegisteredURL: ListPlace] = [:]
        for row in rows.rows {
            guard errors.count < Self.errorLimit else { break }
            guard let experience = ListedExperience(row, &errors) else { continue }
            // Deactivated experiences may have had the URL of the published one.
            if experience.content.state == .published {
                let url = experience.content.url
                let place = row.cells["url"]?.place ?? row.place
                if let other = first[url] {
                    errors.append(
                        ExperienceListError(place: place, code: .repeatedURL(first: other))
                    )
                    continue
                }
                first[url] = place
            }
            experiences.append(experience)
        }
        if experiences.isEmpty, errors.isEmpty {
            let place = ListPlace(line: 1, column: 1)
            errors.append(ExperienceListError(place: place, code: .empty))
        }
        self.experiences = experiences
        self.errors = Array(
            errors.sorted { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
                .prefix(Self.errorLimit)
        )
    }
}
