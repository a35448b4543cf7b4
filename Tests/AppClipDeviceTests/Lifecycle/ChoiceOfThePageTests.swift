// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
import Testing

/// The cards on which a person can choose the page instead of the clip.
struct ChoiceOfThePageTests {
    /// D-32: the bubble in Messages offers the clip or Safari.
    @Test func messagesOpensThePage() throws {
        var stage = try Stage()
        try stage.invoke(.messages)
        let url = try InvocationURL(stage.scene.text)
        #expect(try stage.handle(.card(.viewSite)) == [.dismissCard, .openWebPage(url)])
        // The choice is for this time only: only the card of a page is dismissed permanently (D-29).
        try stage.invoke(.messages)
        #expect(stage.device.screen.card != nil)
    }

    /// D-29, D-32: other cards do not offer the page.
    @Test(arguments: [InvocationSource.qrCode, .nfcTag, .appClipCode, .smartAppBanner, .maps])
    func otherCardsOfferNone(_ source: InvocationSource) throws {
        var stage = try Stage()
        try stage.invoke(source)
        #expect(throws: DeviceError(code: .cardWithoutPage, place: .event)) {
            try stage.handle(.card(.viewSite))
        }
        #expect(stage.device.screen.card != nil)
    }

    /// O-23: a private window stores nothing; `SFSafariViewController` has no private windows.
    @Test func onlyPrivateWindowsForgetTheChoice() throws {
        var stage = try Stage()
        var details = InvocationDetails()
        details.viewer = .safariViewController
        try stage.handle(.change(.privateBrowsing(true)))
        try stage.invoke(.pageCard, details: details)
        try stage.handle(.card(.viewSite))
        #expect(stage.device.state.hostsWithoutPageCard == [try HostName("fruta.example")])
    }
}
