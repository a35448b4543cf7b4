// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipFormats
import AppStoreConnect
import MorselRegistry

// The identifier of an image is that of its upload. An image that came with a build or a command has no
// upload: that of a default experience is identified by its localization, that of an advanced experience
// by its digest.

extension StoreReader {
    func headerImage(_ id: String) throws -> Resource? {
        if let upload = try store.record(ImageUpload.self, id), !upload.owner.isEmpty {
            return try resource(
                .appClipHeaderImages,
                upload,
                ["appClipDefaultExperienceLocalization": .one(upload.owner)]
            )
        }
        guard let place = try localization(id), place.localization.upload == nil,
            let digest = place.localization.image, let image = try store.image(digest)
        else { return nil }
        return resource(
            .appClipHeaderImages,
            id,
            image,
            ["appClipDefaultExperienceLocalization": .one(id)]
        )
    }

    func advancedImage(_ id: String) throws -> Resource? {
        if let upload = try store.record(ImageUpload.self, id), upload.owner.isEmpty {
            return try resource(.appClipAdvancedExperienceImages, upload, [:])
        }
        guard let digest = Digest(id), let image = try store.image(digest) else { return nil }
        return resource(.appClipAdvancedExperienceImages, id, image, [:])
    }

    private func resource(
        _ type: ResourceType,
        _ upload: ImageUpload,
        _ relationships: [String: Resource.Linkage]
    ) throws -> Resource {
        let image = try upload.image.flatMap { try store.image($0) }
        let isAwaited = maySend && upload.state == .awaitingUpload
        return Resource(
            type,
            upload.id,
            attributes: [
                "fileSize": .integer(upload.fileSize), "fileName": .string(upload.fileName),
                "sourceFileChecksum": upload.checksum.map(JSONValue.string),
                "imageAsset": image.map(asset),
                "uploadOperations": isAwaited ? .array(Uploads.operations(of: upload, base)) : nil,
                "assetDeliveryState": [
                    "errors": .array(
                        upload.errors.map {
                            ["code": .string($0.code), "description": .string($0.description)]
                        }
                    ), "warnings": [], "state": .string(upload.state.rawValue),
                ],
            ],
            relationships: relationships
        )
    }

    private func resource(
        _ type: ResourceType,
        _ id: String,
        _ image: HeaderImage,
        _ relationships: [String: Resource.Linkage]
    ) -> Resource {
        let ending = image.format == .jpeg ? "jpg" : "png"
        return Resource(
            type,
            id,
            attributes: [
                "fileName": .string("image.\(ending)"), "imageAsset": asset(image),
                "assetDeliveryState": ["errors": [], "warnings": [], "state": "COMPLETE"],
            ],
            relationships: relationships
        )
    }

    /// Returns the asset of an image, with a URL by its digest: it is served unchanged, whatever size and
    /// format a client puts for `{w}`, `{h}` and `{f}`.
    private func asset(_ image: HeaderImage) -> JSONValue {
        [
            "templateUrl": .string("\(base)\(Uploads.imagePath)\(image.reference)/{w}x{h}.{f}"),
            "width": .integer(image.width), "height": .integer(image.height),
        ]
    }
}
