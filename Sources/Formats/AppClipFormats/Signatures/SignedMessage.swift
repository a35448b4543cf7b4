// SPDX-License-Identifier: Apache-2.0

/// A CMS message of signed data (RFC 5652) around a text, the form of provisioning profiles and of very old association
/// files.
///
/// Only the elements that lead to the text are read. The signature is not verified, so the text cannot be trusted.
public struct SignedMessage: Sendable, Hashable {
    /// The text in the message.
    public let content: [UInt8]

    // 1.2.840.113549.1.7.2
    private static let signedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 2]

    /// Reads a message; `nil` if the bytes are not a message or it has no text.
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
