// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipTypes

/// The result of checking whether an app, its clip and a host agree, with the problems on each side
/// (feature B2).
///
/// Whereas ``AssociationStatus`` is the status that a device would determine for one clip, this
/// checks both targets and finds everything that has to be fixed.
public struct AssociationCheck: Sendable, Hashable {
    /// The problems, the clip's side first; empty if all sides agree.
    public let findings: [Finding]

    /// Remarks about unexpected effects that do not prevent the clip from working.
    public let notes: [Note]

    /// The status of the clip on the host, as a device determines it.
    public let status: AssociationStatus

    /// An app or a clip, and its entitlement.
    public struct Target: Sendable, Hashable {
        /// The identifier with the team's prefix.
        public let identifier: AppIdentifier

        /// The entries of `com.apple.developer.associated-domains`, as they are written.
        public let entitlement: [String]

        /// Creates a target.
        public init(identifier: AppIdentifier, entitlement: [String]) {
            self.identifier = identifier
            self.entitlement = entitlement
        }
    }

    /// The role of a target.
    public enum Role: String, Sendable, Hashable, CaseIterable {
        /// The App Clip.
        case clip
        /// The full app.
        case app
    }

    /// A problem with the association.
    @nonexhaustive public enum Finding: Sendable, Hashable {
        /// An entry of an entitlement cannot be parsed (rule B-04); `entry` is its index, from 0
        /// on.
        case entry(AssociatedDomain.ParsingError, of: Role, entry: Int, text: String)
        /// The entitlement of a target has no entry `appclips:` for the host (rules B-01, B-02).
        case hostNotInEntitlement(of: Role)
        /// The host's file is not available (rule B-06).
        case noFile(DomainStatus)
        /// The host's file is not JSON (rule B-07).
        case fileNotJSON(JSONError)
        /// The host's file has no readable list of clips (rule B-07).
        case fileWithoutClips
        /// The host's file names other clips, but not this one (rule B-08).
        case clipNotInFile
        /// The host's file names the full app instead of the clip (rule B-08).
        case fileNamesAppOnly
        /// The host's file names the clip under another team's prefix (rule B-08).
        case fileNamesOtherPrefix(String)
        /// The host's file names the clip without the team's prefix (rule B-08).
        case fileNamesWithoutPrefix
        /// The clip's identifier does not start with that of the app.
        case identifierNotBelowApp

        /// The rule on which the finding is based.
        public var rule: RuleID {
            switch self {
            case .entry: "B-04"
            case .hostNotInEntitlement(of: .clip): "B-01"
            case .hostNotInEntitlement(of: .app): "B-02"
            case .noFile: "B-06"
            case .fileNotJSON, .fileWithoutClips: "B-07"
            case .clipNotInFile, .fileNamesAppOnly, .fileNamesOtherPrefix,
                .fileNamesWithoutPrefix:
                "B-08"
            case .identifierNotBelowApp: "G-03"
            }
        }

        /// The name of the finding in the App Store Connect API.
        public var domainStatus: DomainStatus {
            switch self {
            case .entry(.unknownService, of: _, entry: _, text: _): .entitlementUnhandledSection
            case .entry: .entitlementSyntaxError
            case .hostNotInEntitlement: .entitlementMissingSection
            case .noFile(let status): status
            case .fileNotJSON, .fileWithoutClips: .badJSONContent
            case .clipNotInFile, .fileNamesAppOnly, .fileNamesOtherPrefix,
                .fileNamesWithoutPrefix:
                .entitlementUnknownID
            case .identifierNotBelowApp: .otherError
            }
        }
    }

    /// A remark about an unexpected effect.
    @nonexhaustive public enum Note: Sendable, Hashable {
        /// The host is only covered by an entry for subdomains.
        case wildcard(of: Role)
        /// The entry requests the file from the site itself, only on devices of developers or
        /// managed ones.
        case mode(AssociatedDomain.Mode, of: Role)
        /// The full app is not named; it has to be named if it decodes anchors of codes
        /// (contradiction X-08).
        case appNotInFile
    }

    /// Creates a check of both targets, the host and its file.
    ///
    /// - Parameters:
    ///   - clip: The clip.
    ///   - app: The full app; if it is `nil`, its side is not checked.
    ///   - host: The host of the invocation URL.
    ///   - file: The file of this host.
    public init(clip: Target, app: Target?, host: HostName, file: AssociationStatus.File) {
        var findings: [Finding] = []
        var notes: [Note] = []
        func entries(_ target: Target, _ role: Role) -> [AssociatedDomain] {
            var entries: [AssociatedDomain] = []
            for (index, text) in target.entitlement.enumerated() {
                do throws(AssociatedDomain.ParsingError) {
                    entries.append(try AssociatedDomain(text))
                } catch {
                    findings.append(.entry(error, of: role, entry: index, text: text))
                }
            }
            let covering = entries.filter { $0.service == .appClips && $0.covers(host) }
            if covering.isEmpty { findings.append(.hostNotInEntitlement(of: role)) }
            if !covering.isEmpty, covering.allSatisfy(\.isWildcard) {
                notes.append(.wildcard(of: role))
            }
            if let entry = covering.first, covering.allSatisfy({ $0.mode != .cached }) {
                notes.append(.mode(entry.mode, of: role))
            }
            return entries
        }
        let clipEntries = entries(clip, .clip)
        if let app {
            _ = entries(app, .app)
            let (parent, child) = (app.identifier, clip.identifier)
            if parent.prefix != child.prefix
                || !child.bundle.text.hasPrefix(parent.bundle.text + ".")
            {
                findings.append(.identifierNotBelowApp)
            }
        }
        switch file {
        case .unavailable(let status): findings.append(.noFile(status))
        case .notJSON(let error): findings.append(.fileNotJSON(error))
        case .read(let site):
            if let finding = Self.finding(of: clip.identifier, app?.identifier, in: site) {
                findings.append(finding)
            }
            if let app, !site.names(app.identifier) { notes.append(.appNotInFile) }
        }
        self.findings = findings
        self.notes = notes
        status = AssociationStatus(
            of: clip.identifier,
            on: host,
            entitlement: clipEntries,
            file: file
        )
    }

    private static func finding(
        of clip: AppIdentifier,
        _ app: AppIdentifier?,
        in site: SiteAssociation
    ) -> Finding? {
        if site.names(clip) { return nil }
        if site.clipsWithoutPrefix.contains(clip.bundle) { return .fileNamesWithoutPrefix }
        if site.clips.isEmpty { return .fileWithoutClips }
        if let other = site.clips.first(where: { $0.bundle == clip.bundle }) {
            return .fileNamesOtherPrefix(other.prefix)
        }
        let namesParent = site.clips.contains { named in
            named == app
                || named.prefix == clip.prefix
                    && clip.bundle.text.hasPrefix(named.bundle.text + ".")
        }
        return namesParent ? .fileNamesAppOnly : .clipNotInFile
    }
}

extension AssociationCheck {
    /// Checks every host that a clip needs or names, with one row for each (rule B-17).
    ///
    /// - Parameters:
    ///   - clip: The clip.
    ///   - app: The full app; if it is `nil`, its side is not checked.
    ///   - hosts: The hosts of all URLs that invoke the clip: those of its experiences, and if a
    ///     short URL redirects to another host, both (rules B-05, B-15 and B-26). A clip that is
    ///     invoked only by its default link needs none (rules B-21 and B-22).
    ///   - file: Returns the file of a host.
    /// - Returns: A row for each of the hosts and of those in the clip's entitlement, ordered by
    ///   name.
    public static func rows(
        clip: Target,
        app: Target?,
        hosts: some Collection<HostName>,
        file: (HostName) -> AssociationStatus.File
    ) -> [(host: HostName, check: AssociationCheck)] {
        var all = Set(hosts)
        for text in clip.entitlement {
            if let entry = try? AssociatedDomain(text), entry.service == .appClips,
                !entry.isWildcard
            {
                all.insert(entry.host)
            }
        }
        return all.sorted().map { host in
            (host, AssociationCheck(clip: clip, app: app, host: host, file: file(host)))
        }
    }
}
