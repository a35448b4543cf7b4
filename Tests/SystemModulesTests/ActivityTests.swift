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

    /// E-54: an activity begins, changes and ends, and is found again by its kind.
    @Test func beginsChangesAndEnds() async throws {
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

    /// E-54, E-57: none begins where the system allows none, or what it shows is too large.
    @Test func refuses() {
        let system = TestSystem()
        #expect(
            refusal(Order(number: 1, note: String(repeating: "n", count: 5000)), system)
                == .attributesTooLarge
        )
        system.change { $0.areActivitiesEnabled = false }
        #expect(refusal(Order(number: 1), system) == .denied)
        #expect(system.activities.isEmpty)
    }

    private func refusal(_ order: Order, _ system: TestSystem) -> ActivityAuthorizationError? {
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
