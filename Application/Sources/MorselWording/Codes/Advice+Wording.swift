// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

extension Advice.Kind {
    /// The change that an advice suggests.
    public var action: String {
        switch self {
        case .dropWWW: "remove 'www.' from the host"
        case .dropSubdomain: "remove the first label of the host"
        case .useAppClipSubdomain: "use the subdomain 'appclip'"
        case .moveAppClipSubdomain: "move 'appclip' to the start of the host"
        case .dropTrailingSlash: "remove the trailing slash"
        case .useListedWord: "use a word that codes store in few bits as the path"
        case .moveComponentsToArguments: "pass path components as query items"
        case .useOrderedNames: "name the query items p, p1, p2"
        case .useDecimalValue: "write hexadecimal values as decimal numbers"
        case .dropLeadingZeros: "remove leading zeros"
        case .shortenIdentifier: "use a short number for a long identifier"
        case .hashQuery: "replace the query with a short number"
        case .dropFragment: "remove the fragment"
        case .replacePath: "replace the path with a short number"
        case .replaceEverythingAfterHost: "replace everything after the host with a short number"
        case .shortenHostAndReplace:
            "shorten the host, and replace everything after it with a short number"
        case .everything: "all changes after which the URL has the same values"
        @unknown default: rawValue
        }
    }

    /// The assumption of an advice, as a sentence.
    public var assumption: String {
        switch self {
        case .dropWWW, .dropSubdomain:
            "You own the shorter host, it serves the same content, and it is associated with the "
                + "clip."
        case .useAppClipSubdomain, .moveAppClipSubdomain:
            "You set up this host and associate it with the clip."
        case .dropTrailingSlash:
            "Your website serves the same content for both spellings."
        case .useListedWord, .moveComponentsToArguments:
            "Your website and your clip support the new URL."
        case .useOrderedNames:
            "Your clip identifies query items by their order."
        case .useDecimalValue, .dropLeadingZeros:
            "Your clip treats both spellings as the same value."
        case .shortenIdentifier:
            "You maintain a table of short numbers; 123456 is an example."
        case .hashQuery:
            "Your app and your clip look up the query by the number at launch; 1234567890 is an "
                + "example."
        case .replacePath, .replaceEverythingAfterHost:
            "Your app and your clip look up the content by the number; 17 is an example."
        case .shortenHostAndReplace:
            "You own the shorter host and associate it with the clip, and your app and your clip look "
                + "up the content by the number; 17 is an example."
        case .dropFragment:
            "Your clip does not read the fragment."
        case .everything:
            "The conditions of all these changes are met."
        @unknown default:
            "Your website and your clip support the new URL."
        }
    }
}

extension EncodableURL {
    /// Returns a sentence that explains why no shorter URL fits; `nil` if one does.
    public func whyNoneFits(of advice: [Advice], cost: CompressedURL.Cost) -> String? {
        if advice.contains(where: \.fits) { return nil }
        if hasHostOfApple {
            return "The host \(host) is Apple's; use a URL of your own website."
        }
        return "None of the shorter URLs fits: the host takes \(cost.host) of "
            + "\(CompressedURL.limit) bits; use a shorter host."
    }
}
