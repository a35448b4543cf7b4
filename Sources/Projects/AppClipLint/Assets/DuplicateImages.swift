// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C802 (G-10): images in a catalog of the clip that are identical to one in a catalog of the app.
    static let duplicateImages = RuleFamily(
        [.project(findings)],
        LintRule(
            .imageTwice,
            "image-twice",
            .info,
            basis: [.documentation],
            sources: ["G-10"],
            summary: """
                Clip and app have a copy of the same image each.
                """,
            message: """
                \(.target) and \(.app) each have a copy of \(.found).
                """,
            why: """
                Copies drift apart. Assets that both use stand in a catalog that belongs \
                to both targets.
                """,
            remedy: """
                Move it to an asset catalog that is a member of \(.target) and of \(.app).
                """,
            wrong: .settings(
                """
                App/Assets.xcassets/logo.imageset
                Clip/Assets.xcassets/logo.imageset
                """
            ),
            right: .settings(
                """
                Shared.xcassets/logo.imageset   (a member of both)
                """
            )
        )
    )

    /// The maximum total size of the compared images, in bytes.
    private static let most = 32 << 20

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        var seen: Set<AppClipPair> = []
        var left = most
        return subject.clips.compactMap { context in
            guard let app = context.app, seen.insert(context.pair).inserted else { return nil }
            let own = context.clip.assetCatalogs()
            let others = app.assetCatalogs()
            let shared = Set(own.map(\.path)).intersection(others.map(\.path))
            let images = own.filter { !shared.contains($0.path) }.flatMap(\.images)
            guard !images.isEmpty else { return nil }
            let candidates = Dictionary(
                others.filter { !shared.contains($0.path) }.flatMap(\.images)
                    .map { (DoubleImage.Key($0), $0) }
            ) { first, _ in first }
            let doubles = images.compactMap { image in
                candidates[DoubleImage.Key(image)].flatMap {
                    DoubleImage(image, $0, in: context.tree.folder, budget: &left)
                }
            }
            guard let first = doubles.first else { return nil }
            return LintFinding(
                .imageTwice,
                target: context.clip.name,
                facts: [.found: DoubleImage.words(doubles), .app: app.name],
                at: first.place,
                related: doubles.prefix(8).map(\.otherPlace)
                    + doubles.dropFirst().prefix(7).map(\.place)
            )
        }
    }
}

extension AssetCatalog {
    /// The images, icons and symbols of the catalog.
    fileprivate var images: [Asset] {
        assets.filter { [.image, .appIcon, .symbol].contains($0.kind) }
    }
}

/// An image that is in two catalogs.
private struct DoubleImage {
    let name: String
    let place: Place
    let otherPlace: Place

    /// The properties that two images must share before their bytes are compared.
    struct Key: Hashable {
        let kind: Asset.Kind
        let name: String

        init(_ asset: Asset) {
            kind = asset.kind
            name = asset.name
        }
    }

    /// Compares two images; `nil` if they differ, or cannot be compared.
    init?(_ one: Asset, _ other: Asset, in folder: ProjectFolder, budget: inout Int) {
        let own = one.variants.compactMap(\.path)
        let others = other.variants.compactMap(\.path)
        guard !own.isEmpty, own.count == others.count,
            Self.sizes(of: own, in: folder) == Self.sizes(of: others, in: folder),
            let bytes = Self.bytes(of: own, in: folder, budget: &budget),
            let otherBytes = Self.bytes(of: others, in: folder, budget: &budget),
            bytes == otherBytes
        else { return nil }
        name = one.name
        place = Self.place(of: one)
        otherPlace = Self.place(of: other)
    }

    private static func sizes(of paths: [String], in folder: ProjectFolder) -> [Int]? {
        let sizes = paths.compactMap { folder.find($0)?.entry.size }
        return sizes.contains(0) || sizes.count < paths.count ? nil : sizes.sorted()
    }

    /// Returns the content of the files, regardless of names and order; `nil` if there are too many bytes.
    private static func bytes(
        of paths: [String],
        in folder: ProjectFolder,
        budget: inout Int
    ) -> Set<[UInt8]>? {
        var files: Set<[UInt8]> = []
        for path in paths {
            guard let bytes = try? folder.bytes(of: path, limit: budget) else { return nil }
            budget -= bytes.count
            files.insert(bytes)
        }
        return files
    }

    private static func place(of asset: Asset) -> Place {
        Place(
            file: asset.path + "/Contents.json",
            position: TextPosition(line: 1, column: 1)
        )
    }

    /// Returns some of the names, and their number.
    static func words(_ doubles: [DoubleImage]) -> String {
        let names = doubles.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
        return switch doubles.count {
        case 1: "the image \(names)"
        case 2, 3: "the images \(names)"
        default: "\(doubles.count) images, such as \(names)"
        }
    }
}
