// SPDX-License-Identifier: Apache-2.0

/// A module that sources import, and that cannot be had here.
public struct MissingModule: Sendable, Hashable {
    /// Where it would come from.
    public enum Origin: Sendable, Hashable {
        /// A Swift package at this URL.
        case remotePackage(url: String)
        /// A Swift package in a folder that is not there, or that cannot be read.
        case localPackage(path: String)
        /// A framework that is built before, or by CocoaPods or Carthage.
        case framework
        /// A module of Apple's systems, or one that nothing here names.
        case unknown
    }

    /// The name of the module.
    public let name: String
    /// Where it would come from.
    public let origin: Origin
    /// The imports, in the order of the files.
    public let imports: [BuildDiagnostic.Location]

    /// A module that is missing.
    public init(name: String, origin: Origin, imports: [BuildDiagnostic.Location]) {
        self.name = name
        self.origin = origin
        self.imports = imports
    }
}
