// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import Testing

struct GroupTests {
    /// F-04: an entitled group has a folder; for other groups the result is `nil`.
    @Test func containerNeedsAnEntitlement() throws {
        let system = TestSystem()
        system.change { $0.groups = ["group.example.fruta"] }
        try system.run {
            let folder = try #require(
                FileManager.default.containerURL(
                    forSecurityApplicationGroupIdentifier: "group.example.fruta"
                )
            )
            let file = folder.appendingPathComponent("order.txt")
            try "2".write(to: file, atomically: true, encoding: .utf8)
            #expect(try String(contentsOf: file, encoding: .utf8) == "2")
            #expect(
                FileManager.default.containerURL(
                    forSecurityApplicationGroupIdentifier: "group.example.other"
                ) == nil
            )
        }
    }

    /// F-05: two objects of one suite share values, two systems do not.
    @Test func defaultsAreSharedOnOneSystem() throws {
        let (one, two) = (TestSystem(), TestSystem())
        let name = "group.example.fruta"
        try one.run {
            let first = try #require(UserDefaults(suiteName: name))
            first.set("A sample string", forKey: "sharedText")
            let second = try #require(UserDefaults(suiteName: name))
            #expect(second.string(forKey: "sharedText") == "A sample string")
        }
        let other = try #require(two.run { UserDefaults(suiteName: name) })
        #expect(other.string(forKey: "sharedText") == nil)
        #expect(UserDefaults.standard.string(forKey: "sharedText") == nil)
    }

    /// F-05: there are no defaults for a group that is not entitled, or without a system.
    @Test func defaultsNeedAnEntitlement() {
        let system = TestSystem()
        system.change { $0.groups = [] }
        #expect(system.run { UserDefaults(suiteName: "group.example.fruta") } == nil)
        #expect(UserDefaults(suiteName: "group.example.fruta") == nil)
        #expect(system.run { UserDefaults(suiteName: "") } == nil)
        #expect(system.run { UserDefaults(suiteName: "com.example.own") } != nil)
    }
}
