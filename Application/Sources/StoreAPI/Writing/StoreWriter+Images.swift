// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipFormats
import AppStoreConnect
import Crypto
import MorselRegistry
import MorselWording

// An image is reserved, sent in parts to URLs that cannot be guessed, and committed with a checksum.

extension StoreWriter {
    /// Reserves an image.
    func reserve(_ submission: Submission, owner: String) throws -> ImageUpload {
        let upload = ImageUpload(
            id: .newRecordID(),
            owner: owner,
            fileName: submission.attributes["fileName"]?.string ?? "",
            fileSize: submission.attributes["fileSize"]?.integer ?? 0,
            secret: SecretToken().text,
            expires: now + Uploads.time
        )
        try store.put(upload)
        return upload
    }

    func createHeaderImage(_ submission: Submission) throws -> String {
        let id = submission.relationships["appClipDefaultExperienceLocalization"]?.first ?? ""
        let pointer = "/data/relationships/appClipDefaultExperienceLocalization"
        guard var place = try reader.localization(id) else {
            throw unknown(.appClipDefaultExperienceLocalizations, id, at: pointer)
        }
        if let old = place.localization.upload {
            let state = try store.record(ImageUpload.self, old)?.state
            guard state == nil || state == .failed else {
                throw APIErrors(
                    .state,
                    "The localization has the image '\(old)' already; delete that first.",
                    at: .pointer(pointer)
                )
            }
            try store.remove(ImageUpload.self, old)
        }
        let upload = try reserve(submission, owner: place.id)
        place.localization.upload = upload.id
        try store.put(place.record)
        return upload.id
    }

    func deleteHeaderImage(_ id: String) throws {
        guard try reader.headerImage(id) != nil else {
            throw Endpoint.missing(.appClipHeaderImages, id)
        }
        let upload = try store.record(ImageUpload.self, id)
        if var place = try reader.localization(upload?.owner ?? id) {
            place.localization.upload = nil
            place.localization.image = nil
            try store.revise(place.record)
        }
        if upload != nil { try store.remove(ImageUpload.self, id) }
    }

    /// Stores the checksum from the client; once the client says that all parts were sent, completes
    /// the image.
    func commit(_ type: ResourceType, _ id: String, _ submission: Submission) throws {
        guard var upload = try store.record(ImageUpload.self, id),
            upload.owner.isEmpty == (type == .appClipAdvancedExperienceImages)
        else { throw Endpoint.missing(type, id) }
        let checksum = submission.attributes["sourceFileChecksum"]?.string?.lowercased()
        let isUploaded = submission.attributes["uploaded"]?.boolean ?? false
        guard checksum != nil || isUploaded else { return }
        guard upload.state == .awaitingUpload else {
            // A client that has not received the response sends the request again.
            guard isUploaded, checksum == nil || checksum == upload.checksum else {
                throw APIErrors(
                    .state,
                    "The image is \(upload.state.rawValue), and no longer changes; reserve another "
                        + "one."
                )
            }
            return
        }
        if let checksum { upload.checksum = checksum }
        if isUploaded { try complete(&upload) }
        try store.put(upload)
    }

    /// Joins the parts, and checks the image.
    private func complete(_ upload: inout ImageUpload) throws {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(upload.fileSize)
        for part in Uploads.parts(of: upload) {
            guard let digest = upload.parts[part.lowerBound],
                let piece = try store.bytes(of: digest)
            else {
                throw APIErrors(
                    .state,
                    "The part from byte \(part.lowerBound) on has not been sent; send it, and then "
                        + "declare the upload again.",
                    at: .pointer("/data/attributes/uploaded")
                )
            }
            bytes += piece
        }
        upload.secret = nil
        upload.expires = nil
        upload.parts = [:]
        upload.state = .failed
        let sum = Insecure.MD5.hash(data: bytes)
        if let checksum = upload.checksum, Hexadecimal.text(of: sum) != checksum {
            upload.errors = [
                .init(
                    code: "CHECKSUM_MISMATCH",
                    description: "The MD5 checksum of the bytes is another one."
                )
            ]
            return
        }
        let file: ImageFile
        do throws(ImageFile.ParsingError) {
            file = try ImageFile(bytes)
        } catch {
            upload.errors = [
                .init(code: "IMAGE_UNKNOWN_FORMAT", description: error.sentence)
            ]
            return
        }
        // Rule C-06.
        upload.errors = file.header.findings.map { finding in
            ImageUpload.Failure(code: finding.imageCode, description: finding.sentence)
        }
        guard upload.errors.isEmpty else { return }
        upload.image = Digest(try store.add(file).reference)
        upload.state = .complete
        guard !upload.owner.isEmpty, var place = try reader.localization(upload.owner) else {
            return
        }
        place.localization.image = upload.image
        try store.put(place.record)
    }
}

extension ExperienceFinding {
    fileprivate var imageCode: String {
        switch code {
        case .imageFormat: "IMAGE_UNKNOWN_FORMAT"
        case .imageSize: "IMAGE_INCORRECT_DIMENSIONS"
        case .imageTransparency: "IMAGE_ALPHA_NOT_ALLOWED"
        default: "IMAGE_INVALID"
        }
    }
}
