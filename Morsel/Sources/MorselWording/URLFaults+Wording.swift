public import AppClipExperiences
public import AppClipTypes

extension InvocationURL.ParsingError {
    /// What is wrong and what would be accepted, as a sentence for people.
    ///
    /// It repeats nothing of the URL, which can hold a token.
    public var sentence: String {
        let place = "At byte \(offset + 1), in the \(part.rawValue): "
        return switch code {
        case .textTooLong: "The URL is longer than \(Limits.longestInvocationURL) bytes."
        case .schemeNotHTTPS: "The URL has to begin with https://."
        case .userInformation: "The URL has a user name. Nothing may stand before the host."
        case .port: "The URL has a port. Only the standard port is used; leave it out."
        case .host: place + "this is no host name of letters, digits, hyphens and dots."
        case .character: place + "this character has to be percent-encoded."
        case .percentEncoding: place + "a percent sign needs two hexadecimal digits behind it."
        case .secondFragment: place + "there can be only one number sign."
        @unknown default: place + "this is not allowed."
        }
    }
}

extension RegisteredURL.Fault {
    /// What is wrong, as a sentence for people.
    public var sentence: String {
        switch self {
        case .fragment: "A fragment plays no part in matching. Leave it out."
        case .tooManyPathComponents(let count):
            "The path has \(count) components. At most \(Limits.registeredPathComponents) are taken."
        case .tooManyQueryItems(let count):
            "The query has \(count) items. At most \(Limits.registeredQueryItems) are taken."
        @unknown default: "The URL cannot be registered."
        }
    }
}
