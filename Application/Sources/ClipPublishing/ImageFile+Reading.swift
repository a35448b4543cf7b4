// SPDX-License-Identifier: Apache-2.0

package import MorselRegistry
import MorselWording
import Terminal

extension ImageFile {
    /// Reads the image of a card from a file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The image.
    /// - Throws: ``CommandError`` if the file cannot be read, or is not an image.
    package static func reading(_ path: String) throws -> ImageFile {
        let bytes = try InputFile.bytes(path, limit: ImageFile.largestFile, what: "image")
        do throws(ImageFile.ParsingError) {
            return try ImageFile(bytes)
        } catch {
            throw CommandError("image", "image: '\(path)': \(error.sentence)")
        }
    }
}
