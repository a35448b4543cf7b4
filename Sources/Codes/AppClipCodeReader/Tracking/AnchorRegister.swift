// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The anchors of a tracker and their changes, without images or a clock.
struct AnchorRegister: Sendable {
    /// A code found in a frame.
    struct Detection: Sendable {
        var transform: AnchorTransform
        var alternative: AnchorTransform?
        var uncertainty: AppClipCodeAnchor.Uncertainty
        var corners: [PlanePoint]
    }

    /// An anchor with its private state.
    private struct Entry: Sendable {
        var anchor: AppClipCodeAnchor
        let payload: Payload
        let url: EncodableURL
        var lastDetection: Double
        var isChanged = false

        /// A Boolean value that indicates whether the anchor has not been reported yet.
        var isNew = true
    }

    private var entries: [Entry] = []
    private var nextNumber: UInt64 = 0
    private var changes = AnchorChanges()
    private let radius: Double

    // The known verdicts, and the pending checks, of codes that have an anchor.
    private var verdicts: [Payload: URLCheck.Verdict] = [:]
    private var pending: Set<Payload> = []

    init(radius: Double) { self.radius = radius }

    /// The anchors in the order in which they were added.
    var anchors: [AppClipCodeAnchor] { entries.map { $0.anchor } }

    /// Returns the changes since the last call.
    mutating func takeChanges() -> AnchorChanges {
        for index in entries.indices {
            entries[index].isNew = false
            guard entries[index].isChanged else { continue }
            entries[index].isChanged = false
            changes.didUpdate.append(entries[index].anchor)
        }
        defer { changes = AnchorChanges() }
        return changes
    }

    // MARK: Codes

    /// Adds an anchor for a code that came into view, even if another anchor has the same URL
    ///
    mutating func recognise(
        _ payload: Payload,
        url: EncodableURL,
        _ detection: Detection,
        at time: Double
    ) -> AppClipCodeAnchor.Identifier {
        let identifier = AppClipCodeAnchor.Identifier(number: nextNumber)
        nextNumber += 1
        let anchor = AppClipCodeAnchor(
            identifier: identifier,
            transform: detection.transform,
            alternativeTransform: detection.alternative,
            uncertainty: detection.uncertainty,
            radius: radius,
            corners: detection.corners
        )
        entries.append(Entry(anchor: anchor, payload: payload, url: url, lastDetection: time))
        changes.didAdd.append(anchor)
        // An anchor is always added in the decoding state; a known verdict is applied immediately.
        if let verdict = verdicts[payload] {
            settle(entries.count - 1, verdict)
        } else if pending.insert(payload).inserted {
            changes.urlChecks.append(URLCheck(url: url, payload: payload))
        }
        return identifier
    }

    /// Updates the anchor of a code that is in view.
    mutating func see(
        _ identifier: AppClipCodeAnchor.Identifier,
        _ detection: Detection,
        at time: Double
    ) {
        guard let index = index(of: identifier) else { return }
        entries[index].anchor.transform = detection.transform
        entries[index].anchor.alternativeTransform = detection.alternative
        entries[index].anchor.uncertainty = detection.uncertainty
        entries[index].anchor.corners = detection.corners
        entries[index].anchor.isTracked = true
        entries[index].lastDetection = time
        // The position of a new anchor is reported when it is added.
        if !entries[index].isNew { entries[index].isChanged = true }
    }

    /// Updates the anchor of a code that is not in view.
    mutating func miss(_ identifier: AppClipCodeAnchor.Identifier) {
        guard let index = index(of: identifier), entries[index].anchor.isTracked else { return }
        entries[index].anchor.isTracked = false
        entries[index].isChanged = true
    }

    /// Removes the anchors whose codes have been out of view for at least `limit` seconds.
    mutating func removeAnchors(unseenFor limit: Double, at time: Double) {
        entries.removeAll { entry in
            guard !entry.anchor.isTracked, time - entry.lastDetection >= limit else { return false }
            changes.didRemove.append(entry.anchor)
            return true
        }
        removeUnusedVerdicts()
    }

    /// Removes all anchors.
    mutating func removeAll() {
        changes.didRemove += entries.map { $0.anchor }
        entries = []
        removeUnusedVerdicts()
    }

    private func index(of identifier: AppClipCodeAnchor.Identifier) -> Int? {
        entries.firstIndex { $0.anchor.identifier == identifier }
    }

    // MARK: URLs

    /// Applies the system's answer: the anchors of the code are decoded or have failed (A-63 to
    ///
    mutating func answer(_ check: URLCheck, _ verdict: URLCheck.Verdict) {
        guard pending.remove(check.payload) != nil else { return }
        verdicts[check.payload] = verdict
        for index in entries.indices where entries[index].payload == check.payload {
            settle(index, verdict)
        }
    }

    private mutating func settle(_ index: Int, _ verdict: URLCheck.Verdict) {
        if verdict.allowsDecoding {
            entries[index].anchor.urlDecodingState = .decoded
            entries[index].anchor.url = entries[index].url
        } else {
            entries[index].anchor.urlDecodingState = .failed
        }
        entries[index].isChanged = true
    }

    /// Removes verdicts of codes without an anchor: a verdict is kept only as long as the code has
    /// an anchor, since a website may change.
    private mutating func removeUnusedVerdicts() {
        let payloads = Set(entries.map { $0.payload })
        verdicts = verdicts.filter { payloads.contains($0.key) }
        pending.formIntersection(payloads)
    }
}
