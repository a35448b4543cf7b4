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

    /// A column with a number of things, or of bytes that a machine can have.
    func count(_ column: String) throws -> Int {
        let number: Int = try read(column)
        guard (0...1 << 48).contains(number) else { throw RegistryError.damaged(column) }
        return number
    }

    /// A column with the width or height of an image.
    private func pixels(_ column: String) throws -> Int {
        let number: Int = try read(column)
        guard (1...Int(UInt32.max)).contains(number) else { throw RegistryError.damaged(column) }
        return number
    }

    /// A column with a moment.
    func time(_ column: String) throws -> Timestamp {
        let time = Timestamp(secondsSince1970: try read(column))
        guard Timestamp.showable.contains(time) else { throw RegistryError.damaged(column) }
        return time
    }

    /// A column whose text a value is made of.
    func value<Value>(_ column: String, _ make: (String) throws -> Value?) throws -> Value {
        let text: String = try read(column)
        guard let value = try? make(text) else {
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
            name: try read("name"),
            storeNumber: try read("store_number")
        )
    }

    /// The image that a query has joined from `images`.
    func image() throws -> HeaderImage? {
        guard try (read("image") as String?) != nil else { return nil }
        return try header(digest: "image")
    }

    /// An image whose digest is in a column.
    func header(digest column: String) throws -> HeaderImage {
        HeaderImage(
            reference: try value(column) { Digest($0) }.text,
            width: try pixels("width"),
            height: try pixels("height"),
            format: try value("format") { HeaderImage.Format(rawValue: $0) },
            hasTransparency: try read("has_transparency")
        )
    }

    /// The texts of a card in one language.
    func localization() throws -> (Language, CardText) {
        let language = try value("language") { Language($0) }
        return (language, CardText(title: try read("title"), subtitle: try read("subtitle")))
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
