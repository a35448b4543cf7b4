// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import HTTPExchange
import HTTPTypes
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselConsole

/// Attacks on the sign-in: guessing, locking others out, and exhausting the memory.
struct SignInTests {
    private func form(_ name: String, _ password: String = Browser.password) -> [(String, String)] {
        [("name", name), ("password", password)]
    }

    @Test
    func triesAreLimitedByNameAndClientTogether() async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        for _ in 0..<10 { #expect(try await browser.signIn("ada", "wrong").status == 403) }
        let refused = try await browser.signIn("ada")
        #expect(refused.status == 429)
        #expect(try #require(refused.headerFields[.retryAfter].flatMap { Int($0) }) <= 20)
        browser.pass(21)
        #expect(try await browser.signIn("ada").status == 303)
    }

    @Test
    func strangersKeepNobodyOut() async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        for client in 0..<30 {
            for _ in 0..<3 {
                let response = try await browser.post(
                    "/sign-in",
                    form("ada", "wrong"),
                    from: "192.0.2.\(client)"
                )
                #expect(response.status == 403)
            }
        }
        #expect(
            try await browser.post("/sign-in", form("ada"), from: "192.0.2.99").status == 303
        )
    }

    @Test
    func colleaguesBehindOneAddressAreLetIn() async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        for number in 0..<40 {
            #expect(try await browser.signIn("somebody\(number)", "wrong").status == 403)
        }
        #expect(try await browser.signIn("ada").status == 303)
    }

    @Test
    func onlyFailedTriesCount() async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        for _ in 0..<25 { #expect(try await browser.signIn("ada").status == 303) }
    }

    // With the same address and the same name, only the browser distinguishes them.
    @Test
    func whoWasSignedInBeforeHasOwnTries() async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        try await browser.add("eve", .editor)
        try await browser.signIn("ada")
        browser.pass(13 * 3_600)
        #expect(try await browser.get("/").status == 303)
        let stranger = Browser(beside: browser)
        try await stranger.signIn("eve")
        for _ in 0..<10 { _ = try await stranger.signIn("ada", "wrong") }
        #expect(try await stranger.signIn("ada").status == 429)
        #expect(try await browser.signIn("ada", "wrong").status == 403)
        #expect(try await browser.signIn("ada").status == 303)
    }

    @Test
    func namesThatCannotBeAreNotKept() async throws {
        let browser = try await Browser()
        let tries = browser.console.access.tries
        for number in 0..<50 {
            let name = "\(number)" + String(repeating: "x", count: 100_000)
            let response = try await browser.signIn(name, "wrong")
            #expect(response.status == 403)
            #expect(response.body.count < 8_000)
        }
        #expect(tries.keyCount == 1)
    }

    @Test(arguments: [
        String(repeating: "a", count: 257), String(repeating: "\u{301}", count: 9_000),
    ])
    func passwordsThatCannotBeAreNotChecked(_ password: String) async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        #expect(!PasswordHash.canBePassword(password))
        #expect(try await browser.signIn("ada", password).status == 403)
    }

    @Test
    func tableOfFailedTriesIsBounded() {
        let tries = FailedTries()
        for number in 0..<(3 * FailedTries.mostKeys) {
            tries.add(
                FailedTries.Key("client", "\(number)"),
                at: Timestamp(secondsSince1970: Int64(number))
            )
            #expect(tries.keyCount <= FailedTries.mostKeys)
        }
        // The newest are kept.
        let last = FailedTries.Key("client", "\(3 * FailedTries.mostKeys - 1)")
        #expect(tries.count(of: last, at: Timestamp(secondsSince1970: 0)) == 1)
    }

    @Test
    func keysOfDifferentTextsDiffer() {
        #expect(FailedTries.Key("a", "bc") != FailedTries.Key("ab", "c"))
        #expect(FailedTries.Key("a", "bc") == FailedTries.Key("a", "bc"))
    }

    @Test
    func aPersonHasABoundedNumberOfSessions() async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        try await browser.signIn("ada")
        for _ in 0..<Access.mostSessions { try await Browser(beside: browser).signIn("ada") }
        let count = try await browser.registry.read {
            try $0.records(PersonSession.self, of: "ada").count
        }
        #expect(count <= Access.mostSessions)
        // The oldest has ended.
        #expect(try await browser.get("/").status == 303)
    }
}

/// Sessions that attackers forge or plant.
struct PlantedSessionTests {
    @Test(
        arguments: [(0, 200), (60, 200), (61, 303), (86_400, 303)] as [(Int64, HTTPResponse.Status)]
    )
    func sessionsFromTheFutureAreDead(_ ahead: Int64, _ status: HTTPResponse.Status) async throws {
        let browser = try await Browser.signedIn()
        browser.pass(-ahead)
        #expect(try await browser.get("/").status == status)
    }

    @Test(arguments: [1, 8, 30])
    func plantedCookiesDoNotSignOut(_ count: Int) async throws {
        let browser = try await Browser.signedIn()
        let own = browser.session
        let planted = (0..<count).map { number in
            "morsel-session=" + String(repeating: "A", count: 41) + "\(10 + number)"
        }
        browser.setSession((planted + ["other=1", own]).joined(separator: "; "))
        #expect(try await browser.get("/").status == 200)
        browser.setSession("morsel-session=x; morsel-session=; \(own)")
        #expect(try await browser.get("/").status == 200)
    }
}

/// The order in which waiting sign-ins are checked.
struct CheckQueueTests {
    private let start = ContinuousClock.now

    private func entry(
        _ id: Int,
        of sender: String,
        failures: Int = 0,
        after delay: Duration = .zero
    ) -> CheckQueue.Entry {
        CheckQueue.Entry(
            id: id,
            sender: FailedTries.Key(sender),
            failures: failures,
            arrival: start + .milliseconds(id),
            start: start + .milliseconds(id) + delay
        )
    }

    @Test func oneSenderTakesAShareAlone() {
        var queue = CheckQueue()
        for id in 0..<4 { #expect(queue.add(entry(id, of: "a")) == .waits(displaced: nil)) }
        #expect(queue.add(entry(4, of: "a")) == .tooManyOfSender)
        #expect(queue.add(entry(5, of: "b")) == .waits(displaced: nil))
    }

    @Test func whoHasFailedLessComesFirst() {
        var queue = CheckQueue()
        _ = queue.add(entry(0, of: "a", failures: 3))
        _ = queue.add(entry(1, of: "b"))
        _ = queue.add(entry(2, of: "c"))
        let later = start + .seconds(1)
        #expect([1, 2, 0].allSatisfy { queue.next(at: later)?.id == $0 })
        #expect(queue.next(at: later) == nil)
    }

    @Test func whoWaitsFirstIsNotTakenBefore() {
        var queue = CheckQueue()
        _ = queue.add(entry(0, of: "a", failures: 9, after: .seconds(5)))
        #expect(queue.next(at: start + .seconds(4)) == nil)
        #expect(queue.nextStart == start + .seconds(5))
        #expect(queue.next(at: start + .seconds(5))?.id == 0)
    }

    @Test func aFullQueueHasRoomForWhoHasNotFailed() {
        var queue = CheckQueue()
        for id in 0..<CheckQueue.most { _ = queue.add(entry(id, of: "\(id)", failures: 1)) }
        #expect(queue.add(entry(1_000, of: "x", failures: 1)) == .full)
        #expect(queue.add(entry(1_001, of: "y")) == .waits(displaced: 0))
        #expect(queue.entries.count == CheckQueue.most)
        #expect(queue.next(at: start + .seconds(9))?.id == 1_001)
    }

    @Test func aFullQueueHasRoomForWhoHasNothingInIt() {
        var queue = CheckQueue()
        for id in 0..<CheckQueue.most { _ = queue.add(entry(id, of: "\(id / 4)")) }
        #expect(queue.add(entry(1_000, of: "y")) != .full)
        #expect(queue.entries.count == CheckQueue.most)
    }

    @Test func nobodyWaitsForEver() {
        var queue = CheckQueue()
        _ = queue.add(entry(0, of: "a"))
        #expect(queue.removeExpired(at: start + .seconds(20)).isEmpty)
        #expect(queue.removeExpired(at: start + .seconds(31)) == [0])
        #expect(queue.entries.isEmpty)
    }
}

/// The entries of the log that each role sees, and the authors in them.
struct LogAccessTests {
    @Test(arguments: [(Role.viewer, false), (.editor, false), (.admin, true)])
    func keysAndPeopleAreInTheLogOfAdministrators(_ role: Role, seesThem: Bool) async throws {
        let browser = try await Browser.signedIn(role)
        try await browser.add("zoe", .viewer)
        try await browser.registry.write(by: .command, at: browser.now) { store in
            try store.put(
                APIKey(
                    id: "KEY7",
                    name: "pipeline",
                    issuer: "i",
                    publicKey: "p",
                    role: .admin,
                    created: Timestamp(secondsSince1970: 0)
                )
            )
        }
        for path in ["/log", "/"] {
            let text = try await browser.get(path).text
            #expect(text.contains("Person zoe") == seesThem, "\(path)")
            #expect(text.contains("pipeline") == seesThem, "\(path)")
        }
    }

    // A person chooses their own display name.
    @Test
    func authorsAreNamedWithTheirIDs() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.post("/builds/1", [("stage", "withdrawn")])
        #expect(try await browser.get("/log").text.contains("ada (ada)"))
    }
}

/// Digests of bytes that are not an image.
struct ImageReferenceTests {
    @Test(arguments: ["save", "publish"])
    func digestOfNoImageIsRefused(_ action: String) async throws {
        let browser = try await Browser.signedIn()
        for digest in [Digest(of: [1]).text, Digest(of: Sample.module).text, "x"] {
            let form = ExperienceForm.fruta.filter { $0.0 != "image" && $0.0 != "action" }
            let response = try await browser.post(
                "/experiences/new",
                form + [("image", digest), ("action", action)]
            )
            #expect(response.status == 422)
        }
        let response = try await browser.post(
            "/clips/ABCDE12345.com.example.Fruta.Clip/1.0",
            [("language", "en"), ("subtitle-en", "x"), ("image", Digest(of: [1]).text)]
        )
        #expect(response.status == 422)
    }
}
