// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation
public import MorselRegistry
import TestImages

/// Values for tests, complete enough to pass the rules of the store.
public enum Sample {
    /// The smallest WebAssembly module.
    public static let module: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]

    /// Returns a PNG file of one colour, which no other sample shares.
    ///
    /// The pixels are those of 1800 × 1200; with any other size they are damaged.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - mark: A part of the colour, which distinguishes files.
    ///   - opacity: The opacity of the colour; `nil` for a file without transparency.
    /// - Returns: The file.
    public static func png(
        width: UInt32 = 1_800,
        height: UInt32 = 1_200,
        mark: UInt8 = 0,
        opacity: UInt8? = nil
    ) -> [UInt8] {
        let opacities = opacity.map { TestPNG.chunk("tRNS", [$0]) } ?? []
        return png(
            Int(width),
            Int(height),
            TestPNG.chunk("PLTE", [mark, 90, 160]) + opacities,
            pixels
        )
    }

    /// Returns a PNG file of the largest size that cards accept, 3000 × 2000.
    public static func largestPNG() -> [UInt8] {
        let rows = [UInt8](repeating: 0, count: 2_000 * (1 + 3_000 / 8))
        var stored: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: rows.count, by: 65_535) {
            let block = rows[start..<min(start + 65_535, rows.count)]
            let length = UInt16(block.count)
            let bytes = [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            stored += [block.endIndex == rows.count ? 1 : 0] + bytes + block
        }
        // Adler-32 of zeros.
        stored += bigEndian((rows.count % 65_521) << 16 | 1)
        return png(3_000, 2_000, TestPNG.chunk("PLTE", [0, 90, 160]), stored)
    }

    /// Returns a file with one bit per pixel.
    private static func png(
        _ width: Int,
        _ height: Int,
        _ colors: [UInt8],
        _ pixels: [UInt8]
    ) -> [UInt8] {
        let header = bigEndian(width) + bigEndian(height) + [1, 3, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + TestPNG.chunk("IHDR", header)
            + colors + TestPNG.chunk("IDAT", pixels) + TestPNG.chunk("IEND", [])
    }

    /// 1200 rows of 226 bytes, all 0, compressed by zlib.
    private static let pixels: [UInt8] =
        [
            0x78, 0xDA, 0xED, 0xC1, 0x81, 0x00, 0x00, 0x00, 0x00,
            0xC3, 0xA0, 0xF9, 0x53, 0x5F, 0xE1, 0x00, 0x55, 0x01,
        ] + Array(repeating: 0, count: 262) + [0xAF, 0x01, 0x23, 0x9C, 0x00, 0x01]

    /// Returns a build of a clip whose entitlement names `fruta.example`.
    ///
    /// - Parameters:
    ///   - name: The second to last component of the clip's identifier.
    ///   - version: The version.
    ///   - team: The team's prefix.
    ///   - entitlement: The entries of its entitlement.
    ///   - assets: Its assets; by default a small one.
    ///   - mark: A number that distinguishes the image from those of other builds.
    /// - Returns: The build.
    /// - Throws: An error if the name is not allowed in an identifier.
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

    /// Returns a complete advanced experience of the sample clip.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - state: The publication state.
    ///   - clip: The clip; by default that of ``bundle(_:version:)``.
    ///   - image: The image; by default that of the sample clip.
    /// - Returns: The experience.
    /// - Throws: The error of the URL.
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
