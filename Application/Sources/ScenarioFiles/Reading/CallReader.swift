// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import DeviceScenarios

/// Reads the system calls of the clip or app in the foreground.
struct CallReader {
    let world: WorldParts

    func call(_ value: Value) throws(ScenarioFileError) -> Action {
        let fields = try Fields(value, CallKey.self)
        let present = fields.present(CallKey.allCases)
        guard let key = present.first, present.count == 1 else {
            throw value.error(
                .exactlyOne(CallKey.allCases.map(\.rawValue), found: present.map(\.rawValue))
            )
        }
        let found = try fields.required(key)
        if key == .schedule { return try schedule(found) }
        return .event(.call(try call(key, found)))
    }

    private func call(_ key: CallKey, _ value: Value) throws(ScenarioFileError) -> Call {
        switch key {
        case .write:
            let fields = try Fields(value, FileCallKey.self)
            return .write(
                file: try fields.required(.file).name(),
                Array(try fields.required(.text).text().utf8),
                in: try Self.place(fields[.group])
            )
        case .delete:
            let fields = try Fields(value, DeleteCallKey.self)
            return .delete(
                file: try fields.required(.file).name(),
                in: try Self.place(fields[.group])
            )
        case .set:
            let fields = try Fields(value, DefaultCallKey.self)
            return .set(
                try fields.required(.value).textOrNull(),
                forKey: try fields.required(.key).name(),
                in: try Self.place(fields[.group])
            )
        case .request:
            let fields = try Fields(value, PermissionCallKey.self)
            return .request(
                try fields.required(.permission).word(),
                answer: try fields.required(.answer).flag()
            )
        case .cancel: return .cancel(Int(try value.integer(in: 0...Int64(Int32.max))))
        case .addToKeychain:
            let fields = try Fields(value, KeychainItemKey.self)
            return .addToKeychain(
                KeychainItem.Attributes(
                    try fields.required(.itemClass).word(),
                    label: try fields[.label]?.text() ?? "",
                    service: try fields[.service]?.text() ?? "",
                    account: try fields[.account]?.text() ?? "",
                    applicationLabel: try fields[.applicationLabel]?.text() ?? "",
                    data: Array(try fields[.data]?.text().utf8 ?? "".utf8)
                )
            )
        case .deleteFromKeychain:
            let fields = try Fields(value, KeychainQueryKey.self)
            return .deleteFromKeychain(
                KeychainQuery(
                    try fields.required(.itemClass).word(),
                    label: try fields[.label]?.text(),
                    service: try fields[.service]?.text(),
                    account: try fields[.account]?.text()
                )
            )
        case .beginActivity: return .beginActivity(try value.name())
        case .endActivity: return .endActivity(try value.name())
        case .signIn: return .signIn(user: try value.name())
        case .writeRecord:
            let fields = try Fields(value, RecordCallKey.self)
            return .writeRecord(
                try fields.required(.value).text(),
                name: try fields.required(.name).name(),
                container: try fields.required(.container).name()
            )
        case .overlay:
            switch try value.word(OverlayWord.self) {
            case .show: return .showOverlay
            case .dismiss: return .dismissOverlay
            }
        case .schedule:
            // This call depends on the time of the device, and is read by another function.
            throw value.error(.unknownKey(key.rawValue, known: CallKey.allCases.map(\.rawValue)))
        }
    }

    private func schedule(_ value: Value) throws(ScenarioFileError) -> Action {
        let fields = try Fields(value, ScheduleKey.self)
        let request = NotificationRequest(
            number: Int(try fields.required(.number).integer(in: 0...Int64(Int32.max))),
            title: try fields[.title]?.text() ?? "",
            target: try fields[.target]?.url()
        )
        return .schedule(request, try fields[.at]?.moment() ?? .after(seconds: 0))
    }

    static func place(_ group: Value?) throws(ScenarioFileError) -> DataPlace {
        guard let group else { return .own }
        return .group(try group.name())
    }
}
