// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

/// Experiences as bytes, from which an ``ExperienceTable`` is made.
struct ExperienceRecords: Sendable {
    /// The numbers of the experiences, in ascending order.
    private(set) var numbers: [UInt64] = []

    /// The offset of each experience in ``bytes``.
    private(set) var starts: [Int] = []

    private(set) var bytes: [UInt8] = []

    /// Appends an experience whose number is larger than all before.
    mutating func append(_ experience: PackedExperience) {
        numbers.append(UInt64(experience.id.rawValue))
        starts.append(bytes.count)
        var flags = ExperienceTable.Flags(experience.state)
        if experience.isPoweredBy { flags.insert(.poweredBy) }
        if experience.image != nil { flags.insert(.image) }
        if experience.place != nil { flags.insert(.place) }
        if experience.category != nil { flags.insert(.category) }
        if experience.placeDetails != nil { flags.insert(.placeDetails) }
        bytes.append(flags.rawValue)
        bytes.append(number: experience.clip.number)
        var url = experience.url.url.text
        url.makeContiguousUTF8()
        bytes.append(text: url.utf8.span)
        bytes.append(number: experience.verb.number)
        if let image = experience.image { bytes.append(number: image.number) }
        if let place = experience.place {
            bytes.append(bits: place.latitude.bitPattern)
            bytes.append(bits: place.longitude.bitPattern)
        }
        if let category = experience.category { bytes.append(number: category.number) }
        if let details = experience.placeDetails { bytes.append(text: details.span) }
        bytes.append(number: experience.defaultLanguage.number)
        bytes.append(number: experience.texts.count)
        for text in experience.texts {
            bytes.append(number: text.language.number * 2 + (text.title == nil ? 0 : 1))
            if let title = text.title { bytes.append(text: title.span) }
            bytes.append(text: text.subtitle.span)
        }
    }
}

/// The encoding that ``TableReader`` decodes.
extension [UInt8] {
    mutating func append(number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    fileprivate mutating func append(bits: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) {
            append(UInt8(truncatingIfNeeded: bits >> shift))
        }
    }

    mutating func append(text: Span<UInt8>) {
        append(number: text.count)
        unsafe text.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
