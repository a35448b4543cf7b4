// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
public import AppSiteAssociation

extension AssociationCheck.Finding {
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
        case .fileNamesWithoutPrefix: "file-names-without-prefix"
        case .identifierNotBelowApp: "identifier-not-below-app"
        @unknown default: "unknown"
        }
    }

    /// A sentence that says which side is missing what.
    public var sentence: String {
        switch self {
        case .entry(_, let role, let entry, let text):
            "Entry \(entry + 1) of the \(role.words)'s associated domains entitlement, "
                + "'\(text.prefix(200))', is not valid. It must be a service, a colon and a host, such as "
                + "'appclips:fruta.example'."
        case .hostNotInEntitlement(let role):
            "The \(role.words)'s associated domains entitlement does not include the host. Add "
                + "'appclips:' and the host."
        case .noFile(let status):
            "The host did not serve an association file (\(status.rawValue))."
        case .fileNotJSON(let error):
            "The host's association file is not valid JSON (line \(error.position.line), column "
                + "\(error.position.column))."
        case .fileWithoutClips:
            "The host's association file lists no clip: 'appclips.apps' is missing, empty or invalid."
        case .clipNotInFile:
            "The host's association file does not list the clip. Add its identifier to "
                + "'appclips.apps'."
        case .fileNamesAppOnly:
            "The host's association file lists the full app instead of the clip. Add the clip's "
                + "identifier to 'appclips.apps'."
        case .fileNamesOtherPrefix(let prefix):
            "The host's association file lists the clip with a different prefix, \(prefix)."
        case .fileNamesWithoutPrefix:
            "The host's association file lists the clip without the team's prefix. Write the ten "
                + "characters and a dot before the bundle identifier."
        case .identifierNotBelowApp:
            "The clip's identifier must be the full app's identifier, a dot and a name."
        @unknown default: "The file and the entitlements do not agree."
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
