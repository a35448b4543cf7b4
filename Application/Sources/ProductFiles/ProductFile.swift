// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file or folder that belongs to the program and is outside of its executable.
///
/// `make install` puts these into `PREFIX/share/morsel`, next to `PREFIX/bin`; a checkout keeps or builds them in
/// its own folders. Both are found from the program's real path, so that neither the current folder nor a link to
/// the program matters.
public enum ProductFile: Sendable, Hashable, CaseIterable {
    /// The package with the modules that clips import, as sources.
    case kit
    /// The WebAssembly module that reads codes on the page `/scan`.
    case scanner
    /// The bundle of the clip that `morsel serve --demo` shows.
    case demo

    /// The path relative to `PREFIX/share/morsel`.
    public var installedPath: String {
        switch self {
        case .kit: "Kit"
        case .scanner: "scan/reader.wasm"
        case .demo: "clips/Fruta.clip"
        }
    }

    /// The path relative to a checkout.
    public var checkoutPath: String {
        switch self {
        case .kit: "Kit"
        case .scanner: "Output/scan/reader.wasm"
        case .demo: "Output/clips/Fruta.clip"
        }
    }

    /// Returns the path on disk.
    ///
    /// - Parameter program: The path of a program; links are followed. By default that of this process.
    /// - Returns: The path; `nil` if it is neither installed nor in the checkout around the program.
    public func path(beside program: String = Self.program) -> String? {
        let files = FileManager.default
        let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath()
            .deletingLastPathComponent().standardizedFileURL
        let installed = folder.deletingLastPathComponent()
            .appendingPathComponent("share/morsel/" + installedPath).path
        if files.fileExists(atPath: installed) { return installed }
        var candidate = folder
        while candidate.path != "/" {
            if Self.isKit(candidate.path + "/Kit") {
                let path = candidate.appendingPathComponent(checkoutPath).standardizedFileURL.path
                return files.fileExists(atPath: path) ? path : nil
            }
            candidate = candidate.deletingLastPathComponent()
        }
        return nil
    }

    /// Whether a folder is that of the kit's package.
    public static func isKit(_ folder: String) -> Bool {
        let files = FileManager.default
        return files.fileExists(atPath: folder + "/Package.swift")
            && files.fileExists(atPath: folder + "/Sources/Frameworks")
    }

    /// The path of this process's program.
    public static var program: String { "/proc/self/exe" }
}
