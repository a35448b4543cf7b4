// SPDX-License-Identifier: Apache-2.0

extension ResourceType {
    /// The header images of default experiences, by localization: Apple's `AppClipHeaderImage`.
    package static let appClipHeaderImages = ResourceType(
        "appClipHeaderImages",
        operations: [.get, .create, .update, .delete],
        attributes: uploadAttributes,
        relationships: [
            .one(
                "appClipDefaultExperienceLocalization",
                to: "appClipDefaultExperienceLocalizations",
                [.read, .require, .include]
            )
        ]
    )

    /// The header images of advanced experiences: Apple's `AppClipAdvancedExperienceImage`.
    package static let appClipAdvancedExperienceImages = ResourceType(
        "appClipAdvancedExperienceImages",
        operations: [.get, .create, .update],
        attributes: uploadAttributes
    )

    /// The maximum size of an uploaded image, in bytes.
    package static let largestImage = 16_000_000

    /// The attributes of an uploaded image.
    ///
    /// A client creates the resource with the size and the name, sends the parts of the file as
    /// `uploadOperations` says, and sets `uploaded`; `assetDeliveryState` has the progress.
    private static let uploadAttributes = [
        Attribute("fileSize", .integer(1...largestImage), [.read, .require]),
        Attribute("fileName", .text(longest: 255), [.read, .require]),
        Attribute("sourceFileChecksum", .text(longest: 64), [.read, .update]),
        Attribute(
            "imageAsset",
            .object([
                .init("templateUrl", .text(longest: 2_048)),
                .init("width", .integer(1...65_535)),
                .init("height", .integer(1...65_535)),
            ])
        ),
        Attribute(
            "uploadOperations",
            .list(
                of: .object([
                    .init("method", .text(longest: 10)),
                    .init("url", .text(longest: 2_048)),
                    .init("length", .integer(1...largestImage)),
                    .init("offset", .integer(0...largestImage)),
                    .init("requestHeaders", .list(of: header, most: 10)),
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

    /// An HTTP header field.
    private static let header = ValueShape.object([
        .init("name", .text(longest: 255)),
        .init("value", .text(longest: 255)),
    ])

    /// An error or a warning about an image.
    private static let message = ValueShape.object([
        .init("code", .text(longest: 255)),
        .init("description", .text(longest: 1_000)),
    ])
}
