// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

struct CookieTests {
    @Test(arguments: [
        ("", []), ("a=1", ["1"]), ("b=2; a=1; a=3", ["1", "3"]), ("a=1;a=2", ["1", "2"]),
        ("aa=1; a", []), ("A=1", []), ("a=", [""]), ("a=x=y", ["x=y"]), ("b=a=1", []), ("a =1", []),
    ])
    func valuesAreFoundByName(_ field: String, _ values: [String]) {
        #expect(Cookies.values(of: "a", in: field) == values)
    }
}
