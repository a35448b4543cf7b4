// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// The caches of the device.
struct CacheTests {
    /// C-50, O-08: a new experience does not work until the cache expires or is cleared.
    @Test func experiencesAreCachedForADay() throws {
        var stage = try Stage()
        let experience = stage.scene.world.advanced
        stage.scene.world.advanced = nil
        #expect(try stage.invoke().decision?.card?.title == "Fruta")
        stage.scene.world.advanced = experience
        let first = stage.device.now
        try stage.wait(3_600)
        #expect(try stage.invoke().decision?.card?.title == "Fruta")
        #expect(stage.effects.first == .answeredFromCache(of: first))
        try stage.handle(.clearExperienceCache)
        #expect(try stage.invoke().decision?.card?.title == "Menu")
    }

    /// C-50: an expired response is fetched again.
    @Test func cachedResponsesExpire() throws {
        var stage = try Stage()
        let experience = stage.scene.world.advanced
        stage.scene.world.advanced = nil
        try stage.invoke()
        stage.scene.world.advanced = experience
        try stage.wait(86_399)
        #expect(try stage.invoke().decision?.card?.title == "Fruta")
        try stage.wait(1)
        #expect(try stage.invoke().decision?.card?.title == "Menu")
    }

    /// O-08, B-18: a failed association is cached too, and clearing experiences keeps it.
    @Test func associationsAreCached() throws {
        var stage = try Stage { $0.world.offers[0].association = .failed(.clipNotInFile) }
        #expect(try stage.invoke().decision?.refusedBy == "B-13")
        stage.scene.world.offers[0].association = .verified
        #expect(try stage.invoke().decision?.refusedBy == "B-13")
        try stage.handle(.clearExperienceCache)
        #expect(try stage.invoke().decision?.refusedBy == "B-13")
        try stage.wait(86_400)
        #expect(try stage.invoke().decision?.card != nil)
    }

    /// C-50: testers and developers always get the current version.
    @Test func testersBypassCaches() throws {
        var stage = try Stage()
        stage.scene.world.offers[0].association = .failed(.clipNotInFile)
        try stage.invoke()
        stage.scene.world.offers[0].association = .verified
        #expect(try stage.invoke(.testFlight).launch != nil)
    }

    /// Caches are bounded: the oldest response is evicted.
    @Test func cachesAreBounded() throws {
        var stage = try Stage()
        let experience = stage.scene.world.advanced
        stage.scene.world.advanced = nil
        try stage.invoke()
        let text = stage.scene.text
        for number in 0..<Caches.capacity {
            stage.scene.text = "https://fruta.example/other/\(number)"
            try stage.wait(1)
            try stage.invoke()
        }
        stage.scene.text = text
        stage.scene.world.advanced = experience
        #expect(try stage.invoke().decision?.card?.title == "Menu")
    }
}
