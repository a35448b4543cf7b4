// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes
package import Crypto

/// A token with which a client proves that it has a key: a JSON web token (RFC 7519) with ES256, as
/// App Store Connect wants it.
///
/// The algorithm is the only one, whatever the token's header says, so nothing is chosen by whoever
/// sends the token.
package struct BearerToken: Sendable {
    /// The identifier of the key.
    package let key: String

    /// The issuer; `nil` for a key of one person.
    package let issuer: String?

    /// The moment until which the token is valid.
    package let expires: Timestamp

    /// When the token was made, where it says so.
    package let issued: Timestamp?

    /// The requests that the token is for, such as `GET /v1/apps?filter[platform]=IOS`; `nil` for all.
    package let scope: [String]?

    /// The moment from which the token is valid, where it says so.
    package let begins: Timestamp?

    private let audience: String?
    private let signed: [UInt8]
    private let signature: P256.Signing.ECDSASignature

    /// The audience that every token has to name.
    package static let audience = "appstoreconnect-v1"

    /// The longest time that a token may still be valid, in seconds.
    package static let longestTime: Int64 = 20 * 60

    /// How far clocks may differ, in seconds.
    package static let clockDifference: Int64 = 60

    /// Why a token is not accepted.
    package enum Fault: Error, Sendable, Hashable {
        /// It is no token of this kind.
        case malformed
        /// Its header names another algorithm.
        case algorithm
        /// It does not name a key.
        case keyMissing
        /// It does not say until when it is valid.
        case expirationMissing
        /// It is no longer valid.
        case expired
        /// It is valid for more than twenty minutes.
        case tooLong
        /// It was made in the future.
        case fromTheFuture
        /// It is valid later.
        case notYet
        /// It is for another audience.
        case audience
        /// It names another issuer than that of the key.
        case issuer
        /// It is for other requests.
        case scope
        /// The signature was not made with the key.
        case signature
    }

    /// Reads a token, without checking anything that it says.
    ///
    /// - Parameter text: The token, at most 4 KiB.
    /// - Throws: ``Fault``.
    package init(_ text: String) throws(Fault) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 4_096, parts.count == 3,
            let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let bytes = Base64URL.bytes(of: parts[2]),
            let signature = try? P256.Signing.ECDSASignature(rawRepresentation: bytes)
        else { throw .malformed }
        guard header["alg"]?.text == "ES256", header["crit"] == nil else { throw .algorithm }
        guard let key = header["kid"]?.text, Endpoint.isIdentifier(key) else { throw .keyMissing }
        guard let expires = claims["exp"].flatMap(Self.moment) else { throw .expirationMissing }
        self.key = key
        self.expires = expires
        issuer = try Self.claim(claims["iss"], .issuer) { $0.text }
        issued = try Self.claim(claims["iat"], .malformed, Self.moment)
        begins = try Self.claim(claims["nbf"], .malformed, Self.moment)
        audience = claims["aud"].flatMap { $0.text ?? $0.list?.first?.text }
        // What narrows a token and is not understood allows nothing.
        scope = try Self.claim(claims["scope"], .scope) { value in
            guard let list = value.list else { return nil }
            let texts = list.compactMap(\.text)
            return texts.count == list.count ? texts : nil
        }
        signed = Array("\(parts[0]).\(parts[1])".utf8)
        self.signature = signature
    }

    /// Checks what the token says, and who has signed it.
    ///
    /// - Parameters:
    ///   - key: The public key.
    ///   - issuer: The issuer of the key.
    ///   - request: The request, such as `GET /v1/apps`.
    ///   - now: The moment.
    /// - Throws: ``Fault``.
    package func check(
        _ key: P256.Signing.PublicKey,
        issuer: String,
        request: String,
        at now: Timestamp
    ) throws(Fault) {
        // First of all, so that others learn nothing about a key.
        guard key.isValidSignature(signature, for: SHA256.hash(data: signed)) else {
            throw .signature
        }
        guard audience == Self.audience else { throw .audience }
        guard self.issuer == nil || self.issuer == issuer else { throw .issuer }
        guard expires > now else { throw .expired }
        guard expires <= now + (Self.longestTime + Self.clockDifference) else { throw .tooLong }
        if let begins, begins > now + Self.clockDifference { throw .notYet }
        if let issued, issued > now + Self.clockDifference { throw .fromTheFuture }
        if let scope, !scope.contains(where: { Self.covers($0, request) }) { throw .scope }
    }

    /// A new token.
    ///
    /// - Parameters:
    ///   - key: The identifier of the key.
    ///   - issuer: The issuer.
    ///   - privateKey: The key.
    ///   - now: The moment; the token is valid for twenty minutes.
    /// - Returns: The token: header, claims and signature in Base64URL, with dots between them.
    /// - Throws: What the signing throws.
    package static func text(
        key: String,
        issuer: String,
        signedWith privateKey: P256.Signing.PrivateKey,
        at now: Timestamp
    ) throws -> String {
        let header: JSON = ["alg": "ES256", "kid": .text(key), "typ": "JWT"]
        let claims: JSON = [
            "iss": .text(issuer), "iat": .integer(now.secondsSince1970),
            "exp": .integer((now + longestTime).secondsSince1970), "aud": .text(audience),
        ]
        let text = Base64URL.text(of: header.bytes) + "." + Base64URL.text(of: claims.bytes)
        let signature = try privateKey.signature(for: SHA256.hash(data: Array(text.utf8)))
        return text + "." + Base64URL.text(of: Array(signature.rawRepresentation))
    }

    /// The value of a claim, or `nil` without one; a value of another type is not left out.
    private static func claim<Value>(
        _ claim: JSON?,
        _ fault: Fault,
        _ read: (JSON) -> Value?
    ) throws(Fault) -> Value? {
        guard let claim else { return nil }
        guard let value = read(claim) else { throw fault }
        return value
    }

    private static func object(_ part: Substring) -> JSON? {
        guard let bytes = Base64URL.bytes(of: part), let json = try? JSON(bytes),
            json.members != nil
        else { return nil }
        return json
    }

    /// A moment in seconds since 1970; a fraction is left out.
    private static func moment(_ value: JSON) -> Timestamp? {
        guard let number = value.number, (0..<1e11).contains(number) else { return nil }
        return Timestamp(secondsSince1970: Int64(number))
    }

    /// Whether a request of a scope is the one that is made: the query may have more.
    private static func covers(_ scope: String, _ request: String) -> Bool {
        let wanted = scope.split(separator: "?", maxSplits: 1)
        let made = request.split(separator: "?", maxSplits: 1)
        guard wanted.first == made.first else { return false }
        guard wanted.count > 1 else { return true }
        let items = made.count > 1 ? made[1].split(separator: "&") : []
        return wanted[1].split(separator: "&").allSatisfy(items.contains)
    }
}
