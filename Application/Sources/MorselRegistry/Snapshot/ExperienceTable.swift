// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Many experiences in one run of bytes, the same in memory and in a file.
///
///     | count | place of the columns | texts | experience | … | number | … | start | … | start | … | text | … |
///
/// As separate values, a million experiences would be some ten million objects. An experience is decoded
/// from its bytes in a few microseconds. Values that many experiences share, such as their
/// clip and their languages, are texts that they refer to by number.
///
/// The columns are the numbers of the experiences in ascending order, the offsets of the
/// experiences, and the offsets of the texts. If the bytes are damaged, reading an experience fails or
/// gives another one, but never crashes the program.
struct ExperienceTable: Sendable {
    /// All bytes of the table.
    let bytes: SharedBytes

    /// The number of experiences.
    let count: Int

    private let columns: Int
    private let textCount: Int

    static let headerSize = 24

    /// Creates a table from its bytes; `nil` if they cannot be a table.
    init?(_ bytes: SharedBytes) {
        guard bytes.count >= Self.headerSize,
            let count = Int(exactly: bytes.number(at: 0)),
            let columns = Int(exactly: bytes.number(at: 8)),
            let textCount = Int(exactly: bytes.number(at: 16)),
            (Self.headerSize...bytes.count).contains(columns),
            count <= bytes.count / 16, textCount <= bytes.count / 8,
            bytes.count - columns >= 16 * count + 8 * textCount
        else { return nil }
        self.bytes = bytes
        self.count = count
        self.columns = columns
        self.textCount = textCount
    }

    /// A table without experiences.
    static let empty = ExperienceTableWriter().finish([])

    /// Returns the experience with a number, or `nil` if there is none.
    ///
    /// - Throws: ``RegistryError/damaged(_:)`` if the bytes are damaged.
    func experience(_ id: AdvancedExperience.ID) throws(RegistryError) -> AdvancedExperience? {
        guard let position = position(of: id.rawValue) else { return nil }
        guard let experience = try? read(id, at: position) else {
            throw .damaged("advanced_experiences")
        }
        return experience
    }

    /// Returns the state of an experience, or `nil` if there is none.
    func state(of id: AdvancedExperience.ID) -> PublicationState? {
        guard let position = position(of: id.rawValue) else { return nil }
        var reader = reader(at: position)
        return (try? reader.byte()).flatMap { Flags(rawValue: $0).state }
    }

    private func read(
        _ id: AdvancedExperience.ID,
        at position: Int
    ) throws(TableError) -> AdvancedExperience {
        var reader = reader(at: position)
        let flags = Flags(rawValue: try reader.byte())
        let clip = try text(reader.number(), AppIdentifier.init)
        let url = try reader.text()
        let verb = try text(reader.number()) { Verb(rawValue: $0) }
        let image = flags.contains(.image) ? try text(reader.number(), HeaderImage.init) : nil
        var place: Place?
        if flags.contains(.place) {
            place = Place(
                latitude: Double(bitPattern: try reader.bits()),
                longitude: Double(bitPattern: try reader.bits())
            )
        }
        let category =
            flags.contains(.category)
            ? try text(reader.number()) { BusinessCategory(rawValue: $0) } : nil
        let details = flags.contains(.placeDetails) ? try reader.text() : nil
        let defaultLanguage = try text(reader.number(), Language.init)
        var texts: [Language: CardText] = [:]
        for _ in 0..<(try reader.number()) {
            let mark = try reader.number()
            let title = mark % 2 == 1 ? try reader.text() : nil
            texts[try text(mark / 2, Language.init)] =
                CardText(title: title, subtitle: try reader.text())
        }
        guard let state = flags.state, let invoked = try? InvocationURL(url),
            let registered = try? RegisteredURL(invoked)
        else { throw TableError() }
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
            placeDetails: try details.map { text throws(TableError) in
                try TableError.catching {
                    try JSONDecoder().decode(PlaceDetails.self, from: Data(text.utf8))
                }
            },
            category: category,
            state: state
        )
    }

    /// The optional parts of an experience, and its state in the two lowest bits.
    struct Flags: OptionSet {
        var rawValue: UInt8
        static let poweredBy = Self(rawValue: 4)
        static let image = Self(rawValue: 8)
        static let place = Self(rawValue: 16)
        static let category = Self(rawValue: 32)
        static let placeDetails = Self(rawValue: 64)

        // The indexes are stored in files.
        private static let states: [PublicationState] = [.draft, .published, .deactivated]

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ state: PublicationState) {
            rawValue = UInt8(Self.states.firstIndex(of: state) ?? 0)
        }

        var state: PublicationState? {
            let number = Int(rawValue & 3)
            return number < Self.states.count ? Self.states[number] : nil
        }
    }
}

// MARK: - Columns

extension ExperienceTable {
    private func number(at position: Int) -> UInt64 { bytes.number(at: columns + 8 * position) }

    private func reader(at position: Int) -> TableReader {
        TableReader(bytes, from: number(at: count + position), upTo: columns)
    }

    /// Returns one of the texts that experiences share.
    private func text<Value>(
        _ number: Int,
        _ read: (String) throws -> Value?
    ) throws(TableError) -> Value {
        guard number < textCount else { throw TableError() }
        var reader = TableReader(bytes, from: self.number(at: 2 * count + number), upTo: columns)
        let text = try reader.text()
        guard let value = try? read(text) else { throw TableError() }
        return value
    }

    private func position(of experience: Int64) -> Int? {
        guard count > 0, experience >= 0 else { return nil }
        let wanted = UInt64(experience)
        let (first, last) = (number(at: 0), number(at: count - 1))
        guard first <= wanted, wanted <= last else { return nil }
        // Numbers are assigned consecutively, with few gaps: the first guess is mostly right.
        let guess = Int(min(wanted - first, UInt64(count - 1)))
        if number(at: guess) == wanted { return guess }
        var range = 0..<guess
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let number = number(at: middle)
            if number == wanted { return middle }
            range = number < wanted ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}
