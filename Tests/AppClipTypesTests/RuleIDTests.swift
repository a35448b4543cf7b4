// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

struct RuleIDTests {
    @Test(arguments: ["D-05", "", "E-61", "12345678"])
    func textComesBack(_ text: String) {
        #expect(RuleID(stringLiteral: text).text == text)
        #expect(RuleID(stringLiteral: text).description == text)
    }

    @Test func idsAreToldApart() {
        let ids: Set<RuleID> = ["D-05", "D-50", "E-05", "D-5", "D-050"]
        #expect(ids.count == 5)
    }

    @Test func longIDsAreRefused() async {
        await #expect(processExitsWith: .failure) { _ = RuleID(stringLiteral: "123456789") }
    }
}
