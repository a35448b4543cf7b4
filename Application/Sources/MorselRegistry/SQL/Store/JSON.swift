// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// JSON with sorted keys, so that equal values have equal texts.
enum JSON {
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// - Throws: ``RegistryError/damaged(_:)`` if the text cannot be decoded as the value.
    static func value<Value: Decodable>(
        _ type: Value.Type,
        of text: String,
        column: String
    ) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw RegistryError.damaged(column)
        }
    }
}
