internal import AppClipCodes
internal import AppClipTypes
internal import MorselPictures
internal import MorselWording

/// A picture of a URL that a request asks for by path and query (A13, A14).
///
///     code.svg code.png   url, index | foreground & background, type, logo, size
///     qr.svg qr.png       url, level, size
///     tag.ndef            url
enum PictureRequest {
    /// The names that are known.
    static let names: Set<String> = ["code.svg", "code.png", "qr.svg", "qr.png", "tag.ndef"]

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - name: One of ``names``.
    ///   - value: The value of a query item, percent-decoded.
    /// - Returns: The picture; or status 400 with one sentence.
    static func answer(_ name: String, value: (String) -> String?) -> Answer {
        guard let url = value("url"), !url.isEmpty else {
            return .refused("url: it is missing; add ?url= and the encoded URL.")
        }
        do {
            var answer: Answer
            switch name {
            case "code.svg", "code.png": answer = try code(url, name, value)
            case "qr.svg", "qr.png": answer = try qr(url, name, value)
            default: answer = try tag(url)
            }
            answer.maximumAge = 3_600
            return answer
        } catch let fault as Fault {
            return .refused(fault.sentence)
        } catch {
            return .refused("url: no picture can be made of it.")
        }
    }

    private struct Fault: Error {
        let sentence: String
    }

    private static func code(
        _ url: String,
        _ name: String,
        _ value: (String) -> String?
    ) throws -> Answer {
        let style = try style(value)
        let code: AppClipCode
        do throws(AppClipCode.Failure) {
            code = try AppClipCode(url, style: style)
        } catch {
            switch error {
            case .url(let error):
                throw Fault(
                    sentence: "url: \(error.part.rawValue): a code cannot spell byte "
                        + "\(error.offset); 'morsel code check' says more."
                )
            case .tooLong(let error):
                throw Fault(
                    sentence: "url: it takes \(error.bits) bits and a code holds \(error.limit)."
                )
            }
        }
        guard name == "code.png" else {
            return Answer(contentType: "image/svg+xml", bytes: code.svg)
        }
        let size = try size(value, 16...4_096, usual: 512, "16 to 4096 pixels can be.")
        return Answer(contentType: "image/png", bytes: try code.drawing.png(width: size))
    }

    private static func size(
        _ value: (String) -> String?,
        _ range: ClosedRange<Int>,
        usual: Int,
        _ wanted: String
    ) throws -> Int {
        guard let text = value("size") else { return usual }
        guard let size = Int(text), range.contains(size) else {
            throw Fault(sentence: "size: \(wanted)")
        }
        return size
    }

    private static func style(_ value: (String) -> String?) throws -> CodeStyle {
        var colors = ColorPair.templates[0]
        if let index = value("index") {
            guard let number = Int(index), ColorPair.templates.indices.contains(number) else {
                throw Fault(sentence: "index: 0 to 17 can be.")
            }
            colors = ColorPair.templates[number]
        } else if value("foreground") != nil || value("background") != nil {
            colors = ColorPair(
                foreground: try color(value("foreground"), "foreground"),
                background: try color(value("background"), "background")
            )
        }
        guard colors.hasEnoughContrast else {
            throw Fault(sentence: "colors: they have too little contrast to be scanned.")
        }
        let kind = value("type") ?? CodeStyle.Kind.camera.rawValue
        let logo = value("logo") ?? CodeStyle.Logo.badge.rawValue
        guard let kind = CodeStyle.Kind(rawValue: kind) else {
            throw Fault(sentence: "type: cam or nfc is wanted.")
        }
        guard let logo = CodeStyle.Logo(rawValue: logo) else {
            throw Fault(sentence: "logo: badge or none is wanted.")
        }
        return CodeStyle(colors: colors, kind: kind, logo: logo)
    }

    private static func color(_ text: String?, _ name: String) throws -> RGBColor {
        guard let text else {
            throw Fault(sentence: "\(name): it is missing; both colors are wanted, or none.")
        }
        do {
            return try RGBColor(hexadecimal: text)
        } catch {
            throw Fault(sentence: "\(name): six hexadecimal digits are wanted.")
        }
    }

    private static func qr(
        _ url: String,
        _ name: String,
        _ value: (String) -> String?
    ) throws -> Answer {
        let levels: [String: QRCode.Level] = [
            "L": .low, "M": .medium, "Q": .quartile, "H": .high,
        ]
        guard let level = levels[value("level") ?? "M"] else {
            throw Fault(sentence: "level: L, M, Q or H is wanted.")
        }
        let code = try QRCode(url, level: level, minimumVersion: nil)
        guard name == "qr.png" else {
            return Answer(contentType: "image/svg+xml", bytes: Array(code.svg().utf8))
        }
        let size = try size(value, 1...64, usual: 8, "1 to 64 pixels for a module can be.")
        return Answer(contentType: "image/png", bytes: try code.png(moduleSize: size))
    }

    private static func tag(_ url: String) throws -> Answer {
        // A tag can hold any text; what no device takes for an invocation is no use on one.
        do throws(InvocationURL.ParsingError) {
            _ = try InvocationURL(url)
        } catch {
            throw Fault(sentence: "url: \(error.part.rawValue): \(error.sentence)")
        }
        let message = try NDEFMessage(uri: url)
        return Answer(contentType: "application/vnd.nfc.ndef", bytes: message.bytes)
    }
}
