// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import Testing

struct CardContentTests {
    /// C-24: whatever calls a clip makes, its next card has the registered content.
    @Test(
        arguments: [
            .write(file: "title", Array("Mine".utf8), in: .own),
            .set("Mine", forKey: "title", in: .own), .request(.notifications, answer: true),
            .signIn(user: "someone"), .beginActivity("Mine"), .showOverlay,
            .writeRecord("title", name: "Mine", container: "iCloud.fruta"),
        ] as [Call]
    )
    func clipsCannotChangeTheirCards(_ call: Call) throws {
        var stage = try Stage()
        try stage.invoke()
        let card = try #require(stage.device.screen.card?.presentation)
        try stage.handle(.card(.open))
        try stage.call(call)
        try stage.handle(.leave)
        try stage.wait(60)
        try stage.invoke()
        #expect(stage.device.screen.card?.presentation == card)
    }

    /// C-25: the image of a default experience is the one for the text's language.
    @Test func imagesFollowTheLanguage() throws {
        let german = try #require(Language("de"))
        func image(_ reference: String) -> HeaderImage {
            HeaderImage(
                reference: reference,
                width: 1_800,
                height: 1_200,
                format: .png,
                hasTransparency: false
            )
        }
        var scene = try Scene()
        scene.use(.associatedWebsite)
        scene.world.offers[0].defaultExperience = DefaultExperience(
            clip: scene.clip,
            version: "1.0",
            card: CardMetadata(
                verb: .open,
                image: image("all"),
                texts: [
                    .english: CardText(title: nil, subtitle: "Order"),
                    german: CardText(title: nil, subtitle: "Bestellen", image: image("german")),
                ]
            ),
            state: .published
        )
        #expect(try scene.decide().card?.image == "all")
        scene.device.languages = [german]
        #expect(try scene.decide().card?.image == "german")
        #expect(try scene.decide().card?.subtitle == "Bestellen")
    }

    /// C-59: the App Store shows the page of the app, and launches no clip.
    @Test(arguments: Event.StoreSource.allCases)
    func storeStartsNoClip(_ source: Event.StoreSource) throws {
        var stage = try Stage()
        try stage.launch()
        if source == .overlay { try stage.call(.showOverlay) }
        try stage.handle(.openStore(of: stage.clip, from: source))
        #expect(stage.effects == [.openStore(stage.scene.app)])
        #expect(stage.device.screen.card == nil)
    }
}
