// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipTypes

/// What a site says in its `apple-app-site-association` file (feature B1).
///
/// Which URLs invoke a clip is not written in the file, but registered with the store (rule B-25).
/// The file only names the clips that may appear for the site:
///
///     { "appclips": { "apps": ["ABCDE12345.com.example.MyApp.Clip"] } }
///
/// The section `applinks` decides about universal links; see ``LinkMatcher``.
///
/// One broken entry does not hide the rest: whatever can be read is read, and what is wrong stands
/// in ``findings``.
public struct SiteAssociation: Sendable, Hashable {
    /// The most bytes of a file, uncompressed.
    public static let largestFile = 128 << 10

    /// Where the file lies, under the root of the host (rule B-06).
    public static let path = "/.well-known/apple-app-site-association"

    /// Where the file lay formerly; it is requested when there is none at ``path``.
    public static let oldPath = "/apple-app-site-association"

    /// The type under which the file is served.
    public static let contentType = "application/json"

    /// The clips and apps that `appclips.apps` names, in the order of the file.
    public let clips: [AppIdentifier]

    /// The apps that `webcredentials.apps` names, in the order of the file.
    public let webCredentials: [AppIdentifier]

    /// The apps that `activitycontinuation.apps` names, in the order of the file.
    public let activityContinuation: [AppIdentifier]

    /// The section about universal links; `nil` where there is none.
    public let links: AppLinks?

    /// Whether the text stood in a signed message, as very old files do.
    ///
    /// The signature is not checked.
    public let isSigned: Bool

    /// What is wrong in single values of the file, or may surprise, in the order of reading.
    ///
    /// ``lint()`` gives these, and what is wrong with rules and patterns.
    public let findings: [Finding]

    /// Reads a file.
    ///
    /// - Parameter json: The bytes of the file. A byte order mark and a signed message around the
    ///   text are taken off, and noted.
    /// - Throws: `JSONError` if the bytes are no JSON text or too many. Its place is in the text
    ///   that was signed, where it was.
    /// - Complexity: O(length of `json`).
    public init(json: [UInt8]) throws(JSONError) {
        var text = json
        // `0` is also the first byte of a signed message; no JSON file starts with it.
        let message = json.first == 0x30 ? SignedMessage(json) : nil
        if let message, json.count <= Self.largestFile { text = message.content }
        isSigned = message != nil
        let hasMark = text.starts(with: [0xEF, 0xBB, 0xBF])
        // Space instead keeps all places as an editor counts bytes.
        if hasMark { text.replaceSubrange(0..<3, with: [0x20, 0x20, 0x20]) }

        let root = try JSONReader.value(of: text, sizeLimit: Self.largestFile)
        var list = FindingList(in: text)
        if isSigned { list.find(.signedFile, "", 0) }
        if hasMark { list.find(.byteOrderMark, "", 0) }
        var reader = SiteReader(list: list)
        reader.read(root)
        clips = reader.apps[.appClips] ?? []
        webCredentials = reader.apps[.webCredentials] ?? []
        activityContinuation = reader.apps[.activityContinuation] ?? []
        links = reader.links
        findings = reader.list.findings
    }

    /// Whether the site names a clip.
    public func names(_ clip: AppIdentifier) -> Bool { clips.contains(clip) }
}
