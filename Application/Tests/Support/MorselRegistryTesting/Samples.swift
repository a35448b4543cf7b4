// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation
public import MorselRegistry

/// Values for tests, complete enough to pass the rules of the store.
public enum Sample {
    /// The smallest WebAssembly module.
    public static let module: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]

    /// The header of a PNG file of a size, without pixels, that no other sample shares.
    public static func png(width: UInt32 = 1_800, height: UInt32 = 1_200, mark: UInt8 = 0)
        -> [UInt8]
    {
        func bytes(_ number: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
        }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header =
            bytes(13) + Array("IHDR".utf8) + bytes(width) + bytes(height) + [8, 2, 0, 0, 0]
        return signature + header + bytes(0) + bytes(1) + Array("IDAT".utf8) + [mark] + bytes(0)
    }

    /// A build of a clip whose entitlement names `fruta.example`.
    ///
    /// - Parameters:
    ///   - name: The last part but one of the clip's identifier.
    ///   - version: The version.
    ///   - team: The team's prefix.
    ///   - entitlement: The entries of its entitlement.
    ///   - assets: Its assets, else a small one.
    ///   - mark: Tells the image from those of other builds.
    /// - Returns: The build.
    /// - Throws: Nothing, as long as the name can stand in an identifier.
    public static func bundle(
        _ name: String = "Fruta",
        version: String = "1.0",
        team: String = "ABCDE12345",
        entitlement: [String] = [
            "appclips:fruta.example", "appclips:*.wild.example?mode=developer",
            "applinks:links.example",
        ],
        assets: [String: Blob] = [
            "assets/menu.json": Blob(contentType: "application/json", bytes: [0x7B, 0x7D])
        ],
        mark: UInt8 = 0
    ) throws -> ClipBundle {
        ClipBundle(
            app: App(identifier: try AppIdentifier("\(team).com.example.\(name)"), name: name),
            clip: try AppIdentifier("\(team).com.example.\(name).Clip"),
            version: version,
            minimumSystem: SystemVersion(16, 4),
            entitlement: try entitlement.map { try AssociatedDomain($0) },
            module: module,
            assets: assets,
            image: try ImageFile(png(mark: mark)),
            verb: .open,
            language: .english,
            subtitles: [.english: "Order a smoothie"]
        )
    }

    /// A complete advanced experience of the sample clip.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - state: How far it has come.
    ///   - clip: The clip, else that of ``bundle(_:version:)``.
    ///   - image: Its image, else that of the sample clip.
    /// - Returns: The experience.
    /// - Throws: The fault of the URL.
    public static func experience(
        _ url: String,
        state: PublicationState = .published,
        clip: AppIdentifier? = nil,
        image: HeaderImage? = nil
    ) throws -> NewExperience {
        NewExperience(
            clip: try clip ?? bundle().clip,
            url: try RegisteredURL(InvocationURL(url)),
            card: CardMetadata(
                verb: .view,
                image: try image ?? ImageFile(png()).header,
                texts: [
                    .english: CardText(title: "Fruta", subtitle: "Today's smoothies")
                ]
            ),
            isPoweredBy: true,
            place: Place(latitude: 37.33, longitude: -122.01),
            category: .foodAndDrink,
            state: state
        )
    }
}
