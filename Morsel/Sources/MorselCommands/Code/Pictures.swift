internal import MorselPictures

/// Puts the errors of pictures into words.
enum Pictures {
    /// Runs `body` and turns its errors into refusals.
    ///
    /// - Throws: ``Refusal``.
    static func putIntoWords<Result>(_ body: () throws(PictureError) -> Result) throws -> Result {
        do throws(PictureError) {
            return try body()
        } catch {
            throw Refusal("picture", Words.sentence(error))
        }
    }
}
