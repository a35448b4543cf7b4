// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import Testing

struct ActivityTests {
    /// D-08, D-09: the activity of an invocation and its payload have the unchanged URL.
    @Test func activityHasTheInvocationURL() throws {
        let url = try #require(URL(string: "https://fruta.example/a?smoothie=x%20y#z"))
        let activity = NSUserActivity(invocationURL: url)
        #expect(activity.activityType == NSUserActivityTypeBrowsingWeb)
        #expect(activity.webpageURL?.absoluteString == "https://fruta.example/a?smoothie=x%20y#z")
        #expect(activity.appClipActivationPayload?.url == activity.webpageURL)
    }

    /// E7: other activities have no payload.
    @Test func otherActivitiesHaveNoPayload() {
        let activity = NSUserActivity(activityType: "com.example.editing")
        #expect(activity.webpageURL == nil)
        #expect(activity.appClipActivationPayload == nil)
    }

    /// E-39: payloads are equal by value, and copies are equal.
    @Test func payloadsAreEqualByValue() throws {
        let system = TestSystem()
        let url = try #require(URL(string: "https://fruta.example/a"))
        let one = NSUserActivity(invocationURL: url, launch: 1)
        let payload = try #require(one.appClipActivationPayload)
        let same = NSUserActivity(invocationURL: url, launch: 1).appClipActivationPayload
        #expect(payload == same)
        #expect(payload.hash == same?.hash)
        #expect(payload != NSUserActivity(invocationURL: url, launch: 2).appClipActivationPayload)
        #expect(payload != system.invocation("https://fruta.example/b")?.appClipActivationPayload)
        #expect((payload.copy() as? APActivationPayload) == payload)
        #expect(!payload.isEqual("https://fruta.example/a"))
        #expect(payload.description.contains("https://fruta.example/a"))
    }

    /// E-39: a payload is equal after archiving and unarchiving with secure coding.
    @Test(arguments: ["https://fruta.example/a?b=c#d", "https://fruta.example/%20"])
    func payloadsCanBeArchived(_ text: String) throws {
        let url = try #require(URL(string: text))
        let activity = NSUserActivity(invocationURL: url, launch: 7)
        let payload = try #require(activity.appClipActivationPayload)
        let bytes = try NSKeyedArchiver.archivedData(
            withRootObject: payload,
            requiringSecureCoding: true
        )
        let read = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: APActivationPayload.self,
            from: bytes
        )
        #expect(read == payload)
        #expect(read?.url?.absoluteString == text)
    }
}
