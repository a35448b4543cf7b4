// SPDX-License-Identifier: Apache-2.0

internal import ChildProcesses
internal import Foundation

/// The confinement of code that is not ours: package manifests, and clips.
///
/// Where bubblewrap may be used, such a program has namespaces of its own: it sees the system's programs and
/// libraries and what it is given, read-only; it writes where it is allowed to; it has no network but what it
/// is given, no other process, and ends with this one, together with all that it has started. Where bubblewrap may not
/// be used, the environment is filtered all the same, and nothing else holds.
public struct Sandbox: Sendable {
    /// The path of bubblewrap; `nil` where it is not there or may not be used.
    private let bubblewrap: String?
    /// The reason why programs are not confined, as a sentence; `nil` where they are.
    public let warning: String?

    /// The sandbox of this machine, tried once.
    public static let current = Sandbox()

    /// The files and folders that a program is given, and its environment.
    package struct Permissions: Sendable {
        /// Paths that it may read.
        package var readable: [String] = []
        /// Paths that it may write.
        package var writable: [String] = []
        /// Whether it has the network of this machine.
        package var hasNetwork = false

        /// Nothing but the system's programs and libraries.
        package init() {}
    }

    private init() {
        // What the environment is filtered for must not be read from /proc.
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

    /// A program as it is started: in the sandbox, where there is one.
    ///
    /// - Parameters:
    ///   - start: The program, with all of its environment.
    ///   - permissions: What it may do.
    /// - Returns: What is to be started.
    package func confined(_ start: ProcessStart, _ permissions: Permissions) -> ProcessStart {
        guard let bubblewrap else { return start }
        var arguments = Self.namespaces.filter { $0 != "--unshare-net" || !permissions.hasNetwork }
        arguments += Self.system
        for path in permissions.readable { arguments += ["--ro-bind-try", path, path] }
        for path in permissions.writable { arguments += ["--bind-try", path, path] }
        // By options, and not in its own environment: a variable such as LD_PRELOAD is for the program alone.
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

    /// What every program sees: programs and libraries, and of `/etc` the settings that they need.
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
