// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import ClipRegions
import Testing

struct ConfirmationTests {
    private let center = CLLocationCoordinate2D(latitude: 37.334722, longitude: -122.008889)

    private func region(_ radius: Double) -> CLCircularRegion {
        CLCircularRegion(center: center, radius: radius, identifier: "park")
    }

    /// E-34, E-37: the completion handler is called once, with a result and no error.
    @Test(arguments: [(0.0, true), (0.0008, true), (0.001, false), (1, false)])
    func confirmsOrNot(_ north: Double, _ expected: Bool) throws {
        let system = TestSystem()
        system.change { $0.place = (37.334722 + north, -122.008889) }
        let activity = try #require(system.invocation("https://clip.example"))
        let payload = try #require(activity.appClipActivationPayload)
        var results: [Bool] = []
        system.run {
            payload.confirmAcquired(in: region(100)) { inRegion, error in
                results.append(inRegion)
                #expect(error == nil)
            }
        }
        #expect(results == [expected])
    }

    /// E-29, E-32, E-35: it is disallowed without consent, or for an invalid region.
    @Test func isDisallowed() async throws {
        let system = TestSystem()
        let activity = try #require(system.invocation("https://clip.example"))
        let payload = try #require(activity.appClipActivationPayload)
        let denied = await system.run { await failure(payload, region(100)) }
        #expect(denied == .disallowed)
        system.change { $0.place = (37.334722, -122.008889) }
        #expect(await system.run { await failure(payload, region(500)) } == nil)
        #expect(await system.run { await failure(payload, region(500.1)) } == .disallowed)
        #expect(await system.run { await failure(payload, region(0)) } == .disallowed)
        let other = CLRegion(identifier: "other")
        #expect(await system.run { await failure(payload, other) } == .disallowed)
    }

    /// E-33: a payload of an earlier launch, one that no system created, and one with a URL that is not
    /// registered do not match.
    @Test func doesNotMatch() async throws {
        let system = TestSystem()
        system.change { $0.place = (37.334722, -122.008889) }
        let first = try #require(system.invocation("https://clip.example"))
        let second = try #require(system.invocation("https://clip.example"))
        let url = try #require(second.webpageURL)
        let foreign = NSUserActivity(invocationURL: url)
        for (activity, expected) in [
            (first, APActivationPayloadError.Code.doesNotMatch), (second, nil),
            (foreign, .doesNotMatch),
        ] {
            let payload = try #require(activity.appClipActivationPayload)
            #expect(await system.run { await failure(payload, region(100)) } == expected)
        }
        system.change { $0.isURLRegistered = false }
        let payload = try #require(second.appClipActivationPayload)
        #expect(await system.run { await failure(payload, region(100)) } == .doesNotMatch)
    }

    /// E7: without a system it is disallowed.
    @Test func withoutSystemItIsDisallowed() async throws {
        let activity = try #require(TestSystem().invocation("https://clip.example"))
        let payload = try #require(activity.appClipActivationPayload)
        #expect(await failure(payload, region(100)) == .disallowed)
    }

    private func failure(
        _ payload: APActivationPayload,
        _ region: CLRegion
    ) async -> APActivationPayloadError.Code? {
        do {
            _ = try await payload.confirmAcquired(in: region)
            return nil
        } catch {
            return (error as? APActivationPayloadError)?.code
        }
    }
}
