// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// An entry of the entitlement `com.apple.developer.associated-domains`, such as
/// `appclips:fruta.example` (rule B-04).
public struct AssociatedDomain: Sendable, Hashable {
    /// The service, before the colon.
    public let service: Service

    /// The host, without the `*.` in front of it.
    public let host: HostName

    /// Whether the entry stands for all sub-domains of the host, and not for the host.
    public let isWildcard: Bool

    /// Whom the system asks for the file.
    public let mode: Mode

    /// A service that an entry can name.
    public enum Service: String, Sendable, Hashable, CaseIterable {
        /// App Clips.
        case appClips = "appclips"
        /// Universal links.
        case appLinks = "applinks"
        /// Shared credentials.
        case webCredentials = "webcredentials"
        /// Handoff.
        case activityContinuation = "activitycontinuation"
    }

    /// Whom the system asks for the file.
    public enum Mode: String, Sendable, Hashable, CaseIterable {
        /// A cache that all devices share.
        case cached = ""
        /// The site itself, on devices of developers.
        case developer
        /// The site itself, on managed devices.
        case managed
        /// The site itself, in both cases.
        case developerAndManaged = "developer+managed"
    }

    /// Reads an entry.
    ///
    /// - Parameter text: The entry: service, colon, host, perhaps a mode.
    /// - Throws: ``ParsingError`` with the first fault.
    public init(_ text: String) throws(ParsingError) {
        let bytes = text.utf8
        guard let colon = bytes.firstIndex(of: .colon) else { throw .serviceMissing }
        guard let service = Service(rawValue: String(text[..<colon])) else { throw .unknownService }
        var rest = text[bytes.index(after: colon)...]
        var mode = Mode.cached
        if let mark = rest.utf8.firstIndex(of: .questionMark) {
            let query = rest[rest.utf8.index(after: mark)...]
            guard query.utf8.starts(with: "mode=".utf8),
                let known = Mode(rawValue: String(query.dropFirst(5))), known != .cached
            else { throw .mode }
            mode = known
            rest = rest[..<mark]
        }
        isWildcard = rest.utf8.starts(with: "*.".utf8)
        do throws(HostName.ParsingError) {
            host = try HostName(String(isWildcard ? rest.dropFirst(2) : rest))
        } catch { throw .host(error.code) }
        self.service = service
        self.mode = mode
    }

    /// Why a text is no entry.
    @nonexhaustive public enum ParsingError: Error, Sendable, Hashable {
        /// There is no colon after a service.
        case serviceMissing
        /// The service is not one of ``Service``.
        case unknownService
        /// The mode is not one of ``Mode``.
        case mode
        /// What stands after the colon is not a host: no scheme, path or port belongs there.
        case host(HostName.ParsingError.Code)
    }

    /// The entry, with its host in lower case.
    public var text: String {
        let name = (isWildcard ? "*." : "") + host.text
        let ending = mode == .cached ? "" : "?mode=" + mode.rawValue
        return service.rawValue + ":" + name + ending
    }

    /// Whether the entry stands for a host.
    public func covers(_ other: HostName) -> Bool {
        isWildcard ? other.text.hasSuffix("." + host.text) : other == host
    }
}
