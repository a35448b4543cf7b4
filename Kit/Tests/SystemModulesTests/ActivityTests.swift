// SPDX-License-Identifier: Apache-2.0

import ActivityKit
import AppClip
import AppClipTesting
import Foundation
import Testing

struct ActivityTests {
    private struct Order: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var minutes: Int
        }

        var number: Int
        var note = ""
    }

    private struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable {}
    }

    /// E-54: an activity starts, is updated and ends, and is found by the type of its attributes.
    @Test func startsUpdatesAndEnds() async throws {
        let system = TestSystem()
        try await system.run {
            #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
            let activity = try Activity.request(
                attributes: Order(number: 7),
                content: ActivityContent(
                    state: Order.ContentState(minutes: 5),
                    staleDate: nil
                )
            )
            #expect(activity.activityState == .active)
            await activity.update(using: Order.ContentState(minutes: 3))
            #expect(activity.content.state.minutes == 3)
            let found = try #require(Activity<Order>.activities.first)
            #expect(found.id == activity.id)
            #expect(found.attributes.number == 7)
            #expect(found.content.state.minutes == 3)
            #expect(Activity<Ride>.activities.isEmpty)
            await activity.end(nil, dismissalPolicy: .immediate)
            #expect(activity.activityState == .ended)
            await activity.update(using: Order.ContentState(minutes: 1))
            #expect(activity.content.state.minutes == 3)
            #expect(Activity<Order>.activities.isEmpty)
        }
    }

    /// E-54, E-57: an activity cannot start if it is not allowed, or its content is too large.
    @Test func cannotStart() {
        let system = TestSystem()
        #expect(
            requestError(Order(number: 1, note: String(repeating: "n", count: 5000)), system)
                == .attributesTooLarge
        )
        system.change { $0.areActivitiesEnabled = false }
        #expect(requestError(Order(number: 1), system) == .denied)
        #expect(system.activities.isEmpty)
    }

    private func requestError(_ order: Order, _ system: TestSystem) -> ActivityAuthorizationError? {
        system.run {
            do {
                _ = try Activity.request(
                    attributes: order,
                    contentState: Order.ContentState(minutes: 1)
                )
                return nil
            } catch {
                return error as? ActivityAuthorizationError
            }
        }
    }
}
