// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation
import Glibc
import TestPrograms
import Testing

/// A package manifest is a program by an unknown author (D11): these tests check what it can reach in
/// the sandbox.
@Suite(.smallKit, .timeLimit(.minutes(20)))
struct HostileManifestTests {
    private static let manifest = #"""
        // swift-tools-version: 5.9
        import Foundation
        import PackageDescription

        #if canImport(Glibc)
        import Glibc
        #endif

        func connects(_ port: UInt16) -> Bool {
            let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            return withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
        }

        var found: [String] = []
        let environment = ProcessInfo.processInfo.environment
        if environment["MORSEL_TEST_SECRET"] != nil { found.append("environment") }
        for number in Set([getppid(), PARENT]) {
            let bytes = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(number)/environ"))) ?? Data()
            if bytes.range(of: Data("MORSEL_TEST_SECRET".utf8)) != nil { found.append("parent") }
        }
        if (try? String(contentsOfFile: "SECRET", encoding: .utf8)) != nil { found.append("file") }
        if (try? Data("x".utf8).write(to: URL(fileURLWithPath: "OUTSIDE"))) != nil,
            (try? Data(contentsOf: URL(fileURLWithPath: "OUTSIDE"))) != nil
        { found.append("outside") }
        if connects(PORT) { found.append("network") }
        for number in 0..<200 {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
            if target == "SOCKET" { found.append("descriptor") }
        }
        let left = Process()
        left.executableURL = URL(fileURLWithPath: "/bin/sh")
        left.arguments = ["-c", "sleep 61.MARK & sleep 61.MARK"]
        try? left.run()
        found.append("ran")
        try? Data(found.joined(separator: ",").utf8)
            .write(to: URL(fileURLWithPath: environment["HOME"]! + "/found"))

        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit")])
        """#

    @Test func reachesNothing() async throws {
        try #require(
            Sandbox.current.warning == nil,
            "bubblewrap is missing: Scripts/install-packages.sh installs it"
        )
        unsafe setenv("MORSEL_TEST_SECRET", "s3cret", 1)
        let listener = try Listener()
        let mark = "\(UInt32.random(in: 1_000_000...9_999_999))"
        let sample = try SampleClip(
            packages: "packageReferences = (LP);",
            files: [
                "Kit/Sources/Kit/Kit.swift": "public let word = 1\n",
                "Clip/Clip.swift":
                    "import Kit\n@main struct Clip { static func main() { print(word) } }\n",
                ".ssh/id": "secret key",
            ]
        )
        let home = try TemporaryFolder()
        try home.write("secret key", to: "id_ed25519")
        try sample.write(
            Self.manifest.replacing("SECRET\", enc", with: home.path + "/id_ed25519\", enc")
                .replacing("OUTSIDE", with: home.path + "/written")
                .replacing("PORT)", with: "\(listener.port))")
                .replacing("SOCKET", with: try listener.link)
                .replacing("PARENT", with: "\(getpid())").replacing("MARK", with: mark),
            to: "Kit/Package.swift"
        )
        let outcome = try await sample.build()
        #expect(try sample.run(outcome) == ["1"])
        let kit = try #require(SmallKit.current)
        let folders = FileManager.default.enumerator(atPath: kit.cache + "/builds")
        var reports: [String] = []
        while let name = folders?.nextObject() as? String {
            if name.hasSuffix("manifests/home/found") {
                reports.append(
                    try String(contentsOfFile: "\(kit.cache)/builds/\(name)", encoding: .utf8)
                )
            }
        }
        #expect(reports == ["ran"])
        #expect(!FileManager.default.fileExists(atPath: home.path + "/written"))
        #expect(!Processes.commandLines.contains { $0.contains(mark) })
    }
}

/// A socket of this machine that waits for connections.
struct Listener: ~Copyable {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        // The structure lives for the length of the calls.
        let code = unsafe withUnsafeMutablePointer(to: &address) { [descriptor] in
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                let bound = unsafe bind(descriptor, $0, size)
                return unsafe bound | listen(descriptor, 8) | getsockname(descriptor, $0, &size)
            }
        }
        try #require(code == 0)
        port = UInt16(bigEndian: address.sin_port)
    }

    /// The target of its link among the descriptors of this process, and of those that would inherit
    /// it.
    var link: String {
        get throws {
            try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
        }
    }

    deinit { close(descriptor) }
}

/// The processes of this machine.
enum Processes {
    static var commandLines: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.filter { Int($0) != nil }.compactMap { number in
            (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(number)/cmdline")))
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
