internal import AppClipCodes

extension Words {
    /// Why a code cannot be made.
    static func report(_ failure: AppClipCode.Failure, text: String) -> ErrorReport {
        switch failure {
        case .url(let error): report(error, text: text)
        case .tooLong(let error): report(error)
        }
    }

    /// Why a text is no URL for a code.
    static func report(_ error: EncodableURL.ParsingError, text: String) -> ErrorReport {
        let character = String(decoding: error.bytes, as: UTF8.self)
        let correction = error.correction(of: text)
        var report = ErrorReport(
            code: code(error.code),
            message: "url: \(error.part.rawValue): \(sentence(error, character))"
        )
        if let correction { report.message += " Accepted: \(correction)" }
        report.part = error.part.rawValue
        report.offset = error.offset
        report.character = error.bytes.isEmpty ? nil : character
        report.accepted = correction
        return report
    }

    private static func code(_ code: EncodableURL.ParsingError.Code) -> String {
        switch code {
        case .textTooLong: "textTooLong"
        case .schemeNotHTTPS: "schemeNotHTTPS"
        case .schemeNotLowercase: "schemeNotLowercase"
        case .emptyHost: "emptyHost"
        case .userInformation: "userInformation"
        case .port: "port"
        case .hostNotLowercase: "hostNotLowercase"
        case .hostWithoutDomain: "hostWithoutDomain"
        case .internationalizedHost: "internationalizedHost"
        case .character: "character"
        case .percentEncoding: "percentEncoding"
        case .secondFragment: "secondFragment"
        case .repeatedSlash: "repeatedSlash"
        @unknown default: "other"
        }
    }

    private static func sentence(
        _ error: EncodableURL.ParsingError,
        _ character: String
    ) -> String {
        let place = "at byte \(error.offset)"
        switch error.code {
        case .textTooLong:
            return "the text has more than \(EncodableURL.longestText) bytes; "
                + "no code holds that much."
        case .schemeNotHTTPS:
            return "a code's URL begins with 'https://'."
        case .schemeNotLowercase:
            return "the scheme is written in small letters, 'https://'."
        case .emptyHost:
            return "there is none; put a domain such as 'appclip.example.com' behind 'https://'."
        case .userInformation:
            return "a code's URL has no user name or password; remove everything up to the '@'."
        case .port:
            return "a code's URL has no port; remove the ':' \(place) and the number behind it."
        case .hostNotLowercase:
            return
                "'\(character)' \(place) is a capital letter; hosts are written in small letters."
        case .hostWithoutDomain:
            return "it needs a domain with a dot, such as 'example.com', also behind 'appclip.'."
        case .internationalizedHost:
            return "a label begins with 'xn--' \(place); codes hold no internationalized names, "
                + "use an ASCII domain."
        case .character where error.part == .host:
            return "\(quoted(character)) \(place) is not allowed; "
                + "hosts have a-z, 0-9, '.' and '-'."
        case .character:
            return "\(quoted(character)) \(place) is not allowed; allowed are letters, digits and "
                + "/ # ? = % - . _ , + ; : &."
        case .percentEncoding:
            return "the '%' \(place) is not followed by two hexadecimal digits; write '%25' for a "
                + "percent sign."
        case .secondFragment:
            return "a second '#' stands \(place); there is at most one, write '%23' for another."
        case .repeatedSlash:
            return "it begins with two slashes, which a code cannot tell from one; remove one."
        @unknown default:
            return "it cannot stand in a code (\(place))."
        }
    }

    /// A character that can be seen in a sentence.
    static func quoted(_ character: String) -> String {
        guard let scalar = character.unicodeScalars.first else { return "something" }
        if scalar == " " { return "a space" }
        let isVisible =
            scalar.value > 0x20 && scalar.value != 0x7F
            && !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
            && !scalar.properties.isDefaultIgnorableCodePoint
        if isVisible, !scalar.properties.isGraphemeExtend, scalar.value != 0xFFFD {
            return "'\(character)'"
        }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: max(0, 4 - digits.count))
        return "the character U+\(padding)\(digits)"
    }

    /// A URL that does not fit.
    static func report(_ error: CompressedURL.TooLong) -> ErrorReport {
        let cost = error.cost
        let parts = [
            ("host", cost.host), ("path", cost.path), ("query", cost.query),
            ("fragment", cost.fragment), ("overhead", cost.overhead),
        ]
        .filter { $0.1 > 0 }
        .map { "\($0.0) \($0.1)" }
        .joined(separator: ", ")
        var report = ErrorReport(
            code: "tooLong",
            message: "url: it takes \(error.bits) bits and a code holds \(error.limit) (\(parts)); "
                + "'morsel code check' shows shorter spellings."
        )
        report.bits = error.bits
        report.limit = error.limit
        return report
    }

    /// What a note says.
    static func sentence(_ note: CodeNote) -> String {
        switch note {
        case .digitInHost:
            "host: it has a digit, which the documentation does not allow, though the generator "
                + "takes it."
        case .generatedDefaultLink:
            "url: it is a generated default link; codes cannot launch those, use the URL of an "
                + "advanced experience."
        @unknown default:
            "url: see the documentation."
        }
    }
}
