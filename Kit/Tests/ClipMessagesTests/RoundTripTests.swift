// SPDX-License-Identifier: Apache-2.0

import AppClip
import ClipMessages
import SeededRandom
import Testing

/// E7: messages between simulator and program arrive unchanged.
struct RoundTripTests {
    static let notification = SystemNotification(
        identifier: "ready",
        title: "Ready",
        subtitle: "Number 7",
        body: "Berry Blue \u{1F353}",
        targetContentIdentifier: "https://fruta.example/",
        trigger: .calendar(.init(month: 2, day: 29, hour: 9), repeats: true)
    )
    static let item = SystemKeychainItem(
        .key,
        label: "label",
        service: "",
        account: nil,
        applicationLabel: [0, 255],
        data: []
    )
    static let record = SystemRecord(
        name: "menu",
        type: "Menu",
        fields: ["a": .text(""), "b": .integer(.min), "c": .number(.infinity), "d": .bytes([1])]
    )
    static let content = SystemActivityContent(kind: "Order", attributes: [1], state: [])

    static let calls: [SystemCall] = [
        .storedText(key: "k", group: nil), .storedText(key: "", group: "group.a"),
        .store(nil, key: "k", group: nil), .store("v", key: "k", group: "group.a"),
        .write([1, 2], file: "a/b", group: "group.a"), .write(nil, file: "a", group: nil),
        .confirmAcquired(
            SystemPayload(url: "https://a.example/", launch: 3),
            .circle(latitude: 1, longitude: -2, radius: 0.5)
        ),
        .confirmAcquired(SystemPayload(url: nil, launch: nil), .other),
        .areLocationServicesEnabled, .locationAuthorization, .requestLocation(.whenInUse),
        .requestLocation(.always), .notificationStatus, .requestNotifications,
        .schedule(notification),
        .schedule(SystemNotification(identifier: "", trigger: .interval(0.5, repeats: false))),
        .pendingNotifications, .cancelNotifications(["a", ""]), .cancelNotifications([]),
        .addKeychainItem(item), .keychainItems(item), .updateKeychainItems(item, with: item),
        .deleteKeychainItems(SystemKeychainItem(.genericPassword)), .credentialState(user: "u"),
        .signIn(SystemSignInRequest(wantsFullName: true, state: "s", nonce: "n", user: "u")),
        .showOverlay(SystemOverlay(isRaised: true)), .dismissOverlay, .areActivitiesEnabled,
        .beginActivity(content), .updateActivity("a", state: [1]), .endActivity("a", state: nil),
        .endActivity("a", state: [2]), .activities, .publicRecord(name: "n", container: "c"),
        .savePublicRecord(record, container: "c"), .linkMetadata(url: "https://a.example/"),
    ]

    static let answers: [SystemAnswer] =
        [
            .done, .flag(true), .flag(false), .text(nil), .text("t"), .status(-25_299),
            .items([item, item]), .notifications([notification]),
            .credential(SystemCredential(user: "u", givenName: "Ana", identityToken: [1])),
            .identifier("a"), .record(record), .link(nil),
            .link(SystemLinkMetadata(url: "https://a.example/", title: "A")),
            .activities([.init(identifier: "a", content: content)]),
        ]
        + [.isInRegion(true), .isInRegion(false), .disallowed, .doesNotMatch].map {
            .confirmation($0)
        }
        + [.notDetermined, .restricted, .denied, .whenInUse, .always].map { .authorization($0) }
        + [.notDetermined, .denied, .authorized, .provisional, .ephemeral].map {
            .notificationStatus($0)
        }
        + [.notAllowed, .noContent, .invalidTrigger].map { .notificationError($0) }
        + [.authorized, .revoked, .notFound, .transferred].map { .credentialState($0) }
        + [.canceled, .failed, .notInteractive].map { .signInError($0) }
        + [.unsupported, .unentitled, .denied, .tooMany, .notVisible].map { .activityError($0) }
        + [.notFound, .unavailable, .notEntitled, .readOnly].map { .recordError($0) }

    static let hostMessages: [HostMessage] =
        answers.map { .answer(7, $0) } + [
            .launch(ProgramLaunch()),
            .launch(
                ProgramLaunch(
                    url: "https://fruta.example/",
                    launch: 2,
                    groups: ["group.a": SharedData(defaults: ["k": "v"], files: ["f": [1]])]
                )
            ),
            .event(kind: 2, element: .max, text: "Ana"), .overlayDismissed, .suspend, .close,
        ]

    static let programMessages: [ProgramMessage] =
        calls.map { .call(9, $0) } + [
            .hello(version: MessageLimits.version), .patches([1, 2, 3]), .patches([]),
            .handled(4), .busy(true), .busy(false),
        ]

    @Test(arguments: hostMessages)
    func hostMessageArrives(_ message: HostMessage) throws {
        #expect(try HostMessage(message.bytes) == message)
    }

    @Test(arguments: programMessages)
    func programMessageArrives(_ message: ProgramMessage) throws {
        #expect(try ProgramMessage(message.bytes) == message)
    }

    @Test func everyCutMessageIsRefused() {
        for message in Self.hostMessages {
            for length in 0..<message.bytes.count {
                #expect(throws: MessageError.self) {
                    try HostMessage(Array(message.bytes.prefix(length)))
                }
            }
            #expect(throws: MessageError.tooLong) { try HostMessage(message.bytes + [0]) }
        }
        for message in Self.programMessages {
            for length in 0..<message.bytes.count {
                #expect(throws: MessageError.self) {
                    try ProgramMessage(Array(message.bytes.prefix(length)))
                }
            }
        }
    }

    /// Any bytes are decoded or refused; a decoded message has the same meaning when it is encoded again.
    @Test func anyBytesAreReadOrRefused() throws {
        var random = SplitMix64(seed: 14)
        for message in Self.programMessages {
            for _ in 0..<200 {
                var bytes = message.bytes
                let place = Int.random(in: 0..<bytes.count, using: &random)
                bytes[place] = .random(in: 0...255, using: &random)
                guard let read = try? ProgramMessage(bytes) else { continue }
                let again = try ProgramMessage(read.bytes)
                // A NaN equals nothing, but its bytes are equal.
                #expect(again.bytes == read.bytes)
            }
        }
    }
}
