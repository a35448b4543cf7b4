// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

/// Many experiences in little memory: one run of bytes, and where each experience begins.
///
/// As values of their own, a million experiences would be some ten million objects. An experience is
/// read out of its bytes in a few microseconds.
struct ExperienceTable: Sendable {
    private var bytes: [UInt8] = []
    private var starts: [Int] = []
    /// In ascending order.
    private var numbers: [Int64] = []
    private var clips = ValueNumbers<AppIdentifier>()
    private var images = ValueNumbers<HeaderImage>()
    private var languages = ValueNumbers<Language>()

    /// The count of experiences.
    var count: Int { numbers.count }

    /// Adds an experience whose number is larger than all before.
    mutating func append(_ experience: AdvancedExperience) {
        numbers.append(experience.id.rawValue)
        starts.append(bytes.count)
        var flags = Flags(experience.state)
        if experience.isPoweredBy { flags.insert(.poweredBy) }
        if experience.card.image != nil { flags.insert(.image) }
        if experience.place != nil { flags.insert(.place) }
        if experience.category != nil { flags.insert(.category) }
        bytes.append(flags.rawValue)
        bytes.append(number: clips.number(of: experience.clip))
        bytes.append(text: experience.url.url.text)
        bytes.append(number: Verb.allCases.firstIndex(of: experience.card.verb) ?? 0)
        if let image = experience.card.image { bytes.append(number: images.number(of: image)) }
        if let place = experience.place {
            bytes.append(bits: place.latitude.bitPattern)
            bytes.append(bits: place.longitude.bitPattern)
        }
        if let category = experience.category {
            bytes.append(number: BusinessCategory.allCases.firstIndex(of: category) ?? 0)
        }
        bytes.append(number: languages.number(of: experience.card.defaultLanguage))
        bytes.append(number: experience.card.texts.count)
        for (language, text) in experience.card.texts {
            bytes.append(number: languages.number(of: language) * 2 + (text.title == nil ? 0 : 1))
            if let title = text.title { bytes.append(text: title) }
            bytes.append(text: text.subtitle)
        }
    }

    /// The experience with a number, or `nil`.
    ///
    /// - Throws: ``RegistryError/damaged(_:)`` where memory does not hold what was written.
    func experience(_ id: AdvancedExperience.ID) throws(RegistryError) -> AdvancedExperience? {
        guard let position = position(of: id.rawValue) else { return nil }
        var reader = TableReader(bytes, from: starts[position])
        let flags = Flags(rawValue: reader.byte())
        let clip = clips[reader.number()]
        let url = reader.text()
        let verb = Verb.allCases[reader.number()]
        let image = flags.contains(.image) ? images[reader.number()] : nil
        var place: Place?
        if flags.contains(.place) {
            place = Place(
                latitude: Double(bitPattern: reader.bits()),
                longitude: Double(bitPattern: reader.bits())
            )
        }
        let category = flags.contains(.category) ? BusinessCategory.allCases[reader.number()] : nil
        let defaultLanguage = languages[reader.number()]
        let count = reader.number()
        var texts: [Language: CardText] = [:]
        texts.reserveCapacity(count)
        for _ in 0..<count {
            let mark = reader.number()
            let title = mark % 2 == 1 ? reader.text() : nil
            texts[languages[mark / 2]] = CardText(title: title, subtitle: reader.text())
        }
        guard let invoked = try? InvocationURL(url), let registered = try? RegisteredURL(invoked)
        else { throw .damaged("url") }
        return AdvancedExperience(
            id: id,
            clip: clip,
            url: registered,
            card: CardMetadata(
                verb: verb,
                image: image,
                defaultLanguage: defaultLanguage,
                texts: texts
            ),
            isPoweredBy: flags.contains(.poweredBy),
            place: place,
            category: category,
            state: flags.state
        )
    }

    /// The state of an experience, or `nil` without one.
    func state(of id: AdvancedExperience.ID) -> PublicationState? {
        position(of: id.rawValue).map { Flags(rawValue: bytes[starts[$0]]).state }
    }

    private func position(of number: Int64) -> Int? {
        guard let first = numbers.first, let last = numbers.last, (first...last).contains(number)
        else { return nil }
        // Numbers are given in turn, with few gaps: mostly the first guess is right.
        let guess = Int(min(number - first, Int64(numbers.count - 1)))
        if numbers[guess] == number { return guess }
        var range = 0..<guess
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if numbers[middle] == number { return middle }
            if numbers[middle] < number {
                range = (middle + 1)..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return nil
    }

    /// What an experience has, and its state in the two lowest bits.
    private struct Flags: OptionSet {
        var rawValue: UInt8
        static let poweredBy = Self(rawValue: 4)
        static let image = Self(rawValue: 8)
        static let place = Self(rawValue: 16)
        static let category = Self(rawValue: 32)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ state: PublicationState) {
            rawValue = UInt8(PublicationState.allCases.firstIndex(of: state) ?? 0)
        }

        var state: PublicationState { PublicationState.allCases[Int(rawValue & 3)] }
    }
}

/// Numbers for values that many experiences share.
private struct ValueNumbers<Value: Hashable & Sendable>: Sendable {
    private var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        let number = values.count
        numbers[value] = number
        values.append(value)
        return number
    }

    subscript(number: Int) -> Value { values[number] }
}

extension [UInt8] {
    /// Seven bits a byte, the lowest first; the highest bit says that more follow.
    fileprivate mutating func append(number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    fileprivate mutating func append(text: String) {
        append(number: text.utf8.count)
        append(contentsOf: text.utf8)
    }

    fileprivate mutating func append(bits: UInt64) {
        for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
            append(UInt8(truncatingIfNeeded: bits >> shift))
        }
    }
}

private struct TableReader {
    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8], from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    mutating func byte() -> UInt8 {
        position += 1
        return bytes[position - 1]
    }

    mutating func number() -> Int {
        var number: UInt = 0
        var shift: UInt = 0
        while true {
            let byte = byte()
            number |= UInt(byte & 0x7F) << shift
            guard byte >= 0x80 else { return Int(bitPattern: number) }
            shift += 7
        }
    }

    mutating func text() -> String {
        let count = number()
        defer { position += count }
        return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
    }

    mutating func bits() -> UInt64 {
        var bits: UInt64 = 0
        for shift in stride(from: 0 as UInt64, to: 64, by: 8) { bits |= UInt64(byte()) << shift }
        return bits
    }
}
