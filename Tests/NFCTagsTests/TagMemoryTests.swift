// SPDX-License-Identifier: Apache-2.0

import NFCTags
import Testing

/// A14: the memory of a tag, page by page.
@Suite struct TagMemoryTests {
    @Test func hasContainerMessageAndTerminator() throws {
        let memory = try TagMemory(try NDEFMessage(uri: "https://a.co"), on: .ntag213)
        #expect(
            memory.pages.prefix(5).map(\.hexText) == [
                "E1 10 12 00", "03 09 D1 01", "05 55 04 61", "2E 63 6F FE", "00 00 00 00",
            ]
        )
        #expect(memory.lastUsedPage == 6)
    }

    @Test(arguments: [
        (TagType.ntag213, 0x12, 39),
        (.ntag215, 0x3E, 129),
        (.ntag216, 0x6D, 225),
    ])
    func pagesReachToTheEnd(_ type: TagType, size: UInt8, lastPage: Int) throws {
        let memory = try TagMemory(try NDEFMessage(uri: "https://a.co"), on: type)
        #expect(memory.bytes[2] == size)
        #expect(memory.bytes.count == 4 + type.userByteCount)
        #expect(memory.pages.first?.number == 3)
        #expect(memory.pages.last?.number == lastPage)
        #expect(memory.pages.allSatisfy { $0.bytes.count == 4 })
    }

    @Test func takesTheLongLength() throws {
        let uri = "https://" + String(repeating: "a", count: 300)
        let memory = try TagMemory(try NDEFMessage(uri: uri), on: .ntag215)
        // Seven bytes of header in the long form, the prefix, and the rest: 308.
        #expect(memory.pages[1].hexText == "03 FF 01 34")
        #expect(memory.bytes[4 + 4 + 308] == 0xFE)
    }

    @Test(arguments: [(TagType.ntag213, 144), (.ntag215, 496), (.ntag216, 872)])
    func countsToTheLastByte(_ type: TagType, available: Int) throws {
        // The bytes of TLV, header and prefix: 2 + 5 in the short form, 4 + 8 in the long.
        let frame = available < 255 ? 7 : 12
        func message(_ needed: Int) throws -> NDEFMessage {
            try NDEFMessage(uri: "https://" + String(repeating: "a", count: needed - frame))
        }
        let full = try TagMemory(try message(available), on: type)
        #expect(full.bytes[4 + available - 1] == UInt8(ascii: "a"))
        #expect(!full.bytes.contains(0xFE))
        let almost = try TagMemory(try message(available - 1), on: type)
        #expect(almost.bytes[4 + available - 1] == 0xFE)
        let tooLong = try message(available + 1)
        let error = #expect(throws: NDEFError.self) { try TagMemory(tooLong, on: type) }
        #expect(error?.code == .tagTooSmall(needed: available + 1, available: available))
    }
}
