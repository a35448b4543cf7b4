// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipTypes

/// The contents of a site's `apple-app-site-association` file (feature B1).
///
/// The URLs that invoke a clip are not listed in the file, but registered with the store (rule
/// B-25). The file only names the clips that may appear for the site:
///
///     { "appclips": { "apps": ["ABCDE12345.com.example.MyApp.Clip"] } }
///
/// The section `applinks` decides about universal links; see ``LinkMatcher``.
///
/// An invalid entry does not affect the rest: everything that can be parsed is parsed, and problems
/// are listed in ``findings``.
public struct SiteAssociation: Sendable, Hashable {
    /// The maximum size of a file, uncompressed, in bytes.
    public static let largestFile = 128 << 10

    /// The path of the file on the host (rule B-06).
    public static let path = "/.well-known/apple-app-site-association"

    /// The former path of the file; it is requested if there is no file at ``path``.
    public static let oldPath = "/apple-app-site-association"

    /// The media type under which the file is served.
    public static let contentType = "application/json"

    /// The clips and apps that `appclips.apps` names, in the order of the file.
    public let clips: [AppIdentifier]

    /// The apps that `webcredentials.apps` names, in the order of the file.
    public let webCredentials: [AppIdentifier]

    /// The apps that `activitycontinuation.apps` names, in the order of the file.
    public let activityContinuation: [AppIdentifier]

    /// The section about universal links; `nil` if there is none.
    public let links: AppLinks?

    /// Whether the text is in a signed message, as in very old files.
    ///
    /// The signature is not checked.
    public let isSigned: Bool

    /// The problems in single values of the file, and unexpected effects, in the order of reading.
    ///
    /// ``lint()`` returns these, and the problems with rules and patterns.
    public let findings: [Finding]

    /// Creates an association by parsing a file.
    ///
    /// - Parameter json: The bytes of the file. A byte order mark and a signed message around the
    ///   text are removed, and reported as findings.
    /// - Throws: `JSONError` if the bytes are not a JSON text or too many. Its position is in the
    ///   signed text, if there is one.
    /// - Complexity: O(length of `json`).
    public init(json: [UInt8]) throws(JSONError) {
        var text = json
        // `0` is also the first byte of a signed message; a JSON file never starts with it.
        let message = json.first == 0x30 ? SignedMessage(json) : nil
        if let message, json.count <= Self.largestFile { text = message.content }
        isSigned = message != nil
        let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
        // Spaces instead keep all positions as an editor counts bytes.
        if hasMark { text.replaceSubrange(0..<3, with: [0x20, 0x20, 0x20]) }

        let root = try JSONReader.value(of: text, sizeLimit: Self.largestFile)
        var found = FindingList(in: text)
        if isSigned { found.add(.signedFile, at: "", offset: 0) }
        if hasMark { found.add(.byteOrderMark, at: "", offset: 0) }
        var reader = SiteReader(findings: found)
        reader.read(root)
        clips = reader.apps[.appClips] ?? []
        webCredentials = reader.apps[.webCredentials] ?? []
        activityContinuation = reader.apps[.activityContinuation] ?? []
        links = reader.links
        findings = reader.findings.all
    }

    /// Whether the site names a clip.
    public func names(_ clip: AppIdentifier) -> Bool { clips.contains(clip) }
}
