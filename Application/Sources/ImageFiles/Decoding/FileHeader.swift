// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageCodecs

/// The properties of a stored image.
struct FileHeader: Sendable {
    /// The number of pixels in a row.
    let width: Int

    /// The number of rows.
    let height: Int

    /// The format of a decoded pixel.
    let format: ImageLayout.Format

    /// Creates the header from a decoder's result; `nil` if no format has that number of channels.
    init?(_ header: ImageHeader) {
        switch header.channels {
        case 1: format = .gray
        case 3: format = .rgb
        case 4: format = .rgba
        default: return nil
        }
        width = Int(header.width)
        height = Int(header.height)
    }

    private init(width: Int, height: Int, format: ImageLayout.Format) {
        self.width = width
        self.height = height
        self.format = format
    }

    /// The header in the form of the decoders.
    var raw: ImageHeader {
        ImageHeader(
            width: UInt32(width),
            height: UInt32(height),
            channels: UInt32(format.bytesPerPixel),
            offset: 0,
            damages: 0
        )
    }

    /// Returns the header of the reduced image; incomplete pixels at the end are included.
    func reduced(by reduction: Int) -> FileHeader {
        FileHeader(
            width: (width + reduction - 1) / reduction,
            height: (height + reduction - 1) / reduction,
            format: format
        )
    }
}

extension ImagePlacement {
    /// Creates the placement of the pixels of a stored image in the upright image, without gaps.
    init(_ stored: FileHeader, _ orientation: Orientation) {
        let pixel = stored.format.bytesPerPixel
        let size = orientation.uprightSize(width: stored.width, height: stored.height)
        func place(_ x: Int, _ y: Int) -> Int {
            let upright = orientation.upright(
                x: x,
                y: y,
                width: stored.width,
                height: stored.height
            )
            return (upright.y * size.width + upright.x) * pixel
        }
        // For an image of one column or row, a step may point outside; it is not used.
        let start = place(0, 0)
        self.init(start: start, column: place(1, 0) - start, row: place(0, 1) - start)
    }
}
