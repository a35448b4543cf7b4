// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats
import AppClipTypes
import ImageFiles
import MorselRegistry
import WebFiles

/// The bytes that visitors of a clip load, by file.
package struct ClipWeight: Encodable, Sendable {
    /// A file of the clip or of the host.
    struct File: Encodable, Sendable {
        let path: String
        let size: CodedSize
        /// The use of an asset on the card, `icon` or `image`; `nil` for those that only the clip shows.
        var use: String?
    }

    /// The header image of the card, and its versions for screens.
    struct HeaderImage: Encodable, Sendable {
        /// A version of the image.
        struct Version: Encodable, Sendable {
            /// The width in pixels.
            let width: Int
            let bytes: Int
        }

        let bytes: Int
        let versions: [Version]

        /// The number of bytes for a phone, which chooses the largest version.
        var loaded: Int { versions.last?.bytes ?? bytes }
    }

    /// The sums of the first visit: page, frame, module and icon.
    struct FirstVisit: Encodable, Sendable {
        let withoutImage: CodedSize
        let withImage: CodedSize
    }

    /// A part of the first visit beside its budget.
    struct BudgetedPart: Encodable, Sendable {
        let part: String
        /// The number of bytes for a browser that accepts Brotli.
        let bytes: Int
        let budget: Int
        let isOver: Bool
    }

    let clip: String
    let version: String

    /// The module; `nil` for a clip that runs on iPhones only.
    package let module: ModuleWeight?
    let assets: [File]
    let image: HeaderImage?

    /// The files that every clip of the host has.
    let host: [File]
    let firstVisit: FirstVisit
    let budgets: [BudgetedPart]

    /// Weighs a build.
    ///
    /// - Parameters:
    ///   - clip: The build.
    ///   - count: The maximum number of functions to name.
    /// - Throws: `WebAssemblyError` if the module cannot be read.
    package init(_ clip: WeighedClip, functions count: Int) throws(WebAssemblyError) {
        self.clip = clip.clip.text
        version = clip.version
        if let bytes = clip.module {
            module = try ModuleWeight(bytes, codings: clip.codedModules, functions: count)
        } else {
            module = nil
        }
        assets = Self.assets(of: clip)
        image = clip.image.map(Self.header)
        host = Self.host(hasModule: clip.module != nil)

        let moduleSize = module?.size ?? .zero
        let hostSize = host.reduce(.zero) { $0 + $1.size }
        let icon = assets.first { $0.use == Self.icon }?.size ?? .zero
        let withoutImage = hostSize + moduleSize + icon
        firstVisit = FirstVisit(
            withoutImage: withoutImage,
            withImage: withoutImage + CodedSize(image?.loaded ?? 0)
        )
        budgets = WeightBudget.allCases.map { budget in
            let size =
                switch budget {
                case .withoutImage: withoutImage
                case .pageAndFrame: hostSize
                case .module: moduleSize
                }
            return BudgetedPart(
                part: budget.part,
                bytes: size.brotli,
                budget: budget.bytes,
                isOver: size.brotli > budget.bytes
            )
        }
    }

    /// Whether a part is larger than its budget.
    package var isOverBudget: Bool { budgets.contains(where: \.isOver) }

    /// The use of the asset that is the icon.
    private static let icon = "icon"

    private static func assets(of clip: WeighedClip) -> [File] {
        let paths = Set(clip.assets.map(\.path))
        let iconPath = ClipBundle.iconNames.first { paths.contains($0) }
        let image = clip.image.map { Digest(of: $0) }
        return clip.assets.map { asset in
            File(
                path: asset.path,
                size: CodedSize(asset.size),
                use: asset.path == iconPath ? icon : asset.digest == image ? "image" : nil
            )
        }
    }

    /// Returns the image with its versions, which the server makes when somebody asks for them.
    private static func header(_ file: [UInt8]) -> HeaderImage {
        let versions = ScreenImage.widths.map { width in
            let version = ScreenImage.webP(of: file, width: width) ?? file
            return HeaderImage.Version(width: width, bytes: version.count)
        }
        return HeaderImage(bytes: file.count, versions: versions)
    }

    /// Returns the files that a card's page names, and the frame in which a clip with a module runs.
    private static func host(hasModule: Bool) -> [File] {
        let paths = ["page/browser.js", "page/page.css", "page/page.js"]
        return (paths + (hasModule ? ["clip-host/frame.html"] : [])).compactMap { path in
            WebFiles.bundled[path].map { file in
                var codings: [ContentCoding: Int] = [:]
                codings[.brotli] = file.brotli?.count
                codings[.gzip] = file.gzip?.count
                return File(path: path, size: CodedSize(file.bytes.count, codings: codings))
            }
        }
    }
}
