// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
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

    /// A sentence that says which side is missing what.
    public var sentence: String { words.prefix(1).uppercased() + words.dropFirst() }

    /// The words of the sentence, to follow a colon.
    var words: String {
        switch self {
        case .hostNotInEntitlement:
            "the clip's associated domains entitlement does not include the host. Add 'appclips:' "
                + "and the host."
        case .clipNotInFile:
            "the site's association file does not list the clip. Add its identifier to "
                + "'appclips.apps'."
        case .fileWithoutClips:
            "the site's association file lists no clip: 'appclips.apps' is missing, empty or invalid."
        case .fileNotJSON(let error):
            "the site's association file is not valid JSON (line \(error.position.line), column "
                + "\(error.position.column))."
        case .noFile(let status):
            "the site did not serve an association file (\(status.rawValue))."
        @unknown default:
            "the reason is unknown."
        }
    }
}
