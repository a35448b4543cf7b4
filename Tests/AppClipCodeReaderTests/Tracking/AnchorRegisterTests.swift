// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

@testable import AppClipCodeReader

/// A12: the life of anchors, without images.
@Suite("Anchors (A12)")
struct AnchorRegisterTests {
    private let url: EncodableURL
    private let payload: Payload

    init() throws {
        let code = try AppClipCode("https://developer.apple.com/sunfl")
        url = code.url
        payload = code.compressed.payload
    }

    private func sighting(at x: Double = 0) -> AnchorRegister.Detection {
        AnchorRegister.Detection(
            transform: AnchorTransform(
                xAxis: SIMD3(1, 0, 0),
                yAxis: SIMD3(0, 1, 0),
                zAxis: SIMD3(0, 0, 1),
                position: SIMD3(x, 0, -1)
            ),
            alternative: nil,
            uncertainty: AppClipCodeAnchor.Uncertainty(angle: 0.1, position: 0.001),
            corners: []
        )
    }

    @Test("A-62: a recognised code gives one anchor, which is added once")
    func added() {
        var register = AnchorRegister(radius: 0.02)
        let identifier = register.recognise(payload, url: url, sighting(), at: 0)
        let changes = register.takeChanges()
        #expect(changes.didAdd.map { $0.identifier } == [identifier])
        #expect(changes.didUpdate.isEmpty)
        register.see(identifier, sighting(at: 0.1), at: 0.1)
        let later = register.takeChanges()
        #expect(later.didAdd.isEmpty)
        #expect(later.didUpdate.map { $0.transform.position.x } == [0.1])
        #expect(later.didUpdate.first?.radius == 0.02)
    }

    @Test("A-63: there is no URL while it is being decoded")
    func noURLBefore() {
        var register = AnchorRegister(radius: 0.02)
        _ = register.recognise(payload, url: url, sighting(), at: 0)
        let changes = register.takeChanges()
        #expect(changes.didAdd.first?.urlDecodingState == .decoding)
        #expect(changes.didAdd.first?.url == nil)
        #expect(changes.urlChecks == [URLCheck(url: url, payload: payload)])
    }

    @Test(
        "A-64 to A-68: the end of the check is an update; the URL is there only if all said yes",
        arguments: [
            // Registered and associated.
            (true, true, AppClipCodeAnchor.URLDecodingState.decoded),
            // no experience covers the URL, or that of a clip in review.
            (false, true, .failed),
            // the website does not name the clip, whether the experience is local or not.
            (true, false, .failed),
            (false, false, .failed),
        ]
    )
    func verdicts(
        isRegistered: Bool,
        isAssociated: Bool,
        state: AppClipCodeAnchor.URLDecodingState
    ) throws {
        var register = AnchorRegister(radius: 0.02)
        _ = register.recognise(payload, url: url, sighting(), at: 0)
        let check = try #require(register.takeChanges().urlChecks.first)
        register.answer(
            check,
            URLCheck.Verdict(isRegistered: isRegistered, isAssociated: isAssociated)
        )
        let changes = register.takeChanges()
        let anchor = try #require(changes.didUpdate.first)
        #expect(changes.didUpdate.count == 1)
        #expect(anchor.urlDecodingState == state)
        #expect(anchor.url == (state == .decoded ? url : nil))
        #expect(changes.urlChecks.isEmpty)
    }

    @Test("A-69: two prints of one code have an anchor each, and one check")
    func twoPrints() throws {
        var register = AnchorRegister(radius: 0.02)
        _ = register.recognise(payload, url: url, sighting(at: -1), at: 0)
        _ = register.recognise(payload, url: url, sighting(at: 1), at: 0)
        let changes = register.takeChanges()
        #expect(Set(changes.didAdd.map { $0.identifier }).count == 2)
        let check = try #require(changes.urlChecks.first)
        #expect(changes.urlChecks.count == 1)
        register.answer(check, URLCheck.Verdict(isRegistered: true, isAssociated: true))
        let decoded = register.takeChanges().didUpdate
        #expect(decoded.map { $0.url } == [url, url])
        #expect(decoded[0].transform != decoded[1].transform)
        // A third code appears when the answer is already known.
        _ = register.recognise(payload, url: url, sighting(at: 3), at: 1)
        let third = register.takeChanges()
        #expect(third.didAdd.first?.urlDecodingState == .decoding)
        #expect(third.didUpdate.first?.urlDecodingState == .decoded)
        #expect(third.urlChecks.isEmpty)
    }

    @Test(
        "A-71: an anchor is removed when its code has been out of view for the time limit, not before"
    )
    func removed() {
        var register = AnchorRegister(radius: 0.02)
        let identifier = register.recognise(payload, url: url, sighting(), at: 0)
        _ = register.takeChanges()
        // It stays as long as it is in view.
        register.see(identifier, sighting(), at: 100)
        register.removeAnchors(unseenFor: 5, at: 100)
        #expect(register.takeChanges().didRemove.isEmpty)
        register.miss(identifier)
        let missed = register.takeChanges().didUpdate
        #expect(missed.map { $0.isTracked } == [false])
        // The removal is reported once.
        register.miss(identifier)
        #expect(register.takeChanges().isEmpty)
        register.removeAnchors(unseenFor: 5, at: 104.9)
        #expect(register.takeChanges().isEmpty)
        register.removeAnchors(unseenFor: 5, at: 105)
        #expect(register.takeChanges().didRemove.map { $0.identifier } == [identifier])
        #expect(register.anchors.isEmpty)
        // A removed anchor cannot be seen again.
        register.see(identifier, sighting(), at: 106)
        #expect(register.takeChanges().isEmpty)
    }

    @Test("A-66: a code that comes back after its anchor is gone is checked anew")
    func checkedAnew() throws {
        var register = AnchorRegister(radius: 0.02)
        let first = register.recognise(payload, url: url, sighting(), at: 0)
        let check = try #require(register.takeChanges().urlChecks.first)
        register.answer(check, URLCheck.Verdict(isRegistered: true, isAssociated: true))
        register.miss(first)
        register.removeAnchors(unseenFor: 1, at: 9)
        _ = register.takeChanges()
        // The answer arrives a second time, too late to have an effect.
        register.answer(check, URLCheck.Verdict(isRegistered: true, isAssociated: true))
        let second = register.recognise(payload, url: url, sighting(), at: 10)
        let changes = register.takeChanges()
        #expect(second != first)
        #expect(changes.urlChecks.count == 1)
        #expect(changes.didAdd.first?.url == nil)
        #expect(changes.didUpdate.isEmpty)
    }

    @Test("are all removed at the end of a session")
    func removedAtEnd() {
        var register = AnchorRegister(radius: 0.02)
        _ = register.recognise(payload, url: url, sighting(), at: 0)
        register.removeAll()
        #expect(register.takeChanges().didRemove.count == 1)
        #expect(register.anchors.isEmpty)
    }
}
