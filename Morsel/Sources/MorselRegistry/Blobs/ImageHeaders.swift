/// What the header of a picture says.
struct PictureHeader {
    let width: Int
    let height: Int
    let isJPEG: Bool
    let hasTransparency: Bool
}

extension PictureHeader {
    /// Reads a PNG file up to its pixels: size and colour type, and whether a colour is transparent.
    init?(png bytes: [UInt8]) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.starts(with: signature), bytes.chunkName(at: 8) == "IHDR",
            let width = bytes.number(at: 16, length: 4),
            let height = bytes.number(at: 20, length: 4),
            width > 0, height > 0, bytes.count > 25
        else { return nil }
        // Colour types 4 and 6 have an alpha channel.
        var isTransparent = bytes[25] & 4 != 0
        var place = 8
        while let name = bytes.chunkName(at: place), name != "IDAT",
            let length = bytes.number(at: place, length: 4)
        {
            if name == "tRNS" { isTransparent = true }
            place += 12 + length
        }
        self.init(width: width, height: height, isJPEG: false, hasTransparency: isTransparent)
    }

    /// Reads a JPEG file up to the segment that tells the size.
    init?(jpeg bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            guard marker != 0xFF else {
                place += 1
                continue
            }
            guard let length = bytes.number(at: place + 2, length: 2), length >= 2 else {
                return nil
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame, let height = bytes.number(at: place + 5, length: 2),
                let width = bytes.number(at: place + 7, length: 2), width > 0, height > 0
            {
                self.init(width: width, height: height, isJPEG: true, hasTransparency: false)
                return
            }
            place += 2 + length
        }
        return nil
    }
}

extension [UInt8] {
    /// A number of up to four bytes, the highest first.
    fileprivate func number(at place: Int, length: Int) -> Int? {
        guard place >= 0, place + length <= count else { return nil }
        return self[place..<(place + length)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The name of the PNG chunk that begins at a place.
    fileprivate func chunkName(at place: Int) -> String? {
        guard place + 8 <= count else { return nil }
        return String(decoding: self[(place + 4)..<(place + 8)], as: UTF8.self)
    }
}
