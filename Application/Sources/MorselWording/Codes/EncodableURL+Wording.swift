// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

extension EncodableURL.ParsingError {
    /// The character at fault, or the bytes of it that there are.
    public var character: String { String(decoding: bytes, as: UTF8.self) }

    /// A sentence that describes the error, with its location and what would be accepted.
    public var sentence: String {
        let place = "at byte \(offset)"
        switch code {
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
        case .character where part == .host:
            return
                "\(QuotedCharacter.text(character)) \(place) is not allowed; a host can have a-z, 0-9, '.' "
                + "and '-'."
        case .character:
            return
                "\(QuotedCharacter.text(character)) \(place) is not allowed; allowed are letters, digits and "
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
}

extension CodeNote {
    /// A sentence about the URL.
    public var sentence: String {
        switch self {
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

extension CompressedURL.Cost {
    /// The parts of the URL with the number of bits that each takes.
    public var words: String {
        [
            ("host", host), ("path", path), ("query", query), ("fragment", fragment),
            ("overhead", overhead),
        ]
        .filter { $0.1 > 0 }
        .map { "\($0.0) \($0.1)" }
        .joined(separator: ", ")
    }
}

extension CompressedURL.TooLongError {
    /// A sentence that describes the error, with the bits that each part takes.
    public var sentence: String {
        "the URL needs \(bits) bits, but a code holds \(limit) (\(cost.words)); 'morsel code check' "
            + "suggests shorter URLs."
    }
}
