import AppClip
import Testing

struct ActivityTests {
    /// D-08, D-09: an invocation brings its URL unchanged, in the activity and in its payload.
    @Test func invocationBringsItsURL() throws {
        let url = try #require(URL(string: "https://fruta.example/a?smoothie=x%20y#z"))
        let activity = NSUserActivity(invocationURL: url)
        #expect(activity.activityType == NSUserActivityTypeBrowsingWeb)
        #expect(activity.webpageURL?.absoluteString == "https://fruta.example/a?smoothie=x%20y#z")
        #expect(activity.appClipActivationPayload?.url == activity.webpageURL)
    }

    /// E7: other activities carry no payload.
    @Test func otherActivitiesHaveNoPayload() {
        let activity = NSUserActivity(activityType: "com.example.editing")
        #expect(activity.webpageURL == nil)
        #expect(activity.appClipActivationPayload == nil)
    }

    /// E7: the numbers and the domain are those of Apple's framework.
    @Test func errorsHaveApplesNumbers() {
        #expect(APActivationPayloadError.Code(rawValue: 1) == .disallowed)
        #expect(APActivationPayloadError.Code(rawValue: 2) == .doesNotMatch)
        #expect(APActivationPayloadError.Code(rawValue: 3) == nil)
        #expect(APActivationPayloadError.errorDomain == "APActivationPayloadErrorDomain")
        #expect(APActivationPayloadError(.doesNotMatch).code == .doesNotMatch)
    }

    /// E7: a store has a name or is the clip's own.
    @Test func storesAreNamed() {
        #expect(UserDefaults(suiteName: "") == nil)
        #expect(UserDefaults(suiteName: nil)?.suiteName == nil)
        #expect(UserDefaults(suiteName: "group.example.fruta")?.suiteName == "group.example.fruta")
    }
}
