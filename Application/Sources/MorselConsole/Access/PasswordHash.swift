// SPDX-License-Identifier: Apache-2.0

import Crypto
import CryptoExtras
import Foundation
import MorselRegistry

/// The hash of a password by scrypt (RFC 7914), with all parameters that are needed to check one.
///
///     scrypt$32768$8$3$SALT$KEY
///
/// The rounds, block size and parallelism are part of it, so that stronger ones can be chosen later.
package struct PasswordHash: Sendable {
    /// The parameters of scrypt, which decide the time and memory of a guess.
    package struct Cost: Sendable, Hashable {
        /// The number of rounds, a power of two.
        let rounds: Int
        /// The block size; a hash takes 128 × rounds × block size bytes of memory.
        let blockSize: Int
        /// The number of times that the rounds are computed.
        let parallelism: Int

        /// The cost for servers: 32 MiB of memory and about a quarter of a second.
        package static let standard = Cost(rounds: 1 << 15, blockSize: 8, parallelism: 3)

        /// The cost for tests, which check the rules and not the cost.
        package static let testing = Cost(rounds: 16, blockSize: 1, parallelism: 1)

        fileprivate var isBearable: Bool {
            (2...(1 << 20)).contains(rounds) && rounds & (rounds - 1) == 0
                && (1...32).contains(blockSize) && (1...16).contains(parallelism)
                && rounds * blockSize <= 1 << 21
        }
    }

    /// The minimum and maximum number of characters of a password.
    package static let allowedLengths = 10...256

    /// The maximum length of a password, in UTF-8 bytes: letters with marks take several each.
    private static let mostBytes = 4_096

    /// Returns whether a text can be a password at all, so that the characters of longer texts are
    /// not even counted.
    static func canBePassword(_ text: String) -> Bool {
        text.utf8.count <= mostBytes && text.count <= allowedLengths.upperBound
    }

    /// The text that is stored.
    package let text: String

    private let cost: Cost
    private let salt: [UInt8]
    private let key: String

    /// Hashes a password with a new salt.
    ///
    /// - Throws: An error of the library if there is not enough memory.
    package init(of password: String, cost: Cost = .standard) throws {
        var generator = SystemRandomNumberGenerator()
        salt = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
        self.cost = cost
        key = try Self.key(password, salt, cost)
        let numbers = "\(cost.rounds)$\(cost.blockSize)$\(cost.parallelism)"
        text = "scrypt$\(numbers)$\(Data(salt).base64EncodedString())$\(key)"
    }

    /// Parses a stored hash; `nil` if the text is not one.
    package init?(stored text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 6, parts[0] == "scrypt", let rounds = Int(parts[1]),
            let blockSize = Int(parts[2]), let parallelism = Int(parts[3]),
            let salt = Data(base64Encoded: parts[4]), !salt.isEmpty
        else { return nil }
        cost = Cost(rounds: rounds, blockSize: blockSize, parallelism: parallelism)
        guard cost.isBearable else { return nil }
        self.text = text
        self.salt = Array(salt)
        key = parts[5]
    }

    /// Returns whether a password is the one that was hashed.
    ///
    /// - Throws: An error of the library if there is not enough memory.
    package func matches(_ password: String) throws -> Bool {
        try Self.key(password, salt, cost).isSameSecret(as: key)
    }

    private static func key(_ password: String, _ salt: [UInt8], _ cost: Cost) throws -> String {
        // Two keyboards can encode the same letter differently.
        let bytes = Array(password.precomposedStringWithCompatibilityMapping.utf8)
        let key = try KDF.Scrypt.deriveKey(
            from: bytes,
            salt: salt,
            outputByteCount: 32,
            rounds: cost.rounds,
            blockSize: cost.blockSize,
            parallelism: cost.parallelism,
            maxMemory: 256 << 20
        )
        return unsafe key.withUnsafeBytes { unsafe Data($0).base64EncodedString() }
    }
}
