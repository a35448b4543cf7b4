// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The anchors of a tracker and their changes: no images, no clock.
struct AnchorRegister: Sendable {
    /// A code found in a frame.
    struct Detection: Sendable {
        var transform: AnchorTransform
        var alternative: AnchorTransform?
        var uncertainty: AppClipCodeAnchor.Uncertainty
        var corners: [PlanePoint]
    }

    /// An anchor and what is not public of it.
    private struct Entry: Sendable {
        var anchor: AppClipCodeAnchor
        let payload: Payload
        let url: EncodableURL
        var lastDetection: Double
        var isChanged = false

        /// Whether it has not been reported yet.
        var isNew = true
    }

    private var entries: [Entry] = []
    private var nextNumber: UInt64 = 0
    private var changes = AnchorChanges()
    private let radius: Double

    // The verdicts that are known, and the checks that are pending, of codes that have an anchor.
    private var verdicts: [Payload: URLCheck.Verdict] = [:]
    private var pending: Set<Payload> = []

    init(radius: Double) { self.radius = radius }

    /// The anchors in the order in which they were added.
    var anchors: [AppClipCodeAnchor] { entries.map { $0.anchor } }

    /// The changes since the last call.
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

    /// A code came into view: a new anchor, although another one may have the same URL.
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
        // An anchor is always added in the state of decoding; a known verdict follows at once.
        if let verdict = verdicts[payload] {
            settle(entries.count - 1, verdict)
        } else if pending.insert(payload).inserted {
            changes.urlChecks.append(URLCheck(url: url, payload: payload))
        }
        return identifier
    }

    /// A code is in view.
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
        // The place of a new one is reported with the addition.
        if !entries[index].isNew { entries[index].isChanged = true }
    }

    /// A code is not in view.
    mutating func miss(_ identifier: AppClipCodeAnchor.Identifier) {
        guard let index = index(of: identifier), entries[index].anchor.isTracked else { return }
        entries[index].anchor.isTracked = false
        entries[index].isChanged = true
    }

    /// Removes the anchors whose codes were in view last at least `limit` seconds ago.
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

    /// The system's answer: the anchors of the code get their URL, or do not.
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

    /// A verdict holds for as long as the code has an anchor: a website may change.
    private mutating func removeUnusedVerdicts() {
        let payloads = Set(entries.map { $0.payload })
        verdicts = verdicts.filter { payloads.contains($0.key) }
        pending.formIntersection(payloads)
    }
}
