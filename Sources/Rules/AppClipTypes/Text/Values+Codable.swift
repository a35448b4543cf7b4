// SPDX-License-Identifier: Apache-2.0

// What people write as one text or number is one in files and databases too. Embedded Swift has no
// `Codable`.
#if !hasFeature(Embedded)

extension AppIdentifier: Codable {
    /// Reads the text.
    ///
    /// - Throws: `DecodingError` for anything but an identifier.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let identifier = try? AppIdentifier(value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no identifier")
        }
        self = identifier
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(text)
    }
}

extension Language: Codable {
    /// Reads the tag.
    ///
    /// - Throws: `DecodingError` for anything but a tag.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let language = Language(try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no language")
        }
        self = language
    }

    /// Writes the tag.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(tag)
    }
}

extension Timestamp: Codable {
    /// Reads the number of seconds.
    ///
    /// - Throws: `DecodingError` for a moment that no clock can show.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self.init(secondsSince1970: try value.decode(Int64.self))
        guard Self.showable.contains(self) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no moment")
        }
    }

    /// Writes the number of seconds.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(secondsSince1970)
    }
}

extension Verb: Codable {}

#endif
