internal import AppClipCodes

extension Words {
    /// What a rewrite does.
    static func action(_ kind: Advice.Kind) -> String {
        switch kind {
        case .dropWWW: "drop www"
        case .dropSubdomain: "drop the first label of the host"
        case .useAppClipSubdomain: "use the subdomain appclip"
        case .moveAppClipSubdomain: "put appclip first"
        case .dropTrailingSlash: "drop the slash at the end"
        case .useListedWord: "use a listed word as path"
        case .moveComponentsToArguments: "pass path components as arguments"
        case .useOrderedNames: "name arguments p, p1, p2"
        case .useDecimalValue: "write hexadecimal values as decimal numbers"
        case .dropLeadingZeros: "drop leading zeros"
        case .shortenIdentifier: "use a short number for a long identifier"
        case .hashQuery: "let a short number stand for the query"
        case .dropFragment: "drop the fragment"
        case .everything: "all of this that keeps the content"
        @unknown default: kind.rawValue
        }
    }

    /// What a rewrite takes for granted.
    static func assumption(_ kind: Advice.Kind) -> String {
        switch kind {
        case .dropWWW, .dropSubdomain:
            "The shorter host is yours, serves the same, and is associated with the clip."
        case .useAppClipSubdomain, .moveAppClipSubdomain:
            "You set up this host and associate it with the clip."
        case .dropTrailingSlash:
            "Your website serves both spellings alike."
        case .useListedWord, .moveComponentsToArguments:
            "Your website and your clip take the new URL."
        case .useOrderedNames:
            "Your clip reads the arguments by their order."
        case .useDecimalValue, .dropLeadingZeros:
            "Your clip takes the value for the same."
        case .shortenIdentifier:
            "You keep a table of short numbers; 123456 is an example."
        case .hashQuery:
            "Both your app and your clip expand the number at launch; 1234567890 is an example."
        case .dropFragment:
            "Your clip does not read the fragment."
        case .everything:
            "What each of them takes for granted."
        @unknown default:
            "Your website and your clip take the new URL."
        }
    }
}
