// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Checks an observation of rings: a reading agrees with the observation as far as it says, and one damaged slot never
/// matters.
///
/// The input is a payload of 16 bytes whose code is then damaged, with pairs of a slot and its observation; or 128
/// arbitrary slots.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    if bytes.count >= RingLayout.bitCount {
        check(RingObservation(slots: bytes.prefix(RingLayout.bitCount).map(slot)))
    } else if let payload = Payload(bytes: Array(bytes.prefix(16))) {
        var observation = RingObservation(RingPattern(payload))
        let damage = bytes.dropFirst(16)
        for place in stride(from: damage.startIndex, to: damage.endIndex - 1, by: 2) {
            observation.slots[Int(damage[place] & 127)] = slot(damage[place + 1])
        }
        let reading = check(observation)
        if damage.count < 4, reading?.payload != payload {
            fatalError("one damaged slot, and \(payload) is lost")
        }
    } else {
        return -1
    }
    return 0
}

private func slot(_ byte: UInt8) -> RingObservation.Slot {
    switch byte % 5 {
    case 0: .runsOn
    case 1: .arc(.foreground)
    case 2: .arc(.third)
    case 3: .arc(nil)
    default: .unknown
    }
}

@discardableResult
private func check(_ observation: RingObservation) -> RingReading? {
    guard let reading = try? observation.read() else { return nil }
    guard reading.pattern == RingPattern(reading.payload) else {
        fatalError("the pattern is not that of the payload")
    }
    var corrected = 0
    var unknown = 0
    for (seen, flawless) in zip(observation.slots, RingObservation(reading.pattern).slots) {
        switch (seen, flawless) {
        case (.unknown, _), (.arc(nil), .arc): unknown += 1
        default: corrected += seen == flawless ? 0 : 1
        }
    }
    guard corrected == reading.correctedSlots, unknown == reading.unknownSlots else {
        fatalError("\(corrected) corrected and \(unknown) unknown slots: \(reading)")
    }
    return reading
}
