// SPDX-License-Identifier: Apache-2.0

import AppIntents
import BackgroundTasks
import ClipFoundation
import Foundation
import Testing

private struct Drink: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Drink")
    static let defaultQuery = DrinkQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct DrinkQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Drink] {
        identifiers.map { Drink(id: $0) }
    }
}

private struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"
    static var parameterSummary: some ParameterSummary { Summary("Order \(\.$count) \(\.$drink)") }

    @Parameter(title: "Drink") var drink: Drink?
    @Parameter(title: "Count", default: 2) var count: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        .result(value: count, dialog: "\(count) ordered")
    }
}

private struct OpenIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    static let description: IntentDescription? = "Opens the menu"
    static let openAppWhenRun = true
    @Dependency var shop: String
    func perform() async throws -> some IntentResult { .result() }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenIntent(),
            phrases: ["Open \(.applicationName)"],
            shortTitle: "Open",
            systemImageName: "cup.and.saucer"
        )
    }
}

@Suite("Intents and tasks in the background")
struct IntentTests {
    @Test("The clip itself can perform an intent")
    func performs() async throws {
        let intent = OrderIntent()
        #expect(intent.drink == nil)
        #expect(try await intent.perform().value == 2)
        intent.count = 3
        #expect(try await intent.perform().value == 3)
    }

    @Test("An intent finds what was added for it")
    func dependencies() {
        AppDependencyManager.shared.add(dependency: "Shop")
        #expect(OpenIntent().shop == "Shop")
        #expect(Shortcuts.appShortcuts.count == 1)
        #expect(OrderIntent.description == nil)
    }

    @Test("No task in the background can be scheduled")
    func background() async {
        let scheduler = BGTaskScheduler.shared
        #expect(scheduler.register(forTaskWithIdentifier: "example", using: nil) { _ in })
        #expect(throws: BGTaskScheduler.Error(.unavailable)) {
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "example"))
        }
        #expect(await scheduler.pendingTaskRequests().isEmpty)
    }
}
