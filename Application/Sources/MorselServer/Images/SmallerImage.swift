// SPDX-License-Identifier: Apache-2.0

import ImageFiles
import MorselRegistry

/// A version of an image of a card for screens: a WebP file of a certain width, with its address.
struct SmallerImage: Sendable, Hashable {
    /// The widths in pixels.
    static var widths: [Int] { ScreenImage.widths }

    let digest: Digest
    let width: Int

    /// Parses a name of the form `digest/width.webp`; `nil` for a width that is not one of ``widths``.
    init?(_ name: Substring) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let digest = Digest(String(parts[0])),
            let width = Self.widths.first(where: { parts[1] == "\($0).webp" })
        else { return nil }
        self.digest = digest
        self.width = width
    }

    /// Returns the addresses of all widths, as an image lists them for a browser to choose from.
    ///
    /// - Parameter image: The digest of the image.
    /// - Returns: The value of `srcset`.
    static func sources(of image: String) -> String {
        widths.map { "/.morsel/image/\(image)/\($0).webp \($0)w" }.joined(separator: ", ")
    }

    /// Returns the smaller version of a file; the file itself if it cannot be decoded, or has less bytes.
    ///
    /// - Parameters:
    ///   - file: The response with the file.
    ///   - bytes: The bytes of the file.
    /// - Returns: The response with the smaller version, or the file.
    func response(of file: SiteResponse, _ bytes: [UInt8]) -> SiteResponse {
        guard let smaller = ScreenImage.webP(of: bytes, width: width) else { return file }
        var response = SiteResponse(contentType: "image/webp", bytes: smaller)
        response.entityTag = smaller.entityTag
        response.maximumAge = file.maximumAge
        response.isImmutable = file.isImmutable
        response.allowsAnyOrigin = true
        response.policy = .upload
        return response
    }
}
