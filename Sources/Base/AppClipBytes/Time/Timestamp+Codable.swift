// SPDX-License-Identifier: Apache-2.0

// Embedded Swift does not have `Codable`.
#if !hasFeature(Embedded)

extension Timestamp: Codable {
    /// Creates a time by decoding a number of seconds.
    ///
    /// - Throws: `DecodingError` for a time that a clock cannot show.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self.init(secondsSince1970: try value.decode(Int64.self))
        guard Self.showable.contains(self) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no moment")
        }
    }

    /// Encodes the time as its number of seconds.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(secondsSince1970)
    }
}

#endif
