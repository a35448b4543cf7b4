// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import AppStoreConnect
import MorselRegistry

extension StoreReader {
    func invocation(_ id: String) throws -> TestInvocationRecord? {
        try store.record(TestInvocationRecord.self, id)
    }

    func resource(_ record: TestInvocationRecord) -> Resource {
        Resource(
            .betaAppClipInvocations,
            record.id,
            attributes: ["url": .string(record.url)],
            relationships: [
                "betaAppClipInvocationLocalizations": .many(
                    record.localizations.map { PartID(record.id, $0.language).text }
                )
            ]
        )
    }

    /// Returns the record and the index of the title of an invocation.
    func invocationPlace(_ id: String) throws -> (record: TestInvocationRecord, index: Int)? {
        guard let part = PartID(id), let record = try invocation(part.whole),
            let index = record.localizations.firstIndex(where: { $0.language == part.language })
        else { return nil }
        return (record, index)
    }

    func invocationLocalization(_ id: String) throws -> Resource? {
        guard let (record, index) = try invocationPlace(id) else { return nil }
        let localization = record.localizations[index]
        return Resource(
            .betaAppClipInvocationLocalizations,
            id,
            attributes: [
                "title": .string(localization.title), "locale": .string(localization.language.tag),
            ]
        )
    }
}
