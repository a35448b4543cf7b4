// SPDX-License-Identifier: Apache-2.0

/// A central directory header, as it is in the file.
struct RawZipEntry {
    private let madeBy: Int
    private let flags: Int
    private let method: Int
    private let checksum: UInt32
    private let compressedSize: Int
    private let size: Int
    private let attributes: Int
    private let offset: Int
    private let name: [UInt8]

    /// The offset after the entry in the directory.
    let end: Int

    /// Reads the entry at an offset; `nil` if there is none.
    init?(_ bytes: [UInt8], at place: Int) {
        func number(_ offset: Int, _ width: Int) -> Int? {
            bytes.number(at: place + offset, width: width, .little)
        }
        guard number(0, 4) == 0x0201_4B50, let madeBy = number(4, 2), let flags = number(8, 2),
            let method = number(10, 2), let checksum = number(16, 4),
            let compressedSize = number(20, 4), let size = number(24, 4),
            let nameLength = number(28, 2), let extraLength = number(30, 2),
            let commentLength = number(32, 2), let attributes = number(38, 4),
            let offset = number(42, 4)
        else { return nil }
        let nameStart = place + 46
        let extraStart = nameStart + nameLength
        let extraEnd = extraStart + extraLength
        guard extraEnd + commentLength <= bytes.count else { return nil }
        name = Array(bytes[nameStart..<extraStart])
        end = extraEnd + commentLength
        self.madeBy = madeBy >> 8
        self.flags = flags
        self.method = method
        self.checksum = UInt32(truncatingIfNeeded: checksum)
        self.attributes = attributes
        // Values that do not fit into four bytes are in the extra field, in this order.
        var numbers = [size, compressedSize, offset]
        if numbers.contains(0xFFFF_FFFF) {
            var field = Self.largeNumbers(Array(bytes[extraStart..<extraEnd]))[...]
            for index in numbers.indices where numbers[index] == 0xFFFF_FFFF {
                // Without the field, the number is taken literally.
                guard let number = field.popFirst() else { break }
                numbers[index] = number
            }
        }
        self.size = numbers[0]
        self.compressedSize = numbers[1]
        self.offset = numbers[2]
    }

    /// Returns the numbers in the ZIP64 extra field.
    private static func largeNumbers(_ extra: [UInt8]) -> [Int] {
        var place = 0
        while let kind = extra.number(at: place, width: 2, .little),
            let length = extra.number(at: place + 2, width: 2, .little)
        {
            if kind == 1 {
                return stride(from: place + 4, to: min(place + 4 + length, extra.count), by: 8)
                    .prefix(3).compactMap { extra.number(at: $0, width: 8, .little) }
            }
            place += 4 + length
        }
        return []
    }

    /// Returns the entry after checking it.
    ///
    /// - Parameter shift: The number of bytes in the file before the archive begins.
    /// - Returns: The entry.
    /// - Throws: ``ZipError``.
    func entry(shift: Int) throws(ZipError) -> ZipEntry {
        let hasSlash = name.last == 0x2F
        let path = hasSlash ? name.dropLast() : name[...]
        guard let text = ZipName.text(of: Array(path), saysUTF8: flags & 1 << 11 != 0) else {
            let repaired = String(decoding: path, as: UTF8.self)
            throw .entry(name: repaired, .name(.encoding))
        }
        guard name.count <= ZipName.longest else {
            throw .entry(name: String(text.prefix(80)), .name(.length(limit: ZipName.longest)))
        }
        if let fault = ZipName.fault(in: path) { throw .entry(name: text, .name(fault)) }
        let (place, overflow) = offset.addingReportingOverflow(shift)
        // The sum with the lengths of a header and a name must fit into an `Int`, too.
        guard !overflow, place < Int.max - 1 << 20 else { throw .damagedDirectory }
        return ZipEntry(
            name: text,
            kind: kind(hasSlash: hasSlash),
            size: size,
            compressedSize: compressedSize,
            checksum: checksum,
            compression: ZipEntry.Compression(number: method),
            isEncrypted: flags & 1 != 0,
            nameBytes: name,
            offset: place
        )
    }

    private func kind(hasSlash: Bool) -> ZipEntry.Kind {
        if hasSlash { return .folder }
        // Unix and Darwin keep the mode in the upper half.
        guard madeBy == 3 || madeBy == 19 else { return .file }
        return switch attributes >> 16 & 0xF000 {
        case 0, 0x8000: .file
        case 0x4000: .folder
        case 0xA000: .link
        default: .other
        }
    }
}
