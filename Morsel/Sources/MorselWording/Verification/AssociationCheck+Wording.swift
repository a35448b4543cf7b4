import AppClipTypes
public import AppSiteAssociation

extension AssociationCheck.Fault {
    /// A stable name, for programs.
    public var name: String {
        switch self {
        case .entry: "entitlement-entry"
        case .hostNotInEntitlement: "host-not-in-entitlement"
        case .noFile: "no-file"
        case .fileNotJSON: "not-json"
        case .fileWithoutClips: "file-without-clips"
        case .clipNotInFile: "clip-not-in-file"
        case .fileNamesAppOnly: "file-names-app-only"
        case .fileNamesOtherPrefix: "file-names-other-prefix"
        case .identifierNotBelowApp: "identifier-not-below-app"
        @unknown default: "unknown"
        }
    }

    /// Which side is missing what, as a sentence for people.
    public var sentence: String {
        switch self {
        case .entry(_, let role, let entry):
            "Entry \(entry + 1) of the \(role.words)'s entitlement cannot be read. It has to be a "
                + "service, a colon and a host, such as 'appclips:fruta.example'."
        case .hostNotInEntitlement(let role):
            "The \(role.words)'s entitlement does not name the host. Add 'appclips:' and the host "
                + "to it."
        case .noFile(let status):
            "The host gave no association file (\(status.rawValue))."
        case .fileNotJSON(let error):
            "The host's association file is no JSON text, at line \(error.position.line), column "
                + "\(error.position.column)."
        case .fileWithoutClips:
            "The host's association file has no list 'appclips.apps' of clips."
        case .clipNotInFile:
            "The host's association file does not name the clip. Add its identifier to "
                + "'appclips.apps'."
        case .fileNamesAppOnly:
            "The host's association file names the full app, and not the clip. Add the clip's "
                + "identifier to 'appclips.apps'."
        case .fileNamesOtherPrefix(let prefix):
            "The host's association file names the clip under the prefix \(prefix)."
        case .identifierNotBelowApp:
            "The clip's identifier does not begin with that of the full app and a dot."
        @unknown default: "Something does not agree."
        }
    }
}

extension AssociationCheck.Role {
    fileprivate var words: String {
        switch self {
        case .clip: "clip"
        case .app: "full app"
        }
    }
}
