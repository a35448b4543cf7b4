// SPDX-License-Identifier: Apache-2.0

/// A CMS message of signed data (RFC 5652) around a text, as provisioning profiles and very old association
/// files are.
///
/// Only as much is read as leads to the text. The signature is not checked: whoever wrote the file may have
/// written anything.
public struct SignedMessage: Sendable, Hashable {
    /// The text in the message.
    public let content: [UInt8]

    // 1.2.840.113549.1.7.2
    private static let signedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 2]

    /// Reads a message, or gives `nil` where the bytes are none or hold no text.
    ///
    /// - Complexity: O(length of `bytes`).
    public init?(_ bytes: [UInt8]) {
        var reader = BERReader(bytes[...])
        guard var info = reader.open(.sequence),
            info.read(.objectIdentifier) == Self.signedData[...],
            var wrapper = info.open(.explicitContent), var data = wrapper.open(.sequence),
            data.read(.integer) != nil, data.skip(.set),
            var encapsulated = data.open(.sequence), encapsulated.read(.objectIdentifier) != nil,
            var explicit = encapsulated.open(.explicitContent),
            let content = explicit.readOctets()
        else { return nil }
        self.content = content
    }
}
