// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorselRegistry

/// An entry of the log, as a page shows it.
struct ChangeModel {
    /// A field that was changed.
    struct Field {
        let name: String
        let before: String
        let after: String
    }

    let number: Int64
    let sentence: String
    let author: String
    let time: String
    /// The path of the page of the changed record; `nil` if there is none.
    let path: String?
    let fields: [Field]
    let hasFields: Bool
    let isUndoable: Bool
    let token: String

    init(_ entry: LogEntry, in context: PageContext) {
        number = entry.number
        let isExperience = entry.subject.kind == LogEntry.Subject.experience
        let noun =
            switch entry.subject.kind {
            case LogEntry.Subject.experience: "Experience \(entry.subject.id)"
            case LogEntry.Subject.build: "Build \(entry.subject.id)"
            case DefaultExperienceRecord.kind: "Default experience"
            case ImageUpload.kind: "Image"
            case TestInvocationRecord.kind: "Test invocation"
            case APIKey.kind: "Key \(entry.subject.id)"
            case Person.kind: "Person \(entry.subject.id)"
            default: entry.subject.kind
            }
        let verb =
            switch (entry.before, entry.after) {
            case (nil, _): "added"
            case (_, nil): "removed"
            default: "changed"
            }
        let parts = Self.parts(entry.after ?? entry.before)
        let name = Self.name(parts) ?? (entry.after ?? "").stage
        sentence = "\(noun) \(verb)" + (name.map { ": \($0)" } ?? "")
        author = entry.author.nameWithID
        time = entry.time.text
        path = isExperience ? "/console/experiences/\(entry.subject.id)" : nil
        fields = Self.differences(entry.before, entry.after)
        hasFields = !fields.isEmpty
        isUndoable = entry.isUndoable && context.visitor.may(.editor)
        token = context.visitor.session.formToken
    }

    /// The maximum number of characters of a value.
    private static let longestValue = 300

    private static func differences(_ before: String?, _ after: String?) -> [Field] {
        let (before, after) = (values(before), values(after))
        return Set(before.keys).union(after.keys).sorted().compactMap { name in
            let (old, new) = (before[name] ?? "", after[name] ?? "")
            return old == new ? nil : Field(name: name, before: old, after: new)
        }
    }

    private static func parts(_ text: String?) -> [String: Any] {
        let object = text.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
        return object as? [String: Any] ?? [:]
    }

    /// Returns the name by which people know the subject: its URL, name, file or version.
    private static func name(_ parts: [String: Any]) -> String? {
        ["url", "name", "fileName", "version"].lazy.compactMap { parts[$0] as? String }.first
            .map { String($0.prefix(longestValue)) }
    }

    private static func values(_ text: String?) -> [String: String] {
        parts(text).mapValues { value in
            if let text = value as? String { return String(text.prefix(longestValue)) }
            let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
            let data = try? JSONSerialization.data(withJSONObject: value, options: options)
            return String(String(decoding: data ?? Data(), as: UTF8.self).prefix(longestValue))
        }
    }
}

extension Author {
    /// The name with the author's id, since people choose their names themselves.
    fileprivate var nameWithID: String {
        switch kind {
        case .person: "\(name) (\(id))"
        case .key: id.isEmpty ? name : "\(name) (key \(id))"
        case .command: name
        }
    }
}

extension String {
    /// The stage of a build, which the log stores as a JSON string; `nil` for any other text.
    fileprivate var stage: String? {
        hasPrefix("\"") && hasSuffix("\"") && count > 2 ? String(dropFirst().dropLast()) : nil
    }
}
