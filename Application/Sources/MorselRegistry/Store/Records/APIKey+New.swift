// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension APIKey {
    /// A new identifier like those of App Store Connect: ten letters and digits, none of which is
    /// easily taken for another.
    public static func newID() -> String {
        let characters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
        var generator = SystemRandomNumberGenerator()
        return String((0..<10).compactMap { _ in characters.randomElement(using: &generator) })
    }
}

extension StoreWriting {
    /// Stores a new key; all keys of a store have the same issuer.
    ///
    /// - Parameters:
    ///   - id: A ``APIKey/newID()``.
    ///   - name: What people call it.
    ///   - publicKey: The public key of the curve P-256, as PEM.
    ///   - role: What it may do.
    ///   - time: The moment.
    /// - Returns: The key, with the issuer of the oldest key, or else with a new one.
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
