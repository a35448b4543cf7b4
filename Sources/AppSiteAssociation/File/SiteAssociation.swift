public import AppClipTypes

/// What a site says in its `apple-app-site-association` file about App Clips (feature B1).
///
/// Which URLs invoke a clip is not written in the file, but registered with the store (rule B-25).
/// The file only names the clips that may appear for the site:
///
///     { "appclips": { "apps": ["ABCDE12345.com.example.MyApp.Clip"] } }
///
/// One broken entry does not hide the rest: whatever can be read is read, and what is wrong stands
/// in ``findings``.
public struct SiteAssociation: Sendable, Hashable {
    /// The most bytes of a file, uncompressed.
    public static let largestFile = 128 << 10

    /// Where the file lies, under the root of the host (rule B-06).
    public static let path = "/.well-known/apple-app-site-association"

    /// The type under which the file is served.
    public static let contentType = "application/json"

    /// The clips and apps that `appclips.apps` names, in the order of the file.
    public let clips: [AppIdentifier]

    /// What is wrong in the file, or may surprise, in the order of the file.
    public let findings: [Finding]

    /// Reads a file.
    ///
    /// - Parameter json: The bytes of the file.
    /// - Throws: ``JSONError`` if the bytes are no JSON text or too many.
    public init(json: [UInt8]) throws(JSONError) {
        let root = try JSONReader.value(of: json, sizeLimit: Self.largestFile)
        var section = AppClipsSection(of: json)
        section.read(root)
        clips = section.clips
        findings = section.findings
    }

    /// Whether the site names a clip.
    public func names(_ clip: AppIdentifier) -> Bool { clips.contains(clip) }

    /// Something in a file that is wrong or may surprise.
    public struct Finding: Sendable, Hashable {
        /// What it is.
        public let code: Code

        /// The way from the root to the value at fault, such as `appclips.apps[2]`.
        public let path: String

        /// Where the value begins.
        public let position: TextPosition

        /// What can be found in a file.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The value has to be an object (rule B-07).
            case objectExpected
            /// The value has to be an array (rule B-07).
            case arrayExpected
            /// The value has to be a string (rule B-07).
            case stringExpected
            /// There is no section for App Clips (rule B-07).
            case sectionMissing
            /// The section has no list of clips (rule B-07).
            case appsMissing
            /// The text is no app identifier (rules B-08 and B-35).
            case identifier(IdentifierError)
            /// The clip is named a second time.
            case repeatedIdentifier
            /// Only `apps` counts in the section (rule B-25).
            case unknownMember
            /// The name occurs a second time; the last one counts.
            case repeatedMember
        }
    }
}
