// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ArgumentParser
import CommandArguments
import ExperienceLists
import MorselRegistry
import MorselWording
import Terminal

/// An experience of a database, chosen by its number or URL.
struct ExperienceChoice: ParsableArguments {
    @Argument(help: "The experience's number, as listed by 'experience list', or its URL.")
    var experience: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    /// The number or the URL by which a person refers to an experience.
    enum Name: Sendable {
        case number(AdvancedExperience.ID)
        case url(RegisteredURL)

        /// Returns the experience with this name.
        ///
        /// If several have the URL, it is the published one, or else the newest.
        ///
        /// - Throws: ``CommandError`` or `RegistryError` if there is none.
        func find(in store: ReadTransaction) throws -> StoredExperience {
            switch self {
            case .number(let id):
                if let found = try store.experience(id) { return found }
                throw RegistryError.unknownExperience(id)
            case .url(let url):
                if let id = try store.publishedExperience(with: url),
                    let found = try store.experience(id)
                {
                    return found
                }
                var newest: StoredExperience?
                let filter = ExperienceFilter(text: url.url.host.text)
                try store.forEachExperience(filter) { found in
                    if found.experience.url == url { newest = found }
                }
                if let newest { return newest }
                throw CommandError("experience", "experience: No experience has the URL \(url).")
            }
        }
    }

    /// Parses the argument.
    ///
    /// - Throws: The exit status of an invalid command line; the error has been printed then.
    func name() throws -> Name {
        try Console.reading(json: json) {
            if experience.utf8.first == UInt8(ascii: "h") {
                return .url(try Parsed.registeredURL(experience))
            }
            guard let number = Int64(experience), number > 0, number < .max else {
                throw CommandError(
                    "number",
                    "number: \(experience) is not the number of an experience, nor its URL; "
                        + "'experience list' shows both."
                )
            }
            return .number(AdvancedExperience.ID(rawValue: number))
        }
    }

    /// Reads the experience from the database.
    ///
    /// - Throws: ``CommandError`` if there is no such experience.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (StoredExperience, ReadTransaction) throws -> Value
    ) async throws -> Value {
        let name = try name()
        let registry = try database.open()
        return try await StoreErrors.reporting(in: registry) {
            try await registry.read { store in try body(name.find(in: store), store) }
        }
    }

    /// The result of a change of an experience.
    struct Change: Sendable {
        let before: NewExperience
        let after: NewExperience
        let id: AdvancedExperience.ID
        let advice: [ExperienceFinding]

        /// The names of the columns that differ.
        var columns: [String] { after.columns(differingFrom: before) }
    }

    /// Changes the experience, if the rules of the store allow it.
    ///
    /// - Throws: ``CommandError`` if they do not.
    func change(
        _ body: @escaping @Sendable (inout NewExperience, WriteTransaction) throws -> Void
    ) async throws -> Change {
        let name = try name()
        let registry = try database.open()
        return try await StoreErrors.reporting(in: registry) {
            try await registry.write(by: .command, at: .now) { store in
                let stored = try name.find(in: store)
                let before = NewExperience(stored.experience)
                var after = before
                try body(&after, store)
                var associations = ExperienceAssociations()
                let isSameImage = before.card.image == after.card.image
                let advice = try store.revise(
                    after.withID(stored.experience.id),
                    upload: isSameImage ? stored.upload : nil,
                    &associations
                )
                return Change(
                    before: before,
                    after: after,
                    id: stored.experience.id,
                    advice: advice
                )
            }
        }
    }

    /// Changes the experience, and prints the change.
    ///
    /// - Throws: ``CommandError`` if the change is not allowed.
    func report(
        _ body: @escaping @Sendable (inout NewExperience, WriteTransaction) throws -> Void
    ) async throws {
        try await Console.reporting(json: json) {
            let change = try await change(body)
            let advice = change.advice.map { $0.sentence }
            if json {
                struct Report: Encodable {
                    let id: Int64
                    let changed: [String]
                    let advice: [String]
                }
                let report = Report(
                    id: change.id.rawValue,
                    changed: change.columns,
                    advice: advice
                )
                return try Console.print(json: report)
            }
            for sentence in advice { Console.warn("Advice: \(sentence)") }
            let columns = change.columns
            try Console.print(
                columns.isEmpty
                    ? "Experience \(change.id.rawValue) is as it was."
                    : "Changed experience \(change.id.rawValue): \(columns.joined(separator: ", "))."
            )
        }
    }
}
