// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
public import MorselRegistry

extension ImageFile.ParsingError {
    /// A sentence that explains why the file is not accepted as an image.
    public var sentence: String {
        switch self {
        case .tooLarge(let count):
            "The file has \(ByteCount(count)); the maximum is \(ByteCount(ImageFile.largestFile))."
        case .damaged: "The image is damaged: its pixels cannot be decoded. Export it again."
        default: "The file is neither PNG nor JPEG, or its header is damaged."
        }
    }
}
