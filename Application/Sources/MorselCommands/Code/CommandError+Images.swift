// SPDX-License-Identifier: Apache-2.0

import CodeImages
import MorselWording
import Terminal

extension CommandError {
    /// Runs a closure, and converts its errors to sentences.
    ///
    /// - Throws: ``CommandError`` in place of the closure's error.
    static func describingImageErrors<Result>(
        _ body: () throws(ImageError) -> Result
    ) throws -> Result {
        do throws(ImageError) {
            return try body()
        } catch {
            throw CommandError("image", error.sentence)
        }
    }
}
