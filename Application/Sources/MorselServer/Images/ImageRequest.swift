// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipTypes
import CodeImages
import MorselWording
import NFCTags

/// A request for an image of a URL, with the values of its path and query (A13, A14).
///
///     code.svg code.png   url, index | foreground & background, type, logo, size
///     qr.svg qr.png       url, level, size
///     tag.ndef            url
struct ImageRequest: Sendable, Hashable {
    /// The names of the images.
    static let names: Set<String> = ["code.svg", "code.png", "qr.svg", "qr.png", "tag.ndef"]

    /// The longest side of a PNG in pixels, which bounds the memory for drawing it.
    static let longestSide = 3_600

    /// The names of the query items on which images depend.
    private static let items = [
        "url", "index", "foreground", "background", "type", "logo", "level", "size",
    ]

    private let name: String
    private let values: [String: String]

    /// Creates a request for an image.
    ///
    /// - Parameters:
    ///   - name: One of ``names``.
    ///   - value: Returns the value of a query item, percent-decoded.
    init(_ name: String, value: (String) -> String?) {
        self.name = name
        values = Self.items.reduce(into: [:]) { $0[$1] = value($1) }
    }

    /// Draws the image.
    ///
    /// - Returns: The image, or a response with status 400 and one sentence.
    /// - Complexity: O(*n*²), where *n* is the side in pixels; at most 50 MiB of memory.
    func response() -> SiteResponse {
        func value(_ item: String) -> String? { values[item] }
        guard let url = value("url"), !url.isEmpty else {
            return .badRequest("url: missing; add ?url= and the percent-encoded URL.")
        }
        do {
            var response: SiteResponse
            switch name {
            case "code.svg", "code.png": response = try Self.code(url, name, value)
            case "qr.svg", "qr.png": response = try Self.qr(url, name, value)
            default: response = try Self.tag(url)
            }
            response.maximumAge = 3_600
            return response
        } catch let error as ParameterError {
            return .badRequest(error.sentence)
        } catch {
            return .badRequest("url: too long for the image.")
        }
    }

    private struct ParameterError: Error {
        let sentence: String
    }

    private static func code(
        _ url: String,
        _ name: String,
        _ value: (String) -> String?
    ) throws -> SiteResponse {
        let style = try style(value)
        let code: AppClipCode
        do throws(AppClipCode.EncodingError) {
            code = try AppClipCode(url, style: style)
        } catch {
            switch error {
            case .url(let error):
                throw ParameterError(
                    sentence:
                        "url: \(error.part.rawValue): byte \(error.offset) cannot be encoded in a "
                        + "code; 'morsel code check' says more."
                )
            case .tooLong(let error):
                throw ParameterError(
                    sentence: "url: it takes \(error.bits) bits; a code holds \(error.limit)."
                )
            }
        }
        guard name == "code.png" else {
            return SiteResponse(contentType: "image/svg+xml", bytes: code.svg)
        }
        let size = try size(
            value,
            16...longestSide,
            default: 512,
            "must be between 16 and \(longestSide) pixels."
        )
        return SiteResponse(contentType: "image/png", bytes: try code.drawing.png(width: size))
    }

    private static func size(
        _ value: (String) -> String?,
        _ range: ClosedRange<Int>,
        default defaultSize: Int,
        _ rule: String
    ) throws -> Int {
        guard let text = value("size") else { return defaultSize }
        guard let size = Int(text), range.contains(size) else {
            throw ParameterError(sentence: "size: \(rule)")
        }
        return size
    }

    private static func style(_ value: (String) -> String?) throws -> CodeStyle {
        var colors = ColorPair.templates[0]
        if let index = value("index") {
            guard let number = Int(index), ColorPair.templates.indices.contains(number) else {
                throw ParameterError(sentence: "index: must be between 0 and 17.")
            }
            colors = ColorPair.templates[number]
        } else if value("foreground") != nil || value("background") != nil {
            colors = ColorPair(
                foreground: try color(value("foreground"), "foreground"),
                background: try color(value("background"), "background")
            )
        }
        guard colors.hasEnoughContrast else {
            throw ParameterError(
                sentence: "foreground, background: too little contrast to be scanned."
            )
        }
        let kind = value("type") ?? CodeStyle.Kind.camera.rawValue
        let logo = value("logo") ?? CodeStyle.Logo.badge.rawValue
        guard let kind = CodeStyle.Kind(rawValue: kind) else {
            throw ParameterError(sentence: "type: must be cam or nfc.")
        }
        guard let logo = CodeStyle.Logo(rawValue: logo) else {
            throw ParameterError(sentence: "logo: must be badge or none.")
        }
        return CodeStyle(colors: colors, kind: kind, logo: logo)
    }

    private static func color(_ text: String?, _ name: String) throws -> RGBColor {
        guard let text else {
            throw ParameterError(sentence: "\(name): missing; give both colors or neither.")
        }
        do {
            return try RGBColor(hexadecimal: text)
        } catch {
            throw ParameterError(sentence: "\(name): must be six hexadecimal digits.")
        }
    }

    private static func qr(
        _ url: String,
        _ name: String,
        _ value: (String) -> String?
    ) throws -> SiteResponse {
        let levels: [String: QRCode.Level] = [
            "L": .low, "M": .medium, "Q": .quartile, "H": .high,
        ]
        guard let level = levels[value("level") ?? "M"] else {
            throw ParameterError(sentence: "level: must be L, M, Q or H.")
        }
        let code = try QRCode(url, level: level, minimumVersion: nil)
        guard name == "qr.png" else {
            return SiteResponse(contentType: "image/svg+xml", bytes: Array(code.svg().utf8))
        }
        let size = try size(
            value,
            1...64,
            default: 8,
            "must be between 1 and 64 pixels for each module."
        )
        let modules = code.size + 2 * QRCode.quietZone
        guard modules * size <= longestSide else {
            throw ParameterError(
                sentence: "size: this code has \(modules) modules a side; use at most "
                    + "\(longestSide / modules) pixels for a module."
            )
        }
        return SiteResponse(contentType: "image/png", bytes: try code.png(moduleSize: size))
    }

    private static func tag(_ url: String) throws -> SiteResponse {
        // A tag can hold any text, but no device launches a clip from other text.
        do throws(InvocationURL.ParsingError) {
            _ = try InvocationURL(url)
        } catch {
            throw ParameterError(sentence: "url: \(error.part.rawValue): \(error.sentence)")
        }
        let message = try NDEFMessage(uri: url)
        return SiteResponse(contentType: "application/vnd.nfc.ndef", bytes: message.bytes)
    }
}
