// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AvoidRetroactiveConformances
// The names are Apple's own.

public import Foundation

// Only the text is encoded, without attributes.
extension AttributedString: @retroactive Codable {
    /// Decodes the text.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the text without its attributes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(characters))
    }
}
