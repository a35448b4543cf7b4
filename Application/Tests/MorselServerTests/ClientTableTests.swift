// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import NIOCore
import Testing

@testable import MorselServer

struct ClientTableTests {
    private func client(_ address: String) throws -> ClientAddress {
        ClientAddress(try SocketAddress(ipAddress: address, port: 1))
    }

    private var limits: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.connections = 5
        limits.clientConnections = 2
        limits.clientRequests = 10
        return limits
    }

    @Test func connectionsAreCounted() throws {
        let table = ClientTable(limits: limits)
        let (one, two) = (try client("192.0.2.1"), try client("192.0.2.2"))
        let now = NIODeadline.now()
        #expect(table.open(one, at: now) && table.open(one, at: now))
        #expect(!table.open(one, at: now))
        #expect(table.open(two, at: now))
        table.close(one)
        #expect(table.open(one, at: now))
        #expect(table.connectionCount == 3)
    }

    /// All visitors who come through a proxy on this machine share its address; only the total is
    /// limited.
    @Test func thisMachineHasNoLimitOfItsOwn() throws {
        let table = ClientTable(limits: limits)
        let own = try client("127.0.0.1")
        for _ in 0..<5 { #expect(table.open(own, at: .now())) }
        #expect(!table.open(own, at: .now()))
        for _ in 0..<1_000 { #expect(table.request(from: own, at: .now())) }
        var strict = limits
        strict.limitsThisMachine = true
        let other = ClientTable(limits: strict)
        #expect(other.open(own, at: .now()) && other.open(own, at: .now()))
        #expect(!other.open(own, at: .now()))
    }

    @Test func requestsComeBackWithTime() throws {
        let table = ClientTable(limits: limits)
        let one = try client("192.0.2.1")
        let start = NIODeadline.now()
        for _ in 0..<40 { #expect(table.request(from: one, at: start)) }
        #expect(!table.request(from: one, at: start))
        #expect(table.request(from: try client("192.0.2.2"), at: start))
        for _ in 0..<10 { #expect(table.request(from: one, at: start + .seconds(1))) }
        #expect(!table.request(from: one, at: start + .seconds(1)))
    }

    @Test(arguments: [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::", true),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
        ("::ffff:192.0.2.1", "192.0.2.1", true), ("::1", "127.0.0.1", true),
        ("192.0.2.1", "192.0.2.2", false), ("::c000:201", "192.0.2.1", false),
    ])
    func addressesOfACustomerAreOne(_ one: String, _ other: String, _ isOne: Bool) throws {
        #expect((try client(one) == client(other)) == isOne)
    }
}

struct AccessLogTests {
    @Test func whatIsNoPlainTextIsEncoded() {
        let log = AccessLog()
        let entry = AccessLog.Entry(
            method: "GET",
            host: "a\u{1B}[31m",
            path: "/\u{202E}x y",
            status: 200,
            byteCount: 5,
            duration: .microseconds(1_250)
        )
        log.add(entry, at: .init(secondsSince1970: 0))
        let line = String(decoding: log.take(), as: UTF8.self)
        #expect(
            line == "1970-01-01T00:00:00Z 200 GET a%1B[31m /%E2%80%AEx%20y 5 bytes, 1.3 ms\n"
        )
        #expect(log.take().isEmpty)
    }

    @Test func linesThatNobodyTakesAreDropped() {
        let log = AccessLog()
        let path = String(repeating: "a", count: 2_000)
        for _ in 0..<5_000 {
            let entry = AccessLog.Entry(
                method: "GET",
                host: "",
                path: path,
                status: 200,
                byteCount: 0,
                duration: .zero
            )
            log.add(entry, at: .init(secondsSince1970: 0))
        }
        let bytes = log.take()
        #expect(bytes.count < 1_100_000)
        #expect(String(decoding: bytes.suffix(30), as: UTF8.self).contains("lines were dropped"))
    }
}
