public import AppSiteAssociation

extension AssociationStatus.Cause {
    /// A stable name, for programs.
    public var name: String {
        switch self {
        case .hostNotInEntitlement: "host-not-in-entitlement"
        case .clipNotInFile: "clip-not-in-file"
        case .fileWithoutClips: "file-without-clips"
        case .fileNotJSON: "not-json"
        case .noFile: "no-file"
        @unknown default: "unknown"
        }
    }

    /// Which side is missing what, as a sentence for people.
    public var sentence: String { words.prefix(1).uppercased() + words.dropFirst() }

    /// Which side is missing what, to stand behind a colon.
    var words: String {
        switch self {
        case .hostNotInEntitlement:
            "the clip's entitlement does not name the host. Add 'appclips:' and the host to it."
        case .clipNotInFile:
            "the site's association file does not name the clip. Add its identifier to "
                + "'appclips.apps'."
        case .fileWithoutClips:
            "the site's association file has no list 'appclips.apps' of clips."
        case .fileNotJSON(let error):
            "the site's association file is no JSON, at line \(error.position.line), column "
                + "\(error.position.column)."
        case .noFile(let status):
            "the site gave no association file (\(status.rawValue))."
        @unknown default:
            "for a reason without words."
        }
    }
}
