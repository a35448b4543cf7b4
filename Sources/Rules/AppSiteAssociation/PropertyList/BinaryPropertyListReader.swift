// SPDX-License-Identifier: Apache-2.0

/// Reads a property list in binary form, of bounded size and depth.
///
///     "bplist00"  objects…  offset table  trailer of 32 bytes
///
/// The trailer has, from its 7th byte on: the bytes of an offset, the bytes of a reference, the
/// number of objects, the root's number, the place of the offset table.
struct BinaryPropertyListReader {
    private let bytes: [UInt8]
    private var count = 0
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

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
        PropertyListError(code: code, offset: offset)
    }

    /// A number with its highest byte first, which has to be below 2³¹.
    private func number(at place: Int, size: Int) throws(PropertyListError) -> Int {
        guard place >= 0, size <= bytes.count - place else { throw error(.place, place) }
        var number = 0
        for byte in bytes[place..<(place + size)] {
            guard number < 1 << 23 else { throw error(.place, place) }
            number = number << 8 | Int(byte)
        }
        return number
    }

    private mutating func value(
        of object: Int,
        depth: Int
    ) throws(PropertyListError) -> PropertyList {
        guard object < objectCount else { throw error(.place, tableStart) }
        let place = try number(at: tableStart + object * offsetSize, size: offsetSize)
        guard place < tableStart else { throw error(.place, place) }
        guard depth < PropertyList.depthLimit else { throw error(.tooDeep, place) }
        // Objects can be named many times: without a bound, a short list unfolds into a huge one.
        count += 1
        guard count <= PropertyList.countLimit else { throw error(.tooMany, place) }
        let marker = bytes[place]
        switch marker >> 4 {
        case 0x0:
            if marker == 0x08 || marker == 0x09 { return .boolean(marker == 0x09) }
            return .other
        case 0x1, 0x2, 0x3, 0x4, 0x8: return .other
        case 0x5: return .string(try ascii(at: place))
        case 0x6: return .string(try utf16(at: place))
        case 0xA:
            let (length, start) = try header(at: place)
            return .array(try references(at: start, count: length, depth: depth))
        case 0xD:
            let (length, start) = try header(at: place)
            let names = try references(at: start, count: length, depth: depth)
            let values = try references(
                at: start + length * referenceSize,
                count: length,
                depth: depth
            )
            var members: [String: PropertyList] = [:]
            for (name, value) in zip(names, values) {
                guard case .string(let name) = name else { throw error(.nameExpected, place) }
                members[name] = value
            }
            return .dictionary(members)
        default: throw error(.element, place)
        }
    }

    private mutating func references(
        at start: Int,
        count: Int,
        depth: Int
    ) throws(PropertyListError) -> [PropertyList] {
        guard count <= (bytes.count - start) / referenceSize else { throw error(.place, start) }
        var values: [PropertyList] = []
        for index in 0..<count {
            let object = try number(at: start + index * referenceSize, size: referenceSize)
            values.append(try value(of: object, depth: depth + 1))
        }
        return values
    }

    /// The length after a marker, and the place after it.
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

    private func ascii(at place: Int) throws(PropertyListError) -> String {
        let (length, start) = try header(at: place)
        guard length <= bytes.count - start else { throw error(.place, place) }
        return String(decoding: bytes[start..<(start + length)], as: UTF8.self)
    }

    private func utf16(at place: Int) throws(PropertyListError) -> String {
        let (length, start) = try header(at: place)
        guard length <= (bytes.count - start) / 2 else { throw error(.place, place) }
        let units = (0..<length).map { index in
            UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }
}
