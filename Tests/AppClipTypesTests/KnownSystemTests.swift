// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import Testing

struct KnownSystemTests {
    /// D-54: after 18 comes 26.
    @Test(arguments: [
        (0, false), (1, true), (13, true), (18, true), (19, false), (25, false), (26, true),
        (27, false), (-1, false),
    ])
    func versions(_ major: Int, _ isKnown: Bool) {
        #expect(SystemVersion(major).isKnown == isKnown)
    }

    /// B-14: hosts are equal as a whole, or not at all.
    @Test(arguments: [
        ("https://fruta.example/menu", true), ("https://FRUTA.example", true),
        ("https://www.fruta.example", false), ("https://fruta.example.com", false),
        ("https://ruta.example", false),
    ])
    func hosts(_ url: String, _ isOn: Bool) throws {
        #expect(try InvocationURL(url).isOn(HostName("fruta.example")) == isOn)
    }
}
