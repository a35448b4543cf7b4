// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import MorselConsole

struct PasswordTests {
    @Test
    func passwordMatchesItsHashAndNoOther() throws {
        let hash = try PasswordHash(of: "correct horse battery", cost: .testing)
        let stored = try #require(PasswordHash(stored: hash.text))
        #expect(try stored.matches("correct horse battery"))
        for other in [
            "", "correct horse batter", "correct horse battery ", "Correct horse battery",
        ] {
            #expect(try !stored.matches(other))
        }
    }

    @Test
    func samePasswordHasAnotherHashEachTime() throws {
        let one = try PasswordHash(of: "correct horse battery", cost: .testing)
        let other = try PasswordHash(of: "correct horse battery", cost: .testing)
        #expect(one.text != other.text)
        #expect(!one.text.contains("correct"))
    }

    // RFC 7914, 12: the second and the third vector.
    @Test(
        arguments: [
            (
                "password", "scrypt$1024$8$16$TmFDbA==$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI="
            ),
            (
                "pleaseletmein",
                "scrypt$16384$8$1$U29kaXVtQ2hsb3JpZGU=$cCO9yzr9c0hGHAbNgf046/2o+7qQT44+qbVD9lRdofI="
            ),
        ]
    )
    func vectorsOfTheStandard(_ password: String, stored: String) throws {
        let hash = try #require(PasswordHash(stored: stored))
        #expect(try hash.matches(password))
    }

    // The values of a damaged registry neither crash the server nor cost more than a hash should.
    @Test(
        arguments: [
            "", "scrypt", "scrypt$15$8$1$AAAA$AAAA", "scrypt$1073741824$8$1$AAAA$AAAA",
            "scrypt$1024$8$0$AAAA$AAAA", "scrypt$1024$4096$1$AAAA$AAAA", "scrypt$1024$8$1$$AAAA",
            "argon2$1024$8$1$AAAA$AAAA", "scrypt$1024$8$1$AAAA$AAAA$AAAA",
            "scrypt$-2$8$1$AAAA$AAAA",
        ]
    )
    func hashThatIsNoneIsNotRead(_ text: String) {
        #expect(PasswordHash(stored: text) == nil)
    }
}
