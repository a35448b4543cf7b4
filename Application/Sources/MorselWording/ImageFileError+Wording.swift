// SPDX-License-Identifier: Apache-2.0

public import MorselRegistry

extension ImageFile.ParsingError {
    /// Why a file is not accepted as an image, as a sentence for people.
    public var sentence: String {
        switch self {
        case .tooLarge: "The file is larger than \(ImageFile.largestFile >> 20) MiB."
        default: "The file is neither PNG nor JPEG, or its header is damaged."
        }
    }
}
