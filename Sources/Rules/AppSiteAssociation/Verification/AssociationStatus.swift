// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipTypes

/// The status of the association of a clip with a host (rule B-01).
public enum AssociationStatus: Sendable, Hashable {
    /// The clip's entitlement names the host, and the host's file names the clip.
    case verified
    /// The clip and the host are not associated.
    case failed(Cause)

    /// The reason a clip and a host are not associated.
    @nonexhaustive public enum Cause: Sendable, Hashable {
        /// The clip's entitlement does not name the host.
        case hostNotInEntitlement
        /// The host's file does not name the clip.
        case clipNotInFile
        /// The host's file has no readable list of clips.
        case fileWithoutClips
        /// The host's file is not JSON.
        case fileNotJSON(JSONError)
        /// The host did not return a file.
        case noFile(DomainStatus)
    }

    /// The rule on which the status is based.
    public var rule: RuleID {
        switch self {
        case .verified, .failed(.hostNotInEntitlement), .failed(.clipNotInFile): "B-01"
        case .failed(.fileWithoutClips), .failed(.fileNotJSON): "B-07"
        case .failed(.noFile): "B-06"
        }
    }

    /// The status under the name of the App Store Connect API.
    public var domainStatus: DomainStatus? {
        switch self {
        case .verified: nil
        case .failed(.hostNotInEntitlement): .entitlementMissingSection
        case .failed(.clipNotInFile): .entitlementUnknownID
        case .failed(.fileWithoutClips), .failed(.fileNotJSON): .badJSONContent
        case .failed(.noFile(let status)): status
        }
    }
}

extension AssociationStatus {
    /// The state of a host's file.
    public enum File: Sendable, Hashable {
        /// The file was read.
        case read(SiteAssociation)
        /// The bytes are not a JSON text.
        case notJSON(JSONError)
        /// There is no file.
        case unavailable(DomainStatus)
    }

    /// Creates the status by checking whether both sides agree.
    ///
    /// Hosts are compared in full: the file of a parent domain is not used for a subdomain (rule
    /// B-14).
    ///
    /// - Parameters:
    ///   - clip: The clip, or the full app if the check is for the app.
    ///   - host: The host of the invocation URL.
    ///   - entitlement: The entries in the code signature of the clip (rule B-03).
    ///   - file: The file of this host.
    public init(
        of clip: AppIdentifier,
        on host: HostName,
        entitlement: some Collection<AssociatedDomain>,
        file: File
    ) {
        let isInEntitlement = entitlement.contains { entry in
            entry.service == .appClips && entry.covers(host)
        }
        self =
            switch file {
            case _ where !isInEntitlement: .failed(.hostNotInEntitlement)
            case .unavailable(let status): .failed(.noFile(status))
            case .notJSON(let error): .failed(.fileNotJSON(error))
            case .read(let site) where site.names(clip): .verified
            case .read(let site) where site.clips.isEmpty: .failed(.fileWithoutClips)
            case .read: .failed(.clipNotInFile)
            }
    }
}
