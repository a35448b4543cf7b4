// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import GRDB
import MorselRegistry

// Values of columns. A value that cannot be read was written by another program, and is reported as
// damage.

extension Row {
    /// A column, of a type that SQLite has.
    func read<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
        do {
            return try decode(Value.self, forColumn: column)
        } catch {
            throw RegistryError.damaged(column)
        }
    }

    /// A column whose text a value is made of.
    func value<Value>(_ column: String, _ make: (String) throws -> Value?) throws -> Value {
        guard let text: String = self[column], let value = try? make(text) else {
            throw RegistryError.damaged(column)
        }
        return value
    }

    func appIdentifier(_ column: String) throws -> AppIdentifier {
        try value(column) { try AppIdentifier($0) }
    }

    func app() throws -> App {
        App(
            identifier: try appIdentifier("identifier"),
            name: self["name"],
            storeNumber: self["store_number"]
        )
    }

    /// The image that a query has joined from `images`.
    func image() throws -> HeaderImage? {
        guard let reference: String = self["image"] else { return nil }
        return HeaderImage(
            reference: reference,
            width: self["width"],
            height: self["height"],
            format: try value("format") { HeaderImage.Format(rawValue: $0) },
            hasTransparency: self["has_transparency"]
        )
    }

    /// The texts of a card in one language.
    func localization() throws -> (Language, CardText) {
        let language = try value("language") { Language($0) }
        return (language, CardText(title: self["title"], subtitle: self["subtitle"]))
    }

    func card(texts: [Language: CardText]) throws -> CardMetadata {
        CardMetadata(
            verb: try value("verb") { Verb(rawValue: $0) },
            image: try image(),
            defaultLanguage: try value("default_language") { Language($0) },
            texts: texts
        )
    }
}

extension Database {
    /// The texts of an experience, out of one of the two tables for them.
    func texts(of experience: Int64, in table: String) throws -> [Language: CardText] {
        let rows = try Row.fetchAll(
            self,
            sql: "SELECT language, title, subtitle FROM \(table) WHERE experience = ?",
            arguments: [experience]
        )
        var texts: [Language: CardText] = [:]
        for row in rows {
            let (language, text) = try row.localization()
            texts[language] = text
        }
        return texts
    }

    func insert(_ texts: [Language: CardText], of experience: Int64, into table: String) throws {
        for (language, text) in texts {
            try execute(
                sql: """
                    INSERT INTO \(table) (experience, language, title, subtitle)
                    VALUES (?, ?, ?, ?)
                    """,
                arguments: [experience, language.tag, text.title, text.subtitle]
            )
        }
    }

    /// Notes a change, for those who follow.
    func note(_ subject: Change.Subject, _ key: String) throws {
        try execute(
            sql: "INSERT INTO changes (subject, key) VALUES (?, ?)",
            arguments: [subject.rawValue, key]
        )
    }

    func clipNumber(_ clip: AppIdentifier) throws -> Int64? {
        try Int64.fetchOne(
            self,
            sql: "SELECT id FROM clips WHERE identifier = ?",
            arguments: [clip.text]
        )
    }

    func existingClipNumber(_ clip: AppIdentifier) throws -> Int64 {
        guard let number = try clipNumber(clip) else { throw RegistryError.unknownClip(clip) }
        return number
    }
}
