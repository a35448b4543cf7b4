// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import ClipBuilds
import Foundation
import Glibc
import Testing

@testable import MorselSimulator

/// Clips that print without end, and malicious clips (D11).
@Suite(.serialized, .timeLimit(.minutes(5)))
struct ProgramLimitTests {
    // The call stack does not grow with the lines, and neither does the data that is sent to pages.
    @Test func aClipMayPrintWithoutEnd() async throws {
        let clip = try await ScriptedClip("seq 200000; echo done; sleep 60")
        let lines = try await clip.output(until: "done")
        #expect(lines.last == "done")
        #expect(lines.contains("200000"))
        // A page that is opened now gets only the end of the output.
        for await event in await clip.session.events() {
            guard case .console(let console) = event else { continue }
            #expect(console.count == SimulatorSession.consoleLines)
            #expect(console.last?.text == "done")
            break
        }
        await clip.end()
    }

    @Test func theJournalIsBounded() async throws {
        let clip = try await ScriptedClip("sleep 60")
        for _ in 0..<(3 * SimulatorSession.journalEntries) {
            try await clip.session.perform(.invoke("nothing", from: .qrCode))
        }
        for await event in await clip.session.events() {
            guard case .journal(let entries) = event else { continue }
            #expect(entries.count == SimulatorSession.journalEntries)
            #expect(
                entries.last.map { $0.number >= 3 * SimulatorSession.journalEntries - 1 } == true
            )
            break
        }
        await clip.end()
    }

    // Standard input, output, error output and the socket; the directory that lists them is the fourth.
    @Test func aClipInheritsNothing() async throws {
        let own = unsafe open("/dev/null", O_RDONLY)
        defer { close(own) }
        let clip = try await ScriptedClip(
            "ls /proc/self/fd | tr '\\n' ' '; echo; echo done; sleep 60"
        )
        #expect(try await clip.output(until: "done").first == "0 1 2 3 4 ")
        await clip.end()
    }

    @Test func aHostileClipReachesNothing() async throws {
        try #require(
            Sandbox.current.warning == nil,
            "bubblewrap is missing: Scripts/install-packages.sh installs it"
        )
        unsafe setenv("MORSEL_TEST_SECRET", "s3cret", 1)
        let outside = FileManager.default.temporaryDirectory
            .appendingPathComponent("hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: outside) }
        try Data("secret key".utf8).write(to: outside.appendingPathComponent("id_ed25519"))
        let mark = "61.\(UInt32.random(in: 1_000_000...9_999_999))"
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        // The structure lives for the length of the calls.
        let code = unsafe withUnsafeMutablePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                let bound = unsafe bind(listener, $0, size)
                return unsafe bound | listen(listener, 8) | getsockname(listener, $0, &size)
            }
        }
        try #require(code == 0)
        let script = """
            env | grep -q MORSEL_TEST_SECRET && echo environment
            for process in $PPID \(getpid()); do
                tr '\\0' '\\n' 2>/dev/null </proc/$process/environ | grep -q MORSEL_TEST_SECRET && echo parent
            done
            cat \(outside.path)/id_ed25519 2>/dev/null
            touch \(outside.path)/written 2>/dev/null
            touch /usr/written 2>/dev/null && echo system
            (exec 9<>/dev/tcp/127.0.0.1/\(UInt16(bigEndian: address.sin_port))) 2>/dev/null && echo network
            (exec 9<>/dev/tty) 2>/dev/null && echo terminal
            setsid sleep \(mark) >/dev/null 2>&1 &
            echo kept >$HOME/kept && cat $HOME/kept
            echo done
            sleep 60
            """
        let clip = try await ScriptedClip(script)
        let lines = try await clip.output(until: "done")
        #expect(lines == ["kept", "done"])
        #expect(!FileManager.default.fileExists(atPath: outside.path + "/written"))
        for _ in 0..<200 where !Self.isRunning(mark) {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(Self.isRunning(mark))
        await clip.end()
        // All processes that it has started end with it.
        for _ in 0..<200 where Self.isRunning(mark) { try await Task.sleep(for: .milliseconds(50)) }
        #expect(!Self.isRunning(mark))
    }

    private static func isRunning(_ mark: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.contains { name in
            guard Int(name) != nil,
                let bytes = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/cmdline"))
            else { return false }
            return String(decoding: bytes, as: UTF8.self).hasPrefix("sleep\0\(mark)")
        }
    }

    // A run that was killed leaves its folder for the next one to remove; no run removes that of a
    // running one.
    @Test func foldersOfKilledRunsGo() throws {
        let abandoned = FileManager.default.temporaryDirectory
            .appendingPathComponent("morsel-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: abandoned, withIntermediateDirectories: true)
        try Data().write(to: abandoned.appendingPathComponent(".lock"))
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)],
            ofItemAtPath: abandoned.path
        )
        let first = try RunFolder()
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)],
            ofItemAtPath: first.url.path
        )
        let second = try RunFolder()
        #expect(!FileManager.default.fileExists(atPath: abandoned.path))
        #expect(FileManager.default.fileExists(atPath: first.url.path))
        for folder in [first, second] { folder.remove() }
        #expect(!FileManager.default.fileExists(atPath: first.url.path))
    }
}
