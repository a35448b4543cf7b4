// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipExperiences
import AppClipTypes
import CodeProduction
import Synchronization
import Testing

struct CodeGeneratorTests {
    /// The written files, by name.
    private final class Files: Sendable {
        private let files = Mutex<[String: [UInt8]]>([:])

        func write(_ name: String, _ bytes: [UInt8]) {
            files.withLock { files in
                #expect(files[name] == nil)
                files[name] = bytes
            }
        }

        var all: [String: [UInt8]] { files.withLock { $0 } }
    }

    // a batch writes the same bytes as single codes.
    @Test(arguments: [1, 2, 8])
    func aBatchEqualsSingleCodes(_ workers: Int) async throws {
        let orders = orders(300)
        let files = Files()
        var told: [Int] = []
        let failures = try await CodeGenerator(workerCount: workers).writeFiles(
            orders,
            write: { name, bytes in files.write(name, bytes) },
            progress: { told.append($0) }
        )
        #expect(failures == [])
        #expect(files.all.count == 300)
        for order in orders {
            #expect(files.all[order.fileName] == (try AppClipCode(order.url)).svg)
        }
        #expect(told == told.sorted())
        #expect(told.last == 300)
    }

    // A7: a row that fails does not stop the others, and failures come in the order of the rows.
    @Test func badRowsDoNotStopTheOthers() async throws {
        var orders = orders(300)
        for index in [0, 63, 64, 150, 299] {
            let old = orders[index]
            orders[index] = CodeOrder(
                row: old.row,
                fileName: old.fileName,
                url: "https://a.com:80",
                style: old.style
            )
        }
        let files = Files()
        let failures = try await CodeGenerator(workerCount: 4).writeFiles(
            orders,
            write: { name, bytes throws(CodeGenerator.WriteError) in
                guard name != "AppClipCode100.svg" else {
                    throw CodeGenerator.WriteError(reason: "full")
                }
                files.write(name, bytes)
            },
            progress: { _ in }
        )
        #expect(failures.map(\.row) == [1, 64, 65, 100, 151, 300])
        #expect(failures[3].reason == .write("full"))
        #expect(failures[0].order == orders[0])
        #expect(files.all.count == 294)
    }

    @Test func anEmptyListGeneratesNothing() async throws {
        let failures = try await CodeGenerator().writeFiles(
            [],
            write: { _, _ in Issue.record("something was written") },
            progress: { _ in Issue.record("something was told") }
        )
        #expect(failures == [])
    }

    //
    @Test func aURLOfAnotherExperienceFails() throws {
        let prefix = try RegisteredURL(InvocationURL("https://appclip.seeds.example"))
        let generator = CodeGenerator(experience: prefix)
        let other = CodeOrder(
            row: 7,
            fileName: "a.svg",
            url: "https://seeds.example/x",
            style: plainStyle
        )
        let error = #expect(throws: RowError.self) { try generator.code(for: other) }
        #expect(error == RowError(other, reason: .otherExperience))
        #expect(generator.failures(in: orders(3) + [other]).map(\.row) == [1, 2, 3, 7])
    }
}
