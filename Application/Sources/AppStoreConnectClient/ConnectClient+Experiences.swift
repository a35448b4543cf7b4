// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import AppClipFormats
import AppStoreConnect
import Crypto

extension ConnectClient {
    /// Returns the identifier of the clip with a bundle identifier, or `nil` if there is none.
    package func clip(_ bundle: String) async throws -> String? {
        for app in try await all("/v1/apps?limit=200") {
            guard let id = app["id"]?.string else { continue }
            let name = QueryText.encoded(bundle)
            let path = "/v1/apps/\(QueryText.encoded(id))/appClips?filter[bundleId]=\(name)"
            if let clip = try await all(path).first?["id"]?.string { return clip }
        }
        return nil
    }

    /// Uploads an image for advanced experiences: reserves it, sends its parts, and commits it.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - fileName: Its name.
    /// - Returns: The identifier of the image.
    /// - Throws: ``RequestError``, or what the client throws.
    package func upload(_ bytes: [UInt8], fileName: String) async throws -> String {
        let type = ResourceType.appClipAdvancedExperienceImages.name
        let reserved = try await send(
            "POST",
            "/v1/\(type)",
            [
                "data": [
                    "type": .string(type),
                    "attributes": [
                        "fileName": .string(fileName), "fileSize": .integer(bytes.count),
                    ],
                ]
            ]
        )
        guard let id = reserved["data"]?["id"]?.string else {
            throw RequestError.noDocument(status: 201)
        }
        for operation in reserved["data"]?["attributes"]?["uploadOperations"]?.array ?? [] {
            guard let offset = operation["offset"]?.integer,
                let length = operation["length"]?.integer, offset >= 0, length >= 0,
                offset <= bytes.count, length <= bytes.count - offset
            else { throw RequestError.noDocument(status: 201) }
            try await put(operation, bytes[offset..<(offset + length)])
        }
        let checksum = Hexadecimal.text(of: Insecure.MD5.hash(data: bytes))
        _ = try await send(
            "PATCH",
            "/v1/\(type)/\(QueryText.encoded(id))",
            [
                "data": [
                    "type": .string(type), "id": .string(id),
                    "attributes": [
                        "uploaded": true, "sourceFileChecksum": .string(checksum),
                    ],
                ]
            ]
        )
        return id
    }

    /// The texts of an advanced experience in one language.
    package struct Words: Sendable {
        /// The language, such as `EN`.
        package let language: String
        package let title: String
        package let subtitle: String

        package init(language: String, title: String, subtitle: String) {
            self.language = language
            self.title = title
            self.subtitle = subtitle
        }
    }

    /// Creates an advanced experience.
    ///
    /// - Parameters:
    ///   - attributes: The attributes, such as `link`; `defaultLanguage` and `isPoweredBy` among them.
    ///   - words: The texts in each language.
    ///   - clip: The identifier of the clip.
    ///   - image: The identifier of the image.
    /// - Returns: The identifier of the experience.
    /// - Throws: ``RequestError``, or what the client throws.
    package func createAdvancedExperience(
        _ attributes: JSONValue,
        _ words: [Words],
        clip: String,
        image: String
    ) async throws -> String {
        let type = ResourceType.appClipAdvancedExperienceLocalizations.name
        let included = words.map { words -> JSONValue in
            [
                "type": .string(type), "id": .string("${new-\(words.language)}"),
                "attributes": [
                    "language": .string(words.language), "title": .string(words.title),
                    "subtitle": .string(words.subtitle),
                ],
            ]
        }
        let made = try await send(
            "POST",
            "/v1/appClipAdvancedExperiences",
            [
                "data": [
                    "type": "appClipAdvancedExperiences", "attributes": attributes,
                    "relationships": [
                        "appClip": ["data": Resource.identifier("appClips", clip)],
                        "headerImage": [
                            "data": Resource.identifier("appClipAdvancedExperienceImages", image)
                        ],
                        "localizations": [
                            "data": .array(
                                words.map { Resource.identifier(type, "${new-\($0.language)}") }
                            )
                        ],
                    ],
                ], "included": .array(included),
            ]
        )
        guard let id = made["data"]?["id"]?.string else {
            throw RequestError.noDocument(status: 201)
        }
        return id
    }
}
