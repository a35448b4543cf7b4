// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import CloudKit
import Foundation
import Testing

struct RecordTests {
    private let name = "iCloud.com.example.fruta"

    /// F-22, F-24: a clip reads the public database of a container that its entitlement names.
    @Test func reads() async throws {
        let system = TestSystem()
        let stored = SystemRecord(
            name: "berry-blue",
            type: "Smoothie",
            fields: [
                "title": .text("Berry Blue"), "price": .integer(650), "rating": .number(4.5),
                "icon": .bytes([1, 2]),
            ]
        )
        system.change { $0.records[name] = ["berry-blue": stored] }
        try await system.run {
            let database = CKContainer(identifier: name).publicCloudDatabase
            let record = try await database.record(for: CKRecord.ID(recordName: "berry-blue"))
            #expect(record.recordType == "Smoothie")
            #expect(record["title"] as? String == "Berry Blue")
            #expect(record["price"] as? Int == 650)
            #expect(record["rating"] as? Double == 4.5)
            #expect(record["icon"] as? Data == Data([1, 2]))
            #expect(record.allKeys() == ["icon", "price", "rating", "title"])
            #expect(await failure(database, "other") == .unknownItem)
            let other = CKContainer(identifier: "iCloud.other").publicCloudDatabase
            #expect(await failure(other, "berry-blue") == .missingEntitlement)
            let own = CKContainer(identifier: name).privateCloudDatabase
            #expect(await failure(own, "berry-blue") == .permissionFailure)
        }
    }

    /// F-23: a full app can write records, and a clip cannot.
    @Test(arguments: [false, true])
    func writes(_ isApp: Bool) async throws {
        let system = TestSystem()
        system.change { $0.canWriteRecords = isApp }
        let record = CKRecord(recordType: "Order", recordID: CKRecord.ID(recordName: "1"))
        record["count"] = 2
        record["isPaid"] = true
        var found: CKError.Code?
        await system.run {
            do {
                try await CKContainer(identifier: name).publicCloudDatabase.save(record)
            } catch {
                found = (error as? CKError)?.code
            }
        }
        #expect(found == (isApp ? nil : .permissionFailure))
        let stored = system.current.records[name]?["1"]
        #expect(stored?.fields == (isApp ? ["count": .integer(2), "isPaid": .integer(1)] : nil))
    }

    private func failure(_ database: CKDatabase, _ name: String) async -> CKError.Code? {
        var code: CKError.Code?
        database.fetch(withRecordID: CKRecord.ID(recordName: name)) { record, error in
            #expect(record == nil)
            code = (error as? CKError)?.code
        }
        return code
    }
}
