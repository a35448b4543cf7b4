// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppSiteAssociation
public import AssociationVerification

extension FileError {
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

    /// A sentence that describes the error.
    public var sentence: String {
        switch self {
        case .exchange(let fault): return fault.sentence
        case .status(404), .status(410): return "The host has no association file at this location."
        case .status(401), .status(403):
            return "The host denies access to the file. It must be available without "
                + "authentication."
        case .status(let status): return "The host responded with status \(status) instead of 200."
        case .redirect(.insecure, let status):
            return "The host redirects to a URL without https (status \(status)). Redirects are "
                + "not followed; serve the file directly."
        case .redirect(_, let status):
            return "The host redirects the request (status \(status)). Redirects are not followed; "
                + "serve the file directly."
        case .notJSON(let error):
            return "The file is not valid JSON (line \(error.position.line), column "
                + "\(error.position.column))."
        case .brokenSignature:
            return "The file is signed, and its JSON content cannot be read. Serve the JSON "
                + "without a signature."
        }
    }
}

extension FileError {
    /// A sentence that describes the error of a page that was requested as a browser does.
    var sentenceForPage: String {
        switch self {
        case .status(404), .status(410): "The host has no page at this URL."
        case .status(401), .status(403):
            "The host denies access to the page. Visitors must be able to load it without signing "
                + "in."
        case .redirect(.insecure, let status):
            "It redirects to a URL without https (status \(status))."
        case .redirect(_, let status):
            "It redirects to a URL that cannot be loaded as an invocation URL (status \(status))."
        case .exchange, .status, .notJSON, .brokenSignature: sentence
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
        case .prefixMissing: "prefix-missing"
        case .noClips: "no-clips"
        @unknown default: "unknown"
        }
    }

    /// A sentence that describes the problem and how to fix it.
    public var sentence: String {
        switch self {
        case .onlyInRoot:
            "The file is only in the root folder. Move it to the folder .well-known."
        case .mediaType(let type):
            "The content type is \(type ?? "missing"); use application/json."
        case .refused(let agent, let fault):
            "The host does not serve the file to the user agent \(agent.rawValue): "
                + "\(fault.sentence) Allow this user agent."
        case .botRefused:
            "The host serves the file to browsers but not to the user agent AASA-Bot. Allow this "
                + "user agent."
        case .differs(let agent):
            "The host serves a different file to the user agent "
                + "\(agent.rawValue) than to AASA-Bot."
        case .prefixMissing(let clips):
            "The file lists \(clips.listed) without the team's prefix, so it lists no clip. Write the "
                + "ten characters and a dot before the bundle identifier."
        case .noClips:
            "The file lists no clip. Add the clip's identifier to 'appclips.apps'."
        @unknown default: "No description of this finding is available."
        }
    }
}
