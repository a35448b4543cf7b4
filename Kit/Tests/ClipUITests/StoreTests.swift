// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import ClipUI
import ClipUITesting
import Foundation
import Testing

/// `@AppStorage` with a store, natively: views read and write the object itself.
@MainActor
struct StoreTests {
    private static let group = "group.example.store"

    private struct SettingsView: View {
        @AppStorage("number", store: UserDefaults(suiteName: group)) private var number = 0
        @AppStorage("text", store: UserDefaults(suiteName: group)) private var text = "a"
        @AppStorage("flag", store: UserDefaults(suiteName: group)) private var flag = false

        var body: some View {
            Button(String(number)) { number += 1 }
            Button(text) { text += "a" }
            Button(flag ? "on" : "off") { flag.toggle() }
        }
    }

    private struct TwoSettingsViews: View {
        var body: some View {
            SettingsView()
            SettingsView()
        }
    }

    private func launched<Content: View>(
        _ system: TestSystem,
        _ content: () -> Content
    ) -> TestClip {
        let clip = TestClip(of: system) { content().run(on: $0) }
        clip.launch()
        return clip
    }

    private func store(of system: TestSystem) throws -> UserDefaults {
        try #require(system.run { UserDefaults(suiteName: Self.group) })
    }

    /// F-05: views and other code share values, with their own types.
    @Test func viewsAndCodeShareValues() throws {
        let system = TestSystem()
        let store = try store(of: system)
        store.set(6, forKey: "number")
        let clip = launched(system) { SettingsView() }
        #expect(clip.screen.line == "[6] [a] [off]")
        for name in ["6", "a", "off"] { try clip.tap(name) }
        #expect(clip.screen.line == "[7] [aa] [on]")
        #expect(store.integer(forKey: "number") == 7)
        #expect(store.string(forKey: "text") == "aa")
        #expect(store.bool(forKey: "flag"))
        #expect(clip.screen.storedTexts.isEmpty)
        #expect(launched(system) { SettingsView() }.screen.line == "[7] [aa] [on]")
        #expect(launched(TestSystem()) { SettingsView() }.screen.line == "[0] [a] [off]")
    }

    /// Values of another type are ignored, except for strings with a stored form.
    @Test func valuesOfOtherTypesAreIgnored() throws {
        let system = TestSystem()
        let store = try store(of: system)
        store.set("x", forKey: "number")
        store.set(7, forKey: "text")
        store.set("1", forKey: "flag")
        #expect(launched(system) { SettingsView() }.screen.line == "[0] [a] [on]")
    }

    /// Views with the same key of the same store see each other's changes.
    @Test func viewsWithTheSameKeyShareValues() throws {
        let clip = launched(TestSystem()) { TwoSettingsViews() }
        try clip.tap("0", at: 1)
        #expect(clip.screen.line == "[1] [a] [off] [1] [a] [off]")
    }
}
