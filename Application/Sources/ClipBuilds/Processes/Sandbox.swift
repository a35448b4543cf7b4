// SPDX-License-Identifier: Apache-2.0

import ChildProcesses
import Foundation

/// The confinement of code that is not ours: package manifests, and clips.
///
/// With bubblewrap, such a program has namespaces of its own: it sees the system's programs and libraries and the
/// given paths, read-only; it writes only where it is allowed to; it has no network except what it is given, sees no
/// other process, and ends with this one, together with all processes that it has started. Without bubblewrap, only
/// the environment is filtered.
public struct Sandbox: Sendable {
    /// The path of bubblewrap; `nil` if it is not installed or may not be used.
    private let bubblewrap: String?
    /// The reason programs are not confined, as a sentence; `nil` if they are.
    public let warning: String?

    /// The sandbox of this machine, which is tried out once.
    public static let current = Sandbox()

    /// The permissions of a program: the files and folders that it may use, and the network.
    package struct Permissions: Sendable {
        /// The paths that it may read.
        package var readable: [String] = []
        /// Paths that it may write.
        package var writable: [String] = []
        /// A Boolean value that indicates whether it may use the network of this machine.
        package var hasNetwork = false

        /// Creates permissions for nothing but the system's programs and libraries.
        package init() {}
    }

    private init() {
        // The variables that are filtered out of the environment must not be readable from /proc.
        close_process_memory()
        let environment = ProcessInfo.processInfo.environment
        if environment["MORSEL_SANDBOX"] == "off" {
            bubblewrap = nil
            warning = Self.sentence("MORSEL_SANDBOX turns it off")
            return
        }
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard
            let path = folders.lazy.map({ "\($0)/bwrap" })
                .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
        else {
            bubblewrap = nil
            warning = Self.sentence("bubblewrap is not installed")
            return
        }
        guard Self.works(path) else {
            bubblewrap = nil
            warning = Self.sentence("this system does not let bubblewrap make namespaces")
            return
        }
        bubblewrap = path
        warning = nil
    }

    private static func sentence(_ reason: String) -> String {
        "Manifests and clips run without a sandbox, since \(reason): they can read and change what you can. Their environment is filtered."
    }

    private static func works(_ path: String) -> Bool {
        let arguments = namespaces + ["--ro-bind", "/", "/", "--proc", "/proc", "--", "/bin/true"]
        guard
            let process = try? ProcessStart(path, arguments, environment: [:], descriptors: [:])
                .run()
        else { return false }
        return ProcessEnd.wait(for: process) == .status(0)
    }

    /// Whether programs are confined.
    public var isConfining: Bool { bubblewrap != nil }

    private static let namespaces = [
        "--unshare-user-try", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts",
        "--unshare-cgroup-try", "--die-with-parent",
    ]

    /// Returns a program as it is started: in the sandbox, if there is one.
    ///
    /// - Parameters:
    ///   - start: The program, with its whole environment.
    ///   - permissions: The permissions of the program.
    /// - Returns: The process to start.
    package func confined(_ start: ProcessStart, _ permissions: Permissions) -> ProcessStart {
        guard let bubblewrap else { return start }
        var arguments = Self.namespaces.filter { $0 != "--unshare-net" || !permissions.hasNetwork }
        arguments += Self.system
        for path in permissions.readable { arguments += ["--ro-bind-try", path, path] }
        for path in permissions.writable { arguments += ["--bind-try", path, path] }
        // Variables are set through options, and not in bubblewrap's own environment: LD_PRELOAD, say, is for the
        // program alone.
        arguments.append("--clearenv")
        for (name, value) in start.environment.sorted(by: { $0.key < $1.key }) {
            arguments += ["--setenv", name, value]
        }
        arguments += ["--chdir", start.folder ?? "/", "--", start.executable] + start.arguments
        var confined = start
        confined.executable = bubblewrap
        confined.arguments = arguments
        confined.environment = [:]
        confined.folder = "/"
        return confined
    }

    /// The arguments for what every program sees: programs and libraries, and the settings in `/etc` that they need.
    private static let system: [String] = {
        var arguments = ["--ro-bind", "/usr", "/usr"]
        for folder in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                arguments += ["--symlink", target, folder]
            } else {
                arguments += ["--ro-bind-try", folder, folder]
            }
        }
        for name in [
            "alternatives", "ca-certificates", "fonts", "group", "hosts", "ld.so.cache",
            "ld.so.conf", "ld.so.conf.d", "localtime", "mime.types", "nsswitch.conf", "os-release",
            "passwd", "pki", "resolv.conf", "services", "ssl/certs", "ssl/openssl.cnf", "timezone",
        ] { arguments += ["--ro-bind-try", "/etc/\(name)", "/etc/\(name)"] }
        return arguments
            + ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--tmpfs", "/var/tmp"]
    }()
}
