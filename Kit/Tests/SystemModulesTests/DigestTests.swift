// SPDX-License-Identifier: Apache-2.0

import CryptoKit
import Foundation
import Testing

struct DigestTests {
    private static let long = String(
        repeating: "abcdefghbcdefghicdefghijdefghijkefghijkl",
        count: 5
    )

    private static func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
    }

    /// The examples of FIPS 180-4 and RFC 1321.
    @Test func hashes() {
        let abc = Data("abc".utf8)
        #expect(
            Self.hex(SHA256.hash(data: abc))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        )
        #expect(
            Self.hex(SHA256.hash(data: Data()))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        )
        #expect(
            Self.hex(SHA384.hash(data: abc))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                + "8086072ba1e7cc2358baeca134c825a7"
        )
        #expect(
            Self.hex(SHA512.hash(data: abc))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
        )
        #expect(
            Self.hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d"
        )
        #expect(Self.hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    }

    /// A message in pieces has the digest of the whole, wherever its blocks end.
    @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 200])
    func takesPieces(count: Int) {
        let message = Array(Self.long.utf8.prefix(count))
        var short = SHA256()
        var long = SHA512()
        for byte in message {
            short.update(data: [byte])
            long.update(data: [byte])
        }
        #expect(short.finalize() == SHA256.hash(data: message))
        #expect(long.finalize() == SHA512.hash(data: message))
        #expect(SHA256.hash(data: message) != SHA256.hash(data: message + [0]))
    }

    /// The second example of RFC 4231.
    @Test func authenticates() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(
            Self.hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        )
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        let other = SymmetricKey(size: .bits256)
        #expect(other.bitCount == 256)
        #expect(
            !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: other)
        )
    }
}
