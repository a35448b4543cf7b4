import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// What the device believes for a while.
struct CacheTests {
    /// C-50, O-08: a new experience does not work at once; clearing the cache helps.
    @Test func experiencesAreBelievedForADay() throws {
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

    /// C-50: after its life an answer is asked for anew.
    @Test func answersGrowOld() throws {
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

    /// O-08, B-18: an association that failed is believed too, and clearing experiences keeps it.
    @Test func associationsAreBelieved() throws {
        var stage = try Stage { $0.world.offers[0].association = .failed(.clipNotInFile) }
        #expect(try stage.invoke().decision?.refusedBy == "B-13")
        stage.scene.world.offers[0].association = .verified
        #expect(try stage.invoke().decision?.refusedBy == "B-13")
        try stage.handle(.clearExperienceCache)
        #expect(try stage.invoke().decision?.refusedBy == "B-13")
        try stage.wait(86_400)
        #expect(try stage.invoke().decision?.card != nil)
    }

    /// C-50: testers and developers get what they test.
    @Test func testersAreNotAnsweredFromCaches() throws {
        var stage = try Stage()
        stage.scene.world.offers[0].association = .failed(.clipNotInFile)
        try stage.invoke()
        stage.scene.world.offers[0].association = .verified
        #expect(try stage.invoke(.testFlight).launch != nil)
    }

    /// Caches are bounded: the oldest answer goes.
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
