// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import Foundation
import Testing

/// Page *Responding to invocations*: from the activity to the components of its URL.
struct RespondingToInvocations {
    private func parts(of activity: NSUserActivity?) -> NSURLComponents? {
        guard let activity, activity.activityType == NSUserActivityTypeBrowsingWeb,
            let address = activity.webpageURL
        else { return nil }
        return NSURLComponents(url: address, resolvingAgainstBaseURL: true)
    }

    /// D-08, D-23, D-64: the handler reads the components of the URL, and ignores other activities.
    @Test func readsTheInvocation() throws {
        let system = TestSystem()
        let activity = system.invocation("https://clip.example/shop?p=12%20a&q#x")
        let found = try #require(parts(of: activity))
        #expect(found.host == "clip.example")
        #expect(found.path == "/shop")
        #expect(found.queryItems?.map(\.name) == ["p", "q"])
        #expect(found.queryItems?.first?.value == "12 a")
        #expect(parts(of: nil) == nil)
        #expect(parts(of: NSUserActivity(activityType: "com.example.editing")) == nil)
    }
}
