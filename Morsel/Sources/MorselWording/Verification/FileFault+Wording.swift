import AppSiteAssociation
public import AssociationVerification

extension FileFault {
    /// A stable name, for programs.
    public var name: String {
        switch self {
        case .exchange(let fault): fault.name
        case .status(let status): "status-\(status)"
        case .redirect: "redirect"
        case .notJSON: "not-json"
        case .brokenSignature: "broken-signature"
        }
    }

    /// What is wrong, as a sentence for people.
    public var sentence: String {
        switch self {
        case .exchange(let fault): return fault.sentence
        case .status(404), .status(410): return "There is nothing at the file's place."
        case .status(401), .status(403):
            return "The host forbids the file. It has to be there for everybody, without a login."
        case .status(let status): return "The host answered with status \(status) instead of 200."
        case .redirect(.insecure, let status):
            return "The host leads to an address without TLS (status \(status)). No redirect is "
                + "followed; serve the file itself."
        case .redirect(_, let status):
            return "The host leads elsewhere (status \(status)). No redirect is followed; serve "
                + "the file itself."
        case .notJSON(let error):
            return "The file is no JSON text: line \(error.position.line), column "
                + "\(error.position.column)."
        case .brokenSignature:
            return "The file is a signed message from which no JSON text can be taken. Serve the "
                + "JSON text itself."
        }
    }
}

extension CheckFinding {
    /// A stable name, for programs.
    public var name: String {
        switch self {
        case .onlyInRoot: "only-in-root"
        case .mediaType: "media-type"
        case .refused: "agent-refused"
        case .botRefused: "bot-refused"
        case .differs: "agent-differs"
        case .noClips: "no-clips"
        @unknown default: "unknown"
        }
    }

    /// What is wrong or may surprise, and what mends it, as a sentence for people.
    public var sentence: String {
        switch self {
        case .onlyInRoot:
            "The file lies only under the root. Its place is .well-known."
        case .mediaType(let type):
            "The type is \(type ?? "missing"); application/json is documented."
        case .refused(let agent, let fault):
            "\(agent.rawValue) is not given the file: \(fault.sentence) Let this user agent through."
        case .botRefused:
            "An ordinary visitor is given the file, and AASA-Bot is not. Let this user agent "
                + "through."
        case .differs(let agent): "\(agent.rawValue) is given another file than AASA-Bot."
        case .noClips:
            "The file names no clip. Add its identifier to 'appclips.apps'."
        @unknown default: "The site may surprise."
        }
    }
}
