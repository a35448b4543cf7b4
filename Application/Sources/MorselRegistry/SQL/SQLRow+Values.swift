// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes

// Values of columns. A value that cannot be read was written by another program, and is reported as
// damage.

extension SQLRow {
    /// Reads a column with a count, or a number of bytes that fits into memory.
    func count(_ column: String) throws -> Int {
        let number: Int = try read(column)
        guard (0...1 << 48).contains(number) else { throw RegistryError.damaged(column) }
        return number
    }

    /// Reads a column with the width or height of an image.
    private func pixels(_ column: String) throws -> Int {
        let number: Int = try read(column)
        guard (1...Int(UInt32.max)).contains(number) else { throw RegistryError.damaged(column) }
        return number
    }

    /// Reads a column with a time.
    func time(_ column: String) throws -> Timestamp {
        let time = Timestamp(secondsSince1970: try read(column))
        guard Timestamp.showable.contains(time) else { throw RegistryError.damaged(column) }
        return time
    }

    /// Reads a column whose text is converted to a value.
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

    /// Reads the image that a query has joined from `images`.
    func image() throws -> HeaderImage? {
        guard try (read("image") as String?) != nil else { return nil }
        return try header(digest: "image")
    }

    /// Returns the image whose digest is in a column.
    func header(digest column: String) throws -> HeaderImage {
        HeaderImage(
            reference: try value(column) { Digest($0) }.text,
            width: try pixels("width"),
            height: try pixels("height"),
            format: try value("format") { HeaderImage.Format(rawValue: $0) },
            hasTransparency: try read("has_transparency")
        )
    }

    /// Reads the texts of a card in one language.
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

extension AdvancedExperience.ID {
    /// Creates the value from a number in the database.
    init(stored number: Int64) throws {
        guard (0..<Int64.max).contains(number) else { throw RegistryError.damaged("id") }
        self.init(rawValue: number)
    }
}
