// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
import Testing

/// Short URLs that redirect a browser.
struct RedirectTests {
    private func scene() throws -> Scene {
        var scene = try Scene()
        scene.world.redirect = try InvocationURL("https://fruta.example/menu?smoothie=kiwi")
        return scene
    }

    /// C-55, A-24, B-15, O-17: if only the long URL is registered, no clip starts; the browser
    /// follows the redirect.
    @Test func systemDoesNotFollowRedirects() throws {
        var stage = try Stage { scene in
            scene.text = "https://s.example/7"
            scene.world.advanced = nil
            scene.world.offers = []
            scene.world.redirect = try InvocationURL("https://fruta.example/menu")
        }
        try stage.invoke()
        let decision = try #require(stage.effects.decision)
        #expect(decision.asked("C-55"))
        #expect(decision.refusal == Reason(code: .notRegistered, rule: "C-33"))
        #expect(stage.effects.last == .openWebPage(try InvocationURL("https://fruta.example/menu")))
    }

    /// C-55: if the short URL is registered too, the clip receives the short one.
    @Test func shortURLIsTheInvocationURL() throws {
        let card = try #require(try scene().decide().card)
        #expect(card.activity.webpageURL.text == (try Scene().text))
    }

    /// The longest evaluation does not have more reasons than the maximum.
    @Test func longestEvaluationFitsIntoReasons() throws {
        for source in InvocationSource.allCases {
            for kind in ExperienceKind.allCases {
                var scene = try scene()
                scene.source = source
                scene.use(kind, isShort: true)
                scene.device.latestLaunches[scene.clip] = try InvocationURL(scene.text)
                #expect(try scene.decide().reasons.count < Reasons.capacity)
            }
        }
    }
}
