// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Crypto

/// 256 random bits as text, of which the registry stores only the digest.
package struct SecretToken: Sendable {
    /// The token as 43 characters that cookies, forms and URLs need not escape.
    package let text: String

    /// Creates a new random token.
    package init() {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
        text = Base64.urlText(of: bytes)
    }

    /// Creates a token that a client sent, or `nil` if it cannot be one.
    package init?(_ text: String) {
        guard text.utf8.count == 43,
            text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) })
        else { return nil }
        self.text = text
    }

    /// The digest that the registry stores in place of the token.
    package var digest: String { Digest(of: Array(text.utf8)).text }
}

extension String {
    /// Compares two secrets in a time that does not depend on where they differ.
    package func isSameSecret(as other: String) -> Bool {
        // A digest has the same length for every text, so the lengths say nothing either.
        let one = Array(SHA256.hash(data: Array(utf8)))
        let two = Array(SHA256.hash(data: Array(other.utf8)))
        return zip(one, two).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
