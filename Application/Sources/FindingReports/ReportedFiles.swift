// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

/// The files that findings are about, and their paths as people see them.
package struct ReportedFiles {
    /// The path as it was given on the command line.
    package let argument: String

    /// The files; `nil` if there are none to read.
    package let files: (any FileTree)?

    /// A Boolean value that indicates whether the files are inside one packed file.
    package let isPacked: Bool

    /// The prefix of displayed paths; empty, or with a slash at the end.
    private let prefix: String

    /// The components of the path of the current folder.
    private let here: [String]

    package init(
        argument: String,
        files: (any FileTree)?,
        isPacked: Bool,
        prefix: String,
        here: [String]
    ) {
        self.argument = argument
        self.files = files
        self.isPacked = isPacked
        self.prefix = prefix
        self.here = here
    }

    /// Returns the prefix of the paths in a folder as seen from another one: empty, relative, or absolute.
    package static func prefix(of folder: String, from here: String) -> String {
        if folder == here { return "" }
        if folder.hasPrefix(here == "/" ? here : here + "/") {
            return String(folder.dropFirst(here == "/" ? 1 : here.count + 1)) + "/"
        }
        // The repository is around the current folder.
        if here.hasPrefix(folder == "/" ? folder : folder + "/") {
            let depth = here.dropFirst(folder.count).split(separator: "/").count
            return String(repeating: "../", count: depth)
        }
        return folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Returns a path in the files as seen from the current folder.
    package func shown(_ path: String) -> String {
        if path.isEmpty { return argument }
        guard prefix.hasPrefix("../") else { return prefix + path }
        // Within the current folder, `..` and the folders that follow it are left out.
        let depth = prefix.split(separator: "/").count
        let own = here.suffix(depth)
        var parts = path.split(separator: "/").map(String.init)
        var up = depth
        for name in own {
            guard parts.first == name, parts.count > 1 else { break }
            parts.removeFirst()
            up -= 1
        }
        return String(repeating: "../", count: up) + parts.joined(separator: "/")
    }
}
