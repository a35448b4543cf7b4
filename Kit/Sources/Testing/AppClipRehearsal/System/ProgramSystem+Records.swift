// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import Foundation

// The device stores a record as text: its type and fields as JSON; any other text is a record with
// one field.

extension ProgramSystem {
    func publicRecord(
        named name: String,
        inContainer container: String
    ) throws(SystemRecordError) -> SystemRecord {
        let text: String?
        do throws(Reason) {
            text = try shared.device.record(name, in: container, of: caller)
        } catch {
            if case .functionNeedsNewerSystem = error.code { throw .unavailable }
            throw .notEntitled
        }
        guard let text else { throw .notFound }
        return SystemRecord(name: name, text: text)
    }

    func savePublicRecord(
        _ record: SystemRecord,
        inContainer container: String
    ) throws(SystemRecordError) {
        guard isInForeground else { throw .unavailable }
        let effects = call(.writeRecord(record.text, name: record.name, container: container))
        if effects.refusal != nil { throw .readOnly }
    }
}

extension SystemRecord {
    private struct Stored: Codable {
        var type: String
        var fields: [String: StoredValue]
    }

    private enum StoredValue: Codable {
        case text(String)
        case integer(Int64)
        case number(Double)
        case bytes([UInt8])
    }

    fileprivate init(name: String, text: String) {
        guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(text.utf8)) else {
            self.init(name: name, type: "Record", fields: ["value": .text(text)])
            return
        }
        self.init(
            name: name,
            type: stored.type,
            fields: stored.fields.mapValues { value in
                switch value {
                case .text(let text): .text(text)
                case .integer(let integer): .integer(integer)
                case .number(let number): .number(number)
                case .bytes(let bytes): .bytes(bytes)
                }
            }
        )
    }

    fileprivate var text: String {
        let stored = Stored(
            type: type,
            fields: fields.mapValues { value in
                switch value {
                case .text(let text): .text(text)
                case .integer(let integer): .integer(integer)
                case .number(let number): .number(number)
                case .bytes(let bytes): .bytes(bytes)
                }
            }
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // NaN and infinity cannot be encoded as JSON; the record is then stored without its fields.
        guard let data = try? encoder.encode(stored) else { return type }
        return String(decoding: data, as: UTF8.self)
    }
}
