// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemPackage
import TestPrograms
import Testing

@testable import Terminal

/// Input files, and what is at a path.
@Suite struct InputFileTests {
    @Test func aFileHasALimit() throws {
        let folder = try TemporaryFolder()
        try folder.write("abc", to: "a")
        let path = folder.url("a").path
        #expect(try InputFile.bytes(path, limit: 3, what: "file") == Array("abc".utf8))
        #expect(InputFile.start(path, count: 2) == Array("ab".utf8))
        let error = #expect(throws: CommandError.self) {
            try InputFile.bytes(path, limit: 2, what: "file")
        }
        #expect(error?.description.hasPrefix("file: '\(path)' is larger than") == true)
    }

    @Test func otherPathsAreRefused() throws {
        let folder = try TemporaryFolder()
        for path in [folder.path, folder.url("no").path, ""] {
            #expect(throws: CommandError.self, "\(path)") {
                try InputFile.bytes(path, limit: 3, what: "file")
            }
            #expect(InputFile.start(path, count: 2) == nil)
        }
        #expect(InputFile.name("-") == "standard input")
    }

    @Test func kindsOfFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write("abc", to: "a")
        #expect(FileKind(at: folder.url("a").path) == .file)
        #expect(FileKind(at: folder.path) == .folder)
        #expect(FileKind(at: "/dev/null") == .nullDevice)
        #expect(FileKind(at: "/dev/zero") == .device)
        #expect(FileKind(at: folder.url("no").path) == nil)
        #expect(FileKind(of: FileDescriptor(rawValue: -1)) == nil)
    }

    @Test func statesOfPaths() throws {
        let folder = try TemporaryFolder()
        try folder.write("abc", to: "a")
        func state(_ name: String) -> String {
            switch ExistingFile(folder.url(name).path) {
            case .nothing: "nothing"
            case .file(let bytes): String(decoding: bytes, as: UTF8.self)
            case .folder: "folder"
            case .other: "other"
            }
        }
        #expect(state("a") == "abc")
        #expect(state("no") == "nothing")
        #expect(state("a/b") == "nothing")
        #expect(state("") == "folder")
    }
}
