// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension SiteAssociation {
    /// The apps and clips that a file names for a site (feature B4).
    public struct Members: Sendable, Hashable {
        /// The clips, in the section `appclips`.
        public var clips: Set<AppIdentifier>

        /// The apps that open all of the site's links, in the section `applinks`.
        public var links: Set<AppIdentifier>

        /// The apps and clips that share credentials with the site, in the section `webcredentials`.
        public var credentials: Set<AppIdentifier>

        /// Creates members; by default there are none.
        public init(
            clips: Set<AppIdentifier> = [],
            links: Set<AppIdentifier> = [],
            credentials: Set<AppIdentifier> = []
        ) {
            self.clips = clips
            self.links = links
            self.credentials = credentials
        }

        /// Adds a clip and its app to the members of a host, if their entitlements name the host.
        ///
        /// The app is only added if the clip's entitlement names the host for App Clips: then the
        /// host belongs to its team.
        ///
        /// - Parameters:
        ///   - clip: The clip, with the entries of its entitlement.
        ///   - app: Its app, with the entries of its entitlement.
        ///   - host: The host.
        public mutating func insert(
            _ clip: (identifier: AppIdentifier, entitlement: [AssociatedDomain]),
            of app: (identifier: AppIdentifier, entitlement: [AssociatedDomain]),
            on host: HostName
        ) {
            func names(_ entitlement: [AssociatedDomain], _ service: AssociatedDomain.Service)
                -> Bool
            { entitlement.contains { $0.service == service && $0.covers(host) } }
            guard names(clip.entitlement, .appClips) else { return }
            clips.insert(clip.identifier)
            if names(app.entitlement, .appLinks) { links.insert(app.identifier) }
            if names(app.entitlement, .webCredentials) { credentials.insert(app.identifier) }
            if names(clip.entitlement, .webCredentials) { credentials.insert(clip.identifier) }
        }
    }

    /// Returns a file that names clips for a site (rule B-09).
    ///
    /// - Parameter clips: The clips. Each is named once, ordered by identifier.
    /// - Returns: The file, in UTF-8, the same bytes for the same clips.
    public static func file(naming clips: some Collection<AppIdentifier>) -> [UInt8] {
        file(naming: Members(clips: Set(clips)))
    }

    /// Returns a file that names clips and apps for a site (rule B-09, feature B4).
    ///
    /// The file has a section `applinks` even without apps: in some deployments, `appclips` was
    /// ignored without one. The section `webcredentials` is included if it names an app or a clip.
    ///
    /// - Parameter members: The clips and apps. Each list is ordered by identifier.
    /// - Returns: The file, in UTF-8, the same bytes for the same members.
    public static func file(naming members: Members) -> [UInt8] {
        let details =
            members.links.isEmpty
            ? "[]"
            : """
            [
                  {
                    "appIDs": [
            \(list(members.links, indent: 10))
                    ],
                    "components": [{ "/": "*" }]
                  }
                ]
            """
        let credentials =
            members.credentials.isEmpty
            ? ""
            : """
            ,
              "webcredentials": {
                "apps": [
            \(list(members.credentials, indent: 6))
                ]
              }
            """
        let text = """
            {
              "applinks": {
                "details": \(details)
              },
              "appclips": {
                "apps": [
            \(list(members.clips, indent: 6))
                ]
              }\(credentials)
            }

            """
        return Array(text.utf8)
    }

    // Identifiers have no characters that would need an escape.
    private static func list(_ identifiers: Set<AppIdentifier>, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return identifiers.sorted().map { "\(margin)\"\($0.text)\"" }.joined(separator: ",\n")
    }
}
