// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import ClipUITesting
import Foundation
import Testing

@testable import ClipUI

// `openURL` returns whether an app of the phone handles a URL.
@MainActor
struct OpeningTests {
    @Test(
        arguments: [
            ("https://shop.example", true), ("HTTP://shop.example", true),
            ("mailto:ana@shop.example", true), ("tel:123", true), ("sms:123", true),
            ("facetime:ana@shop.example", true), ("facetime-audio:123", true),
            ("itms-apps://apps.apple.com/app/id1", true), ("app-settings:", true),
            ("maps://?q=tea", true), ("fruta://menu", false), ("fb://", false),
            ("no-scheme", false),
        ]
    )
    func schemesThatAPhoneHandles(_ url: String, _ isHandled: Bool) throws {
        #expect(SystemURL.isHandled(url) == isHandled)
        #expect(!SystemURL.isHandled(":" + url) && !SystemURL.isHandled("1" + url))
        let system = TestSystem()
        #expect(system.run { answer(URL(string: url)) } == isHandled)
        #expect(system.current.openedURLs == (isHandled ? [url] : []))
    }

    @Test func appsThatAreInstalledOpenTheirSchemes() {
        let system = TestSystem()
        system.change { $0.installedSchemes = ["fruta"] }
        #expect(system.run { answer(URL(string: "fruta://menu")) } == true)
        #expect(system.run { answer(URL(string: "fruit://menu")) } == false)
    }

    @Test func handlersOfTheClipDecideFirst() {
        let other = URL(string: "fruta://menu")
        let system = TestSystem()
        #expect(system.run { answer(other, OpenURLAction { _ in .handled }) } == true)
        #expect(system.run { answer(other, OpenURLAction { _ in .discarded }) } == false)
        #expect(system.run { answer(other, OpenURLAction { _ in .systemAction }) } == false)
        let web = OpenURLAction { _ in .systemAction(URL(string: "https://shop.example")!) }
        #expect(system.run { answer(other, web) } == true)
        #expect(system.current.openedURLs == ["https://shop.example"])
    }

    private func answer(_ url: URL?, _ action: OpenURLAction = EnvironmentValues().openURL) -> Bool?
    {
        guard let url else { return nil }
        var answer: Bool?
        action(url) { answer = $0 }
        return answer
    }
}
