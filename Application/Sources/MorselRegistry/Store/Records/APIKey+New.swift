// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

extension APIKey {
    /// Returns a new identifier like those of App Store Connect: ten letters and digits that cannot
    /// easily be confused.
    public static func newID() -> String {
        let characters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
        var generator = SystemRandomNumberGenerator()
        return String((0..<10).compactMap { _ in characters.randomElement(using: &generator) })
    }
}

extension WriteTransaction {
    /// Stores a new key; all keys of a store have the same issuer.
    ///
    /// - Parameters:
    ///   - id: The identifier, made by ``APIKey/newID()``.
    ///   - name: The name of the key, for people.
    ///   - publicKey: The public key of the curve P-256, as PEM.
    ///   - role: The role of the key.
    ///   - time: The time of creation.
    /// - Returns: The key, with the issuer of the oldest key, or a new issuer for the first one.
    /// - Throws: As ``put(_:)``.
    public func addKey(
        _ id: String,
        name: String,
        publicKey: String,
        role: Role,
        at time: Timestamp
    ) throws -> APIKey {
        let issuer = try records(APIKey.self, of: nil, after: nil, limit: 1).first?.issuer
        let key = APIKey(
            id: id,
            name: name,
            issuer: issuer ?? .newRecordID(),
            publicKey: publicKey,
            role: role,
            created: time
        )
        try put(key)
        return key
    }
}
