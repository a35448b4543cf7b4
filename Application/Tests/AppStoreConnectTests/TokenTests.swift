// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Crypto
import Testing

@testable import AppStoreConnect

/// Tokens of clients (C8): only what the key has signed, for now and for here.
struct TokenTests {
    private static let now = Timestamp(secondsSince1970: 1_800_000_000)
    private let key = P256.Signing.PrivateKey()

    private func token(header: String? = nil, claims: String) throws -> BearerToken {
        let header = header ?? #"{"alg":"ES256","kid":"K","typ":"JWT"}"#
        let signed =
            Base64.urlText(of: Array(header.utf8)) + "." + Base64.urlText(of: Array(claims.utf8))
        let signature = try key.signature(for: SHA256.hash(data: Array(signed.utf8)))
        return try BearerToken(
            signed + "." + Base64.urlText(of: Array(signature.rawRepresentation))
        )
    }

    private func check(_ token: BearerToken, request: String = "GET /v1/apps") throws {
        try token.check(key.publicKey, issuer: "I", request: request, at: Self.now)
    }

    @Test func whatIsSignedIsAccepted() throws {
        let text = try BearerToken.text(key: "K", issuer: "I", signedWith: key, at: Self.now)
        let token = try BearerToken(text)
        #expect(token.key == "K")
        try check(token)
    }

    @Test(
        arguments: [
            (
                #"{"iss":"I","exp":1800001200,"aud":"other"}"#,
                BearerToken.VerificationError.audience
            ),
            (#"{"iss":"I","exp":1800001200}"#, .audience),
            (#"{"iss":"J","exp":1800001200,"aud":"appstoreconnect-v1"}"#, .issuer),
            (#"{"iss":"I","exp":1800000000,"aud":"appstoreconnect-v1"}"#, .expired),
            (#"{"iss":"I","exp":1800001261,"aud":"appstoreconnect-v1"}"#, .tooLong),
            (
                #"{"iss":"I","iat":1800000061,"exp":1800001200,"aud":"appstoreconnect-v1"}"#,
                .fromTheFuture
            ),
            (
                #"{"iss":"I","exp":1800001200,"aud":"appstoreconnect-v1","scope":["GET /v1/users"]}"#,
                .scope
            ),
            (#"{"iss":"I","exp":1800001200,"aud":"appstoreconnect-v1","scope":[]}"#, .scope),
            (
                #"{"iss":"I","nbf":1800000061,"exp":1800001200,"aud":"appstoreconnect-v1"}"#,
                .notYet
            ),
        ]
    )
    func otherClaimsAreRefused(_ claims: String, _ fault: BearerToken.VerificationError) throws {
        let token = try token(claims: claims)
        #expect(throws: fault) { try check(token) }
    }

    // A scope that is not understood allows nothing.
    @Test(
        arguments: [
            (#""scope":"GET /v1/apps""#, BearerToken.VerificationError.scope),
            (#""scope":null"#, .scope),
            (#""scope":{}"#, .scope), (#""scope":true"#, .scope), (#""scope":7"#, .scope),
            (#""scope":["GET /v1/apps",7]"#, .scope), (#""nbf":"later""#, .malformed),
            (#""nbf":null"#, .malformed), (#""iat":"now""#, .malformed), (#""iss":["I"]"#, .issuer),
        ]
    )
    func claimsOfOtherTypesAreRefused(_ claim: String, _ fault: BearerToken.VerificationError) {
        let claims = #"{"exp":1800001200,"aud":"appstoreconnect-v1",\#(claim)}"#
        #expect(throws: fault) { try check(try token(claims: claims)) }
    }

    @Test(
        arguments: [
            #"{"iss":"I","nbf":1800000060,"exp":1800001200,"aud":"appstoreconnect-v1"}"#,
            #"{"iss":"I","exp":1800001200,"aud":"appstoreconnect-v1"}"#,
            // An individual key has no issuer.
            #"{"sub":"user","exp":1800000900.5,"aud":["appstoreconnect-v1"]}"#,
            #"{"iss":"I","exp":1800001200,"aud":"appstoreconnect-v1","scope":["GET /v1/apps"]}"#,
        ]
    )
    func theseClaimsAreAccepted(_ claims: String) throws { try check(try token(claims: claims)) }

    @Test func aScopeMayNameAPartOfTheQuery() throws {
        let claims =
            #"{"iss":"I","exp":1800001200,"aud":"appstoreconnect-v1","scope":["GET /v1/apps?limit=1"]}"#
        let token = try token(claims: claims)
        try check(token, request: "GET /v1/apps?sort=name&limit=1")
        #expect(throws: BearerToken.VerificationError.scope) { try check(token) }
    }

    @Test(
        arguments: [
            (#"{"alg":"none","kid":"K"}"#, BearerToken.VerificationError.algorithm),
            (#"{"alg":"HS256","kid":"K"}"#, .algorithm), (#"{"alg":"ES256"}"#, .keyMissing),
            (#"{"alg":"ES256","kid":"K","crit":["b64"]}"#, .algorithm), ("[]", .malformed),
        ]
    )
    func otherHeadersAreRefused(_ header: String, _ fault: BearerToken.VerificationError) {
        #expect(throws: fault) { try token(header: header, claims: #"{"exp":1800001200}"#) }
    }

    @Test func nothingOfATokenCanBeChanged() throws {
        let text = try BearerToken.text(key: "K", issuer: "I", signedWith: key, at: Self.now)
        let bytes = Array(text.utf8)
        for index in stride(from: 0, to: bytes.count, by: 3) {
            var changed = bytes
            changed[index] =
                changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            let token = try? BearerToken(String(decoding: changed, as: UTF8.self))
            if let token, token.key == "K" {
                #expect(throws: BearerToken.VerificationError.self, "at \(index)") {
                    try check(token)
                }
            }
        }
    }

    @Test(arguments: [
        "", "a", "a.b", "a.b.c", "....", "YQ.YQ.YQ", String(repeating: "A", count: 5_000),
    ])
    func otherTextsAreNoTokens(_ text: String) {
        #expect(throws: BearerToken.VerificationError.malformed) { try BearerToken(text) }
    }
}
