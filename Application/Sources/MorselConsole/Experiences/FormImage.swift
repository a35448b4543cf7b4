// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import MorselRegistry
import MorselWording

/// A header image that came with a form.
enum FormImage {
    /// No file was chosen.
    case none
    /// The image is stored, as the upload with this id.
    case stored(HeaderImage, upload: String)
    /// The file is not accepted, for the reason that the sentence gives.
    case refused(String)

    /// Stores the image of a form, so that it is kept while other fields have to be corrected.
    ///
    /// Whether cards take it is a rule of the store, which reports it with the rest of the form.
    static func store(from context: PageContext) async throws -> FormImage {
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
