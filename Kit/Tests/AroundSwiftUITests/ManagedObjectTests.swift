// SPDX-License-Identifier: Apache-2.0

import ClipUITesting
import CoreData
import Foundation
import SwiftUI
import Testing

/// A class as the build makes it of an entity.
private final class Visit: NSManagedObject, @unchecked Sendable {
    override class var entityName: String { "Visit" }
    override class var defaultValues: [String: Any] { ["count": Int16(1)] }

    var date: Date? {
        get { value(forKey: "date") as? Date }
        set { setValue(newValue, forKey: "date") }
    }
    var count: Int16 {
        get { value(forKey: "count") as? Int16 ?? 0 }
        set { setValue(newValue, forKey: "count") }
    }
}

private struct Visits: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \Visit.date, ascending: false)],
        animation: .default
    ) private var visits: FetchedResults<Visit>

    var body: some View {
        Text(
            visits.map { "\(Int($0.date?.timeIntervalSince1970 ?? -1))×\($0.count)" }.joined(
                separator: " "
            )
        )
        Button("Add") {
            let visit = Visit(context: context)
            visit.date = Date(timeIntervalSince1970: Double(visits.count + 1))
        }
        Button("Count") { visits.last?.count += 1 }
        Button("Delete") { visits.first.map(context.delete) }
    }
}

@MainActor
struct ManagedObjectTests {
    /// A view follows insertions, changes and deletions, in the order of its request.
    @Test func requestsFollowTheirContext() throws {
        let container = NSPersistentContainer(name: "Visits")
        container.loadPersistentStores { _, error in #expect(error == nil) }
        let clip = TestClip {
            Visits().environment(\.managedObjectContext, container.viewContext).run(on: $0)
        }
        clip.launch()
        try clip.tap("Add")
        try clip.tap("Add")
        #expect(clip.screen.line.hasPrefix("2×1 1×1"))
        try clip.tap("Count")
        #expect(clip.screen.line.hasPrefix("2×1 1×2"))
        try clip.tap("Delete")
        #expect(clip.screen.line.hasPrefix("1×2 "))
    }

    @Test func savesAndRollsBack() throws {
        let context = NSPersistentContainer(name: "Visits").viewContext
        let kept = Visit(context: context)
        #expect(context.hasChanges && kept.isInserted)
        try context.save()
        #expect(!context.hasChanges && !kept.isInserted)
        _ = Visit(context: context)
        context.delete(kept)
        context.rollback()
        let request = NSFetchRequest<Visit>(entityName: "Visit")
        #expect(try context.fetch(request) == [kept])
        request.predicate = NSPredicate { object, _ in (object as? Visit)?.date != nil }
        #expect(try context.count(for: request) == 0)
    }
}
