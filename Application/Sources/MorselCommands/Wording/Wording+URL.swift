// SPDX-License-Identifier: Apache-2.0

internal import AppClipCodes
internal import AppClipTypes
internal import Terminal

extension Wording {
    /// Returns the error about a code that cannot be generated.
    static func report(_ error: AppClipCode.EncodingError, text: String) -> ErrorReport {
        switch error {
        case .url(let error): report(error, text: text)
        case .tooLong(let error): report(error)
        }
    }

    /// Returns the error about a text that is not a URL for a code, with a correction if there is one.
    static func report(_ error: EncodableURL.ParsingError, text: String) -> ErrorReport {
        let character = String(decoding: error.bytes, as: UTF8.self)
        let correction = error.correction(of: text)
        var report = ErrorReport(
            code: error.code.rawValue,
            message: "url: \(error.part.rawValue): \(sentence(error, character))"
        )
        if let correction { report.message += " Accepted: \(correction)" }
        report.part = error.part.rawValue
        report.offset = error.offset
        report.character = error.bytes.isEmpty ? nil : character
        report.accepted = correction
        return report
    }

    private static func sentence(
        _ error: EncodableURL.ParsingError,
        _ character: String
    ) -> String {
        let place = "at byte \(error.offset)"
        switch error.code {
        case .textTooLong:
            return "the URL is longer than \(EncodableURL.longestText) bytes, far more than a code "
                + "can hold."
        case .schemeNotHTTPS:
            return "the URL must start with 'https://'."
        case .schemeNotLowercase:
            return "the scheme must be lowercase: 'https://'."
        case .emptyHost:
            return "the host is missing; add a domain such as 'appclip.example.com' after "
                + "'https://'."
        case .userInformation:
            return "a user name or password is not allowed; remove everything up to the '@'."
        case .port:
            return "a port is not allowed; remove the ':' \(place) and the number after it."
        case .hostNotLowercase:
            return
                "'\(character)' \(place) is uppercase; the host must be lowercase."
        case .hostWithoutDomain:
            return "the host must be a domain with a dot, such as 'example.com'; 'appclip.' alone "
                + "does not count."
        case .internationalizedHost:
            return "a label starts with 'xn--' \(place); codes do not support internationalized "
                + "domain names, use an ASCII domain."
        case .emptyLabel:
            return
                "a label of the host is empty \(place); a host has one dot between two labels and "
                + "none at its start or end."
        case .hyphenAtEdgeOfLabel:
            return
                "a label starts or ends with '-' \(place); it must start and end with a letter or a digit."
        case .labelTooLong:
            return
                "the label \(place) is longer than \(EncodableURL.longestLabel) characters, which no "
                + "host can have."
        case .character where error.part == .host:
            return "\(quoted(character)) \(place) is not allowed; a host can have a-z, 0-9, '.' "
                + "and '-'."
        case .character:
            return "\(quoted(character)) \(place) is not allowed; allowed are letters, digits and "
                + "/ # ? = % - . _ , + ; : &."
        case .percentEncoding:
            return "the '%' \(place) is not followed by two hexadecimal digits; write '%25' for a "
                + "percent sign."
        case .secondFragment:
            return "a second '#' \(place) is not allowed; write '%23' instead."
        case .repeatedSlash:
            return "the path starts with two slashes, which a code encodes like one; remove one."
        @unknown default:
            return "this part cannot be encoded (\(place))."
        }
    }

    /// Returns a visible form of a character.
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
        let digits = Hexadecimal.text(of: UInt64(scalar.value), digits: 4, uppercase: true)
        return "the character U+\(digits)"
    }

    /// Returns the error about a URL that does not fit.
    static func report(_ error: CompressedURL.TooLongError) -> ErrorReport {
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
            message: "url: the URL needs \(error.bits) bits, but a code holds \(error.limit) "
                + "(\(parts)); 'morsel code check' suggests shorter URLs."
        )
        report.bits = error.bits
        report.limit = error.limit
        return report
    }

    /// Returns the sentence of a note.
    static func sentence(_ note: CodeNote) -> String {
        switch note {
        case .digitInHost:
            "host: the host contains a digit, which Apple's documentation does not allow but "
                + "Apple's generator accepts."
        case .generatedDefaultLink:
            "url: this is a default App Clip link, which does not work in codes; use the "
                + "URL of an advanced experience."
        @unknown default:
            "url: this URL has a problem in a code; Documentation/codes.md describes the rules."
        }
    }
}
