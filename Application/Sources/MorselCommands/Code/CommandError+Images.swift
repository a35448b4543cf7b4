// SPDX-License-Identifier: Apache-2.0

internal import CodeImages

extension CommandError {
    /// Runs `body` and describes its errors in sentences.
    ///
    /// - Throws: ``CommandError``.
    static func describingImageErrors<Result>(
        _ body: () throws(ImageError) -> Result
    ) throws -> Result {
        do throws(ImageError) {
            return try body()
        } catch {
            throw CommandError("image", Wording.sentence(error))
        }
    }
}
