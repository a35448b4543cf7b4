// SPDX-License-Identifier: Apache-2.0

internal import MorselRegistry

/// Checks passwords, one at a time: each takes 32 MiB of memory, and whoever sends many waits.
actor PasswordChecker {
    private let cost: PasswordHash.Cost
    private var unknown: PasswordHash?

    /// A checker that makes hashes of a cost.
    init(cost: PasswordHash.Cost) { self.cost = cost }

    /// Whether a password belongs to a stored hash.
    ///
    /// Without a hash it takes as long, so that nobody learns from the time which names there are.
    ///
    /// - Throws: What the library throws where there is no memory for it.
    func matches(_ password: String, stored: String?) throws -> Bool {
        if let hash = stored.flatMap(PasswordHash.init(stored:)) {
            return try hash.matches(password)
        }
        let hash = try unknown ?? PasswordHash(of: SecretToken().text, cost: cost)
        unknown = hash
        _ = try hash.matches(password)
        return false
    }

    /// Hashes a new password.
    ///
    /// - Throws: What the library throws where there is no memory for it.
    func hash(of password: String) throws -> String {
        try PasswordHash(of: password, cost: cost).text
    }
}
