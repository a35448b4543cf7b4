// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipTypes

/// An entry of the entitlement `com.apple.developer.associated-domains`, such as
/// `appclips:fruta.example` (rule B-04).
public struct AssociatedDomain: Sendable, Hashable {
    /// The service, before the colon.
    public let service: Service

    /// The host, without a preceding `*.`.
    public let host: HostName

    /// Whether the entry is for all subdomains of the host, and not for the host itself.
    public let isWildcard: Bool

    /// The source from which the system requests the file.
    public let mode: Mode

    /// A service that an entry can name.
    public enum Service: String, Sendable, Hashable, CaseIterable {
        /// App Clips, the service `appclips`.
        case appClips = "appclips"
        /// Universal links, the service `applinks`.
        case appLinks = "applinks"
        /// Shared credentials.
        case webCredentials = "webcredentials"
        /// Handoff.
        case activityContinuation = "activitycontinuation"
    }

    /// The source from which the system requests the file.
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

    /// Creates an entry by parsing a text.
    ///
    /// - Parameter text: The entry: service, colon, host, and an optional mode.
    /// - Throws: ``ParsingError`` with the first error.
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

    /// The reason a text is not an entry.
    @nonexhaustive public enum ParsingError: Error, Sendable, Hashable {
        /// There is no colon after a service.
        case serviceMissing
        /// The service is not one of ``Service``.
        case unknownService
        /// The mode is not one of ``Mode``.
        case mode
        /// The text after the colon is not a host; a scheme, path or port is not allowed.
        case host(HostName.ParsingError.Code)
    }

    /// The entry, with its host in lowercase.
    public var text: String {
        let name = (isWildcard ? "*." : "") + host.text
        let ending = mode == .cached ? "" : "?mode=" + mode.rawValue
        return service.rawValue + ":" + name + ending
    }

    /// Whether the entry is for a host.
    public func covers(_ other: HostName) -> Bool {
        isWildcard ? other.text.hasSuffix("." + host.text) : other == host
    }
}
