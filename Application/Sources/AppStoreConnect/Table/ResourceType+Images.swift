// SPDX-License-Identifier: Apache-2.0

extension ResourceType {
    package static let appClipHeaderImages = ResourceType(
        "appClipHeaderImages",
        [.get, .create, .update, .delete],
        attributes: uploads,
        relationships: [
            .one(
                "appClipDefaultExperienceLocalization",
                "appClipDefaultExperienceLocalizations",
                [.read, .require, .include]
            )
        ]
    )

    package static let appClipAdvancedExperienceImages = ResourceType(
        "appClipAdvancedExperienceImages",
        [.get, .create, .update],
        attributes: uploads
    )

    /// The maximum size of an uploaded image, in bytes.
    package static let largestImage = 16_000_000

    /// The steps of an upload: the image is reserved, sent in parts, and committed.
    private static let uploads = [
        Attribute("fileSize", .integer(1...largestImage), [.read, .require]),
        Attribute("fileName", .text(longest: 255), [.read, .require]),
        Attribute("sourceFileChecksum", .text(longest: 64), [.read, .update]),
        Attribute(
            "imageAsset",
            .object([
                .init("templateUrl", .text(longest: 2_048)), .init("width", .integer(1...65_535)),
                .init("height", .integer(1...65_535)),
            ])
        ),
        Attribute(
            "uploadOperations",
            .list(
                of: .object([
                    .init("method", .text(longest: 10)), .init("url", .text(longest: 2_048)),
                    .init("length", .integer(1...largestImage)),
                    .init("offset", .integer(0...largestImage)),
                    .init("requestHeaders", .list(of: pair, most: 10)),
                ]),
                most: 16
            )
        ),
        Attribute(
            "assetDeliveryState",
            .object([
                .init("errors", .list(of: message, most: 20)),
                .init("warnings", .list(of: message, most: 20)),
                .init(
                    "state",
                    .word(["AWAITING_UPLOAD", "UPLOAD_COMPLETE", "COMPLETE", "FAILED"])
                ),
            ])
        ),
        Attribute("uploaded", .flag, .update),
    ]

    private static let pair = ValueShape.object([
        .init("name", .text(longest: 255)), .init("value", .text(longest: 255)),
    ])

    private static let message = ValueShape.object([
        .init("code", .text(longest: 255)), .init("description", .text(longest: 1_000)),
    ])
}
