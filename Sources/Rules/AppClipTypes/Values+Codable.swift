// SPDX-License-Identifier: Apache-2.0

// Values that people write as one text or number are encoded as one in files and databases too.

extension AppIdentifier: Codable {
    /// Creates an identifier by decoding its text.
    ///
    /// - Throws: `DecodingError` for anything but an identifier.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let identifier = try? AppIdentifier(value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no identifier")
        }
        self = identifier
    }

    /// Encodes the identifier as its text.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(text)
    }
}

extension Language: Codable {
    /// Creates a language by decoding its tag.
    ///
    /// - Throws: `DecodingError` for anything but a tag.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let language = Language(try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no language")
        }
        self = language
    }

    /// Encodes the language as its tag.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(tag)
    }
}

extension Verb: Codable {}
