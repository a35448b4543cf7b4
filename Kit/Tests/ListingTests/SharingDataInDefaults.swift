// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import Testing

/// Page *Sharing data between your App Clip and your full app*: shared defaults.
struct SharingDataInDefaults {
    private let group = "group.example.migration"

    private func write(_ text: String) -> Bool {
        guard let shared = UserDefaults(suiteName: group) else { return false }
        shared.set(text, forKey: "text")
        return true
    }

    private func read() -> String? {
        guard let shared = UserDefaults(suiteName: group) else { return nil }
        return shared.string(forKey: "text")
    }

    /// F-05: the app reads what the clip writes, if the entitlement names the group.
    @Test func writesAndReads() {
        let system = TestSystem()
        #expect(system.run { write("a sample") })
        #expect(system.run { read() } == "a sample")
        system.change { $0.groups = [] }
        #expect(!system.run { write("another") })
        #expect(system.run { read() } == nil)
    }
}
