// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The load commands of a binary that matter to bundles.
struct LoadCommands {
    let order: ByteOrder
    private(set) var libraries: [BinarySlice.LinkedLibrary] = []
    private(set) var platform: BinarySlice.Platform?
    private(set) var minimumSystem: SystemVersion?
    private(set) var sdk: SystemVersion?
    private(set) var isEncrypted = false
    private(set) var signature: (offset: Int, size: Int)?

    init(order: ByteOrder) { self.order = order }

    /// Reads a number of load commands.
    ///
    /// - Throws: ``BinaryError``.
    mutating func read(_ bytes: [UInt8], count: Int) throws(BinaryError) {
        var place = 0
        for _ in 0..<count {
            guard let kind = bytes.number(at: place, width: 4, order),
                let size = bytes.number(at: place + 4, width: 4, order)
            else { throw .damagedHeader }
            guard size >= 8, size <= bytes.count - place else { throw .damagedHeader }
            try read(kind, Array(bytes[place..<place + size]))
            place += size
        }
    }

    private mutating func read(_ kind: Int, _ command: [UInt8]) throws(BinaryError) {
        func number(_ place: Int) throws(BinaryError) -> Int {
            guard let number = command.number(at: place, width: 4, order) else {
                throw .damagedHeader
            }
            return number
        }
        switch kind {
        case 0x0C: try addLibrary(.required, command)
        case 0x8000_0018: try addLibrary(.weak, command)
        case 0x8000_001F: try addLibrary(.reexported, command)
        case 0x8000_0023: try addLibrary(.upward, command)
        case 0x20: try addLibrary(.lazy, command)
        case 0x32:
            platform = Self.platform(try number(8))
            minimumSystem = Self.version(try number(12))
            sdk = Self.version(try number(16))
        case 0x24, 0x25, 0x2F, 0x30:
            platform =
                switch kind {
                case 0x24: .macOS
                case 0x25: .iOS
                case 0x2F: .tvOS
                default: .watchOS
                }
            minimumSystem = Self.version(try number(8))
            sdk = Self.version(try number(12))
        case 0x21, 0x2C: isEncrypted = try number(16) != 0
        case 0x1D: signature = (try number(8), try number(12))
        default: break
        }
    }

    private mutating func addLibrary(
        _ kind: BinarySlice.LinkedLibrary.Kind,
        _ command: [UInt8]
    ) throws(BinaryError) {
        guard let start = command.number(at: 8, width: 4, order), start <= command.count else {
            throw .damagedHeader
        }
        let name = command[start...].prefix { $0 != 0 }
        libraries.append(.init(path: String(decoding: name, as: UTF8.self), kind: kind))
    }

    private static func platform(_ number: Int) -> BinarySlice.Platform {
        switch number {
        case 1: .macOS
        case 2: .iOS
        case 3: .tvOS
        case 4: .watchOS
        case 6: .macCatalyst
        case 7: .iOSSimulator
        case 11: .visionOS
        default: .other(number)
        }
    }

    /// Returns a version from its 16, 8 and 8 bits; `nil` for 0.
    private static func version(_ number: Int) -> SystemVersion? {
        number == 0 ? nil : SystemVersion(number >> 16, number >> 8 & 0xFF, number & 0xFF)
    }
}
