// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import MorselRegistry
internal import MorselWording

/// A header image that came with a form.
enum SentImage {
    /// No file was chosen.
    case none
    /// It is stored.
    case stored(HeaderImage, upload: String)
    /// Why it is not accepted.
    case refused(String)

    /// Stores the image of a form, so that it is there still where other fields have to be mended.
    ///
    /// Whether cards take it is a rule of the store, which reports it with the rest of the form.
    static func store(from context: PageContext) async throws -> SentImage {
        guard let file = context.form.files["file"], !file.bytes.isEmpty else { return .none }
        let image: ImageFile
        do throws(ImageFile.ParsingError) {
            image = try ImageFile(file.bytes)
        } catch {
            return .refused(error.sentence)
        }
        let id = String.newRecordID()
        let name = String(file.name.prefix(200))
        let header = try await context.write { store in
            let header = try store.add(image)
            try store.put(
                ImageUpload(id: id, fileName: name, image: header, size: image.bytes.count)
            )
            return header
        }
        return .stored(header, upload: id)
    }
}
