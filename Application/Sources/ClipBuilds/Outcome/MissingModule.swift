// SPDX-License-Identifier: Apache-2.0

/// A module that sources import, and that is not available here.
public struct MissingModule: Sendable, Hashable {
    /// The possible origins of a missing module.
    public enum Origin: Sendable, Hashable {
        /// A Swift package at this URL.
        case remotePackage(url: String)
        /// A Swift package in a folder that does not exist, or that cannot be read.
        case localPackage(path: String)
        /// A framework that is built separately, or by CocoaPods or Carthage.
        case framework
        /// A module of Apple's systems, or one of unknown origin.
        case unknown
    }

    /// The name of the module.
    public let name: String
    /// The origin of the module.
    public let origin: Origin
    /// The imports, in the order of the files.
    public let imports: [BuildDiagnostic.Location]

    /// Creates a missing module.
    public init(name: String, origin: Origin, imports: [BuildDiagnostic.Location]) {
        self.name = name
        self.origin = origin
        self.imports = imports
    }
}
