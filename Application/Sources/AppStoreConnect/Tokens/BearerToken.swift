// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
import AppClipFormats
package import Crypto

/// A token that proves that a client has a private key: a JSON web token (RFC 7519) with ES256, as
/// App Store Connect requires it.
///
/// The algorithm is always the same, whatever the token's header says, so the sender of a token cannot
/// choose it.
package struct BearerToken: Sendable {
    /// The identifier of the key.
    package let key: String

    /// The issuer; `nil` for an individual key.
    package let issuer: String?

    /// The time at which the token expires.
    package let expires: Timestamp

    /// The time at which the token was issued, if it has the claim.
    package let issued: Timestamp?

    /// The requests that the token is for, such as `GET /v1/apps?filter[platform]=IOS`; `nil` for all.
    package let scope: [String]?

    /// The time before which the token is not valid, if it has the claim.
    package let begins: Timestamp?

    private let audience: String?
    private let signed: [UInt8]
    private let signature: P256.Signing.ECDSASignature

    /// The audience that every token must name.
    package static let audience = "appstoreconnect-v1"

    /// The maximum time for which a token may still be valid, in seconds.
    package static let longestTime: Int64 = 20 * 60

    /// The tolerated difference between clocks, in seconds.
    package static let clockDifference: Int64 = 60

    /// The reason a token is not accepted.
    package enum VerificationError: Error, Sendable, Hashable {
        /// It is not a token of this kind.
        case malformed
        /// Its header names another algorithm.
        case algorithm
        /// It does not name a key.
        case keyMissing
        /// It does not have an expiration time.
        case expirationMissing
        /// It has expired.
        case expired
        /// It is valid for more than 20 minutes.
        case tooLong
        /// It was issued in the future.
        case fromTheFuture
        /// It is not valid yet.
        case notYet
        /// It is for another audience.
        case audience
        /// Its issuer is not that of the key.
        case issuer
        /// It is for other requests.
        case scope
        /// The signature was not made with the key.
        case signature
    }

    /// Parses a token without checking its claims or its signature.
    ///
    /// - Parameter text: The token, at most 4 KiB.
    /// - Throws: ``VerificationError``.
    package init(_ text: String) throws(VerificationError) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 4_096, parts.count == 3,
            let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let bytes = Base64.bytes(ofURLText: parts[2].utf8),
            let signature = try? P256.Signing.ECDSASignature(rawRepresentation: bytes)
        else { throw .malformed }
        guard header["alg"]?.string == "ES256", header["crit"] == nil else { throw .algorithm }
        guard let key = header["kid"]?.string, Endpoint.isIdentifier(key) else { throw .keyMissing }
        guard let expires = claims["exp"].flatMap(Self.moment) else { throw .expirationMissing }
        self.key = key
        self.expires = expires
        issuer = try Self.claim(claims["iss"], .issuer) { $0.string }
        issued = try Self.claim(claims["iat"], .malformed, Self.moment)
        begins = try Self.claim(claims["nbf"], .malformed, Self.moment)
        audience = claims["aud"].flatMap { $0.string ?? $0.array?.first?.string }
        // A scope that is not understood allows nothing.
        scope = try Self.claim(claims["scope"], .scope) { value in
            guard let list = value.array else { return nil }
            let texts = list.compactMap(\.string)
            return texts.count == list.count ? texts : nil
        }
        signed = Array("\(parts[0]).\(parts[1])".utf8)
        self.signature = signature
    }

    /// Checks the claims and the signature.
    ///
    /// - Parameters:
    ///   - key: The public key.
    ///   - issuer: The issuer of the key.
    ///   - request: The request, such as `GET /v1/apps`.
    ///   - now: The current time.
    /// - Throws: ``VerificationError``.
    package func check(
        _ key: P256.Signing.PublicKey,
        issuer: String,
        request: String,
        at now: Timestamp
    ) throws(VerificationError) {
        // The signature is checked first, so that others learn nothing about a key.
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

    /// Returns a new token.
    ///
    /// - Parameters:
    ///   - key: The identifier of the key.
    ///   - issuer: The issuer.
    ///   - privateKey: The private key that signs the token.
    ///   - now: The current time; the token is valid for 20 minutes from then on.
    /// - Returns: The token: header, claims and signature in Base64URL, with dots between them.
    /// - Throws: What the signing throws.
    package static func text(
        key: String,
        issuer: String,
        signedWith privateKey: P256.Signing.PrivateKey,
        at now: Timestamp
    ) throws -> String {
        let header: JSONValue = ["alg": "ES256", "kid": .string(key), "typ": "JWT"]
        let claims: JSONValue = [
            "iss": .string(issuer), "iat": .integer(now.secondsSince1970),
            "exp": .integer((now + longestTime).secondsSince1970), "aud": .string(audience),
        ]
        let text = Base64.urlText(of: header.bytes) + "." + Base64.urlText(of: claims.bytes)
        let signature = try privateKey.signature(for: SHA256.hash(data: Array(text.utf8)))
        return text + "." + Base64.urlText(of: Array(signature.rawRepresentation))
    }

    /// Returns the value of a claim, or `nil` if it is missing; throws if the value has another type.
    private static func claim<Value>(
        _ claim: JSONValue?,
        _ fault: VerificationError,
        _ read: (JSONValue) -> Value?
    ) throws(VerificationError) -> Value? {
        guard let claim else { return nil }
        guard let value = read(claim) else { throw fault }
        return value
    }

    private static func object(_ part: Substring) -> JSONValue? {
        guard let bytes = Base64.bytes(ofURLText: part.utf8),
            let json = try? JSONValue(document: bytes),
            json.members != nil
        else { return nil }
        return json
    }

    /// Returns the time of a number of seconds since 1970; a fraction is cut off.
    private static func moment(_ value: JSONValue) -> Timestamp? {
        guard let number = value.number, (0..<1e11).contains(number) else { return nil }
        return Timestamp(secondsSince1970: Int64(number))
    }

    /// Whether a request of a scope is the request that is made; the query may have more items.
    private static func covers(_ scope: String, _ request: String) -> Bool {
        let wanted = scope.split(separator: "?", maxSplits: 1)
        let made = request.split(separator: "?", maxSplits: 1)
        guard wanted.first == made.first else { return false }
        guard wanted.count > 1 else { return true }
        let items = made.count > 1 ? Array(QueryItems(made[1])) : []
        return QueryItems(wanted[1]).allSatisfy(items.contains)
    }
}
