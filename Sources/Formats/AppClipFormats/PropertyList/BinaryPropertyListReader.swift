// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Reads a property list in binary form, of bounded size and depth.
///
///     "bplist00"  objects…  offset table  trailer of 32 bytes
///
/// The trailer has, from its 7th byte on: the size of an offset, the size of a reference, the number of objects, the
/// root's number, and the location of the offset table.
struct BinaryPropertyListReader {
    private let bytes: [UInt8]
    private let limits: ReadingLimits
    private var count = 0
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableStart = 0

    // Without a cache, many references to one long text would each copy it.
    private var leaves: [Int: PropertyList] = [:]

    init(_ bytes: [UInt8], limits: ReadingLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func read() throws(PropertyListError) -> PropertyList {
        guard bytes.count >= 40 else { throw error(.form, 0) }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw error(.form, trailer)
        }
        objectCount = try number(at: trailer + 8, size: 8)
        let root = try number(at: trailer + 16, size: 8)
        tableStart = try number(at: trailer + 24, size: 8)
        guard objectCount <= bytes.count, tableStart <= trailer,
            objectCount * offsetSize <= trailer - tableStart
        else { throw error(.place, trailer) }
        return try value(of: root, depth: 0)
    }

    private func error(_ code: PropertyListError.Code, _ offset: Int) -> PropertyListError {
        // An offset that is read from the file can be outside it.
        PropertyListError(code: code, offset: min(offset, bytes.count))
    }

    /// Reads a big-endian number, which must be below 2³¹.
    private func number(at place: Int, size: Int) throws(PropertyListError) -> Int {
        guard place >= 0, size <= bytes.count - place else { throw error(.place, place) }
        var number = 0
        for byte in bytes[place..<(place + size)] {
            guard number < 1 << 23 else { throw error(.place, place) }
            number = number << 8 | Int(byte)
        }
        return number
    }

    /// Reads the lowest 64 bits of a big-endian number.
    private func bits(at place: Int, size: Int) throws(PropertyListError) -> UInt64 {
        guard size <= bytes.count - place else { throw error(.place, place) }
        return bytes[place..<(place + size)].reduce(0) { $0 << 8 | UInt64($1) }
    }

    // MARK: Values

    private mutating func value(
        of object: Int,
        depth: Int
    ) throws(PropertyListError) -> PropertyList {
        guard object < objectCount else { throw error(.place, tableStart) }
        let place = try number(at: tableStart + object * offsetSize, size: offsetSize)
        guard place < tableStart else { throw error(.place, place) }
        guard depth < limits.depth else { throw error(.tooDeep, place) }
        // Objects can be referenced many times: without a limit, a short list unfolds into a huge one.
        count += 1
        guard count <= limits.count else { throw error(.tooMany, place) }
        switch bytes[place] >> 4 {
        case 0xA:
            let (length, start) = try header(at: place)
            let values = try references(at: start, count: length, depth: depth)
            let end = start + length * referenceSize
            return PropertyList(.array(values), offset: place, end: end)
        case 0xD: return try dictionary(at: place, depth: depth)
        default:
            if let leaf = leaves[object] { return leaf }
            let leaf = try leaf(at: place)
            leaves[object] = leaf
            return leaf
        }
    }

    private mutating func dictionary(
        at place: Int,
        depth: Int
    ) throws(PropertyListError) -> PropertyList {
        let (length, start) = try header(at: place)
        let names = try references(at: start, count: length, depth: depth)
        let middle = start + length * referenceSize
        let values = try references(at: middle, count: length, depth: depth)
        var members: [PropertyList.Member] = []
        members.reserveCapacity(length)
        for (name, value) in zip(names, values) {
            guard let text = name.string else { throw error(.nameExpected, place) }
            members.append(PropertyList.Member(name: text, offset: name.offset, value: value))
        }
        let end = middle + length * referenceSize
        return PropertyList(.dictionary(members), offset: place, end: end)
    }

    private mutating func references(
        at start: Int,
        count: Int,
        depth: Int
    ) throws(PropertyListError) -> [PropertyList] {
        guard start <= bytes.count, count <= (bytes.count - start) / referenceSize else {
            throw error(.place, start)
        }
        var values: [PropertyList] = []
        for index in 0..<count {
            let object = try number(at: start + index * referenceSize, size: referenceSize)
            values.append(try value(of: object, depth: depth + 1))
        }
        return values
    }

    // MARK: Leaves

    private func leaf(at place: Int) throws(PropertyListError) -> PropertyList {
        let marker = bytes[place]
        switch marker >> 4 {
        case 0x0 where marker == 0x08 || marker == 0x09:
            return PropertyList(.boolean(marker == 0x09), offset: place, end: place + 1)
        case 0x1: return try integer(at: place)
        case 0x2: return try real(at: place)
        case 0x3: return try date(at: place)
        case 0x4:
            let (length, start) = try header(at: place)
            guard length <= bytes.count - start else { throw error(.place, place) }
            let data = Array(bytes[start..<(start + length)])
            return PropertyList(.data(data), offset: place, end: start + length)
        case 0x5: return try ascii(at: place)
        case 0x6: return try utf16(at: place)
        case 0x8: return try identifier(at: place)
        default: throw error(.element, place)
        }
    }

    /// Reads a number of 1, 2, 4 or 8 bytes, of which only one of 8 has a sign, or of 16.
    private func integer(at place: Int) throws(PropertyListError) -> PropertyList {
        let size = 1 << Int(bytes[place] & 0x0F)
        guard size <= 16, size <= bytes.count - place - 1 else { throw error(.place, place) }
        let end = place + 1 + size
        let low = try bits(at: end - min(size, 8), size: min(size, 8))
        var content = PropertyList.Content.integer(Int64(bitPattern: low))
        if size == 16 {
            let high = try bits(at: place + 1, size: 8)
            let fits = high == (Int64(bitPattern: low) < 0 ? .max : 0)
            if !fits {
                content = .real(Double(Int64(bitPattern: high)) * 0x1p64 + Double(low))
            }
        }
        return PropertyList(content, offset: place, end: end)
    }

    private func real(at place: Int) throws(PropertyListError) -> PropertyList {
        let number: Double
        switch bytes[place] & 0x0F {
        case 2: number = Double(Float(bitPattern: UInt32(try bits(at: place + 1, size: 4))))
        case 3: number = Double(bitPattern: try bits(at: place + 1, size: 8))
        default: throw error(.element, place)
        }
        let end = place + 1 + 1 << Int(bytes[place] & 0x0F)
        return PropertyList(.real(number), offset: place, end: end)
    }

    /// Reads a date: seconds since the beginning of 2001.
    private func date(at place: Int) throws(PropertyListError) -> PropertyList {
        guard bytes[place] == 0x33 else { throw error(.element, place) }
        let seconds = Double(bitPattern: try bits(at: place + 1, size: 8))
        guard let text = Timestamp(secondsSince2001: seconds)?.iso8601 else {
            throw error(.scalar, place)
        }
        return PropertyList(.date(text), offset: place, end: place + 9)
    }

    /// Reads a reference in a keyed archive, for which XML has a dictionary.
    private func identifier(at place: Int) throws(PropertyListError) -> PropertyList {
        let size = Int(bytes[place] & 0x0F) + 1
        let number = try number(at: place + 1, size: size)
        let end = place + 1 + size
        let value = PropertyList(.integer(Int64(number)), offset: place, end: end)
        let member = PropertyList.Member(name: "CF$UID", offset: place, value: value)
        return PropertyList(.dictionary([member]), offset: place, end: end)
    }

    /// Returns the length after a marker, and the offset after it.
    private func header(at place: Int) throws(PropertyListError) -> (length: Int, start: Int) {
        let low = Int(bytes[place] & 0x0F)
        guard low == 0x0F else { return (low, place + 1) }
        guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 0x1 else {
            throw error(.element, place)
        }
        let size = 1 << Int(bytes[place + 1] & 0x0F)
        guard size <= 8 else { throw error(.element, place) }
        return (try number(at: place + 2, size: size), place + 2 + size)
    }

    private func ascii(at place: Int) throws(PropertyListError) -> PropertyList {
        let (length, start) = try header(at: place)
        guard length <= bytes.count - start else { throw error(.place, place) }
        let text = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
        return PropertyList(.string(text), offset: place, end: start + length)
    }

    private func utf16(at place: Int) throws(PropertyListError) -> PropertyList {
        let (length, start) = try header(at: place)
        guard length <= (bytes.count - start) / 2 else { throw error(.place, place) }
        let units = (0..<length).map { index in
            UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
        }
        let text = String(decoding: units, as: UTF16.self)
        return PropertyList(.string(text), offset: place, end: start + 2 * length)
    }
}
