// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import DeviceScenarios
import ScenarioFiles
import Testing

struct TextTests {
    @Test(arguments: [
        ("8h", 28_800), ("8 h", 28_800), ("1 h 30 min", 5_400), ("1h30min", 5_400),
        ("90 s", 90), ("30 days", 2_592_000), ("1 week", 604_800), ("0 s", 0),
    ])
    func readsDurations(_ text: String, seconds: Int64) throws {
        let file = try ScenarioFile(
            Array("scenario: A\ndevice: { retention: \(text) }\nsteps: []".utf8),
            path: ""
        )
        #expect(file.scenarios[0].device.settings.retention == seconds)
    }

    @Test(arguments: [
        ("2026-03-20T10:00:00+01:00", 1_773_997_200), ("2026-03-20T09:00:00Z", 1_773_997_200),
        ("2026-03-20T09:00Z", 1_773_997_200), ("2026-03-20T04:30:00-0430", 1_773_997_200),
        ("1970-01-01T00:00:00Z", 0), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ])
    func readsTimes(_ text: String, seconds: Int64) {
        #expect(Moments.time(text) == Timestamp(secondsSince1970: seconds))
    }

    @Test(arguments: [
        "", "2026", "2026-03-20", "2026-03-20T10:00:00", "2026-03-20 10:00:00Z",
        "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-03-20T24:00:00Z",
        "2026-03-20T10:60:00Z", "2026-03-20T10:00:60Z", "2026-03-20T10:00:00+25:00",
        "2026-03-20T10:00:00+01", "+026-03-20T10:00:00Z", "2026-03-20T10:00:00Zx",
    ])
    func rejectsTimes(_ text: String) { #expect(Moments.time(text) == nil) }

    /// The rules of a named time zone include its daylight saving changes.
    @Test func readsTimeZones() throws {
        let berlin = try #require(Zones.rules("Europe/Berlin"))
        let winter = try #require(Moments.time("2026-03-29T00:59:59Z"))
        #expect(berlin.offset(at: winter) == 3_600)
        #expect(berlin.offset(at: winter + 1) == 7_200)
        let kolkata = try #require(Zones.rules("Asia/Kolkata"))
        #expect(kolkata.offset(at: winter) == 19_800)
        let lordHowe = try #require(Zones.rules("Australia/Lord_Howe"))
        #expect(lordHowe.offset(at: winter) == 39_600)
        #expect(Zones.rules("+05:30")?.firstOffset == 19_800)
        #expect(Zones.rules("UTC") == .utc)
        for name in ["", "Berlin", "CET+3", "../etc/passwd", "Europe/../Berlin", "+18:01", "Z1"] {
            #expect(Zones.rules(name) == nil, "\(name)")
        }
    }

    /// A local time that is skipped becomes the time of the change, a repeated one the first of the
    /// two.
    @Test func readsLocalTimes() throws {
        let berlin = try #require(Zones.rules("Europe/Berlin"))
        func time(_ text: String) -> Timestamp? { Moments.time(text, in: berlin) }
        #expect(time("2026-03-20T10:00:00") == Moments.time("2026-03-20T10:00:00+01:00"))
        #expect(time("2026-07-20T23:59:59") == Moments.time("2026-07-20T23:59:59+02:00"))
        #expect(time("2026-03-29T02:30:00") == Moments.time("2026-03-29T03:00:00+02:00"))
        #expect(time("2026-10-25T02:30:00") == Moments.time("2026-10-25T02:30:00+02:00"))
        #expect(time("2026-10-25T02:30:00Z") == nil)
    }

    @Test(arguments: [
        ("37.7749, -122.4194", 37.7749, -122.4194), ("0,0", 0, 0), (" 1 , 2 ", 1, 2),
    ])
    func readsPlaces(_ text: String, north: Double, east: Double) {
        #expect(Quantities.place(text) == Place(latitude: north, longitude: east))
    }

    @Test(arguments: [
        "", "1", "1,2,3", "91,0", "0,181", "nan,0", "1e3,0", "0x1,0", "inf,0", "1 1,0",
    ])
    func rejectsPlaces(_ text: String) { #expect(Quantities.place(text) == nil) }

    /// D-57, O-26: a megabyte in a scenario has 1,000,000 bytes.
    @Test(arguments: [
        ("10 MB", 10_000_000), ("9.9MB", 9_900_000), ("0.5 MB", 500_000), ("7 bytes", 7),
        ("10485761 bytes", 10_485_761),
    ])
    func readsSizes(_ text: String, bytes: Int) throws {
        let app = "id: ABCDE12345.a.b, name: A"
        let clip = "id: ABCDE12345.a.b.Clip, build: { size: \(text) }"
        let world = "{ apps: [{ \(app), clip: { \(clip) } }] }"
        let file = try ScenarioFile(
            Array("scenario: A\nworld: \(world)\nsteps: []".utf8),
            path: ""
        )
        #expect(file.scenarios[0].world.clips[0].build?.size.bytes == bytes)
    }
}
