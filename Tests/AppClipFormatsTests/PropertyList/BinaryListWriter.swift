// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// Writes property lists in binary form, with a copy of each value for each reference to it.
struct BinaryListWriter {
    private var objects: [[UInt8]] = []

    static func bytes(of list: PropertyList) -> [UInt8] {
        var writer = BinaryListWriter()
        let root = writer.add(list)
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in writer.objects {
            offsets += number(UInt64(bytes.count), size: 4)
            bytes += object
        }
        let table = bytes.count
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 4, 2]
            + number(UInt64(writer.objects.count), size: 8) + number(UInt64(root), size: 8)
            + number(UInt64(table), size: 8)
    }

    private static func number(_ number: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }

    private mutating func add(_ list: PropertyList) -> Int {
        let object: [UInt8]
        switch list.content {
        case .string(let text): object = Self.string(text)
        case .boolean(let flag): object = [flag ? 0x09 : 0x08]
        case .integer(let number):
            object = [0x13] + Self.number(UInt64(bitPattern: number), size: 8)
        case .real(let number): object = [0x23] + Self.number(number.bitPattern, size: 8)
        case .date(let text):
            object = [0x33] + Self.number(Self.seconds(of: text).bitPattern, size: 8)
        case .data(let bytes): object = Self.header(0x40, bytes.count) + bytes
        case .array(let values):
            let references = values.map { add($0) }
            object = Self.header(0xA0, values.count) + Self.references(references)
        case .dictionary(let members):
            let names = members.map { add(PropertyList(.string($0.name))) }
            let values = members.map { add($0.value) }
            object = Self.header(0xD0, names.count) + Self.references(names + values)
        }
        objects.append(object)
        return objects.count - 1
    }

    private static func references(_ references: [Int]) -> [UInt8] {
        references.flatMap { number(UInt64($0), size: 2) }
    }

    private static func header(_ marker: UInt8, _ count: Int) -> [UInt8] {
        if count < 15 { return [marker | UInt8(count)] }
        return [marker | 0x0F, 0x11] + number(UInt64(count), size: 2)
    }

    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return header(0x50, text.utf8.count) + Array(text.utf8)
        }
        let units = text.utf16.flatMap { number(UInt64($0), size: 2) }
        return header(0x60, text.utf16.count) + units
    }

    private static func seconds(of text: String) -> Double {
        let parts = text.split { "-T:Z".contains($0) }.compactMap { Int($0) }
        let day = CivilDate(year: parts[0], month: parts[1], day: parts[2])?.daysSince1970 ?? 0
        return Double((day - 11_323) * 86_400) + Double(parts[3] * 3_600 + parts[4] * 60 + parts[5])
    }
}
