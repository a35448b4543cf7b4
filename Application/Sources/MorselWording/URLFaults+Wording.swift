// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

extension InvocationURL.ParsingError {
    /// A sentence that describes the error, with its location and what would be accepted.
    ///
    /// It repeats nothing of the URL, which can hold a token.
    public var sentence: String {
        let place = "At byte \(offset + 1) (\(part.rawValue)): "
        return switch code {
        case .textTooLong: "The URL is longer than \(Limits.longestInvocationURL) bytes."
        case .schemeNotHTTPS: "The URL must start with https://."
        case .userInformation: "The URL has a user name or password; remove it."
        case .port: "The URL has a port; remove it."
        case .host: place + "the host must be a name of letters, digits, hyphens and dots."
        case .character: place + "this character must be percent-encoded."
        case .percentEncoding:
            place + "the percent sign must be followed by two hexadecimal "
                + "digits."
        case .secondFragment: place + "only one number sign (#) is allowed."
        @unknown default: place + "this is not allowed."
        }
    }
}

extension HostName.ParsingError {
    /// Returns a sentence about a text that was given as the name of a host, and repeats the text.
    public func sentence(about text: String) -> String {
        // The host of a URL that was given in place of a host.
        let host = (try? InvocationURL(text)).map { " Use its host alone: \($0.host)." }
        return "'\(text)' is not a host name of letters, digits, hyphens and dots, such as "
            + "fruta.example.\(host ?? "")"
    }
}

extension RegisteredURL.RegistrationError {
    /// A sentence that describes the fault.
    public var sentence: String {
        switch self {
        case .fragment: "The URL has a fragment, which is not used for matching; remove it."
        case .tooManyPathComponents(let count):
            "The path has \(count) components; the maximum is \(Limits.registeredPathComponents)."
        case .tooManyQueryItems(let count):
            "The query has \(count) items; the maximum is \(Limits.registeredQueryItems)."
        @unknown default: "The URL cannot be registered."
        }
    }
}
