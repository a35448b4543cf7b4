import AppClip
import AppClipTesting
import Foundation
import Testing

/// Page *Sharing data between your App Clip and your full app*: shared defaults.
struct SharingDataInDefaults {
    private let group = "group.example.migration"

    private func keep(_ text: String) -> Bool {
        guard let shared = UserDefaults(suiteName: group) else { return false }
        shared.set(text, forKey: "text")
        return true
    }

    private func kept() -> String? {
        guard let shared = UserDefaults(suiteName: group) else { return nil }
        return shared.string(forKey: "text")
    }

    /// F-05: what the clip keeps the app reads, if the entitlement names the group.
    @Test func keepsAndReads() {
        let system = TestSystem()
        #expect(system.run { keep("a sample") })
        #expect(system.run { kept() } == "a sample")
        system.change { $0.groups = [] }
        #expect(!system.run { keep("another") })
        #expect(system.run { kept() } == nil)
    }
}
