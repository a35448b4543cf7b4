// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import MorselRegistry
import MorselWording
import Terminal

/// A command that shows a build, with the status of its domains.
struct BuildShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a build: size, stage and whether its websites agree."
    )

    @OptionGroup var choice: BuildChoice

    private struct Report: Encodable, Sendable {
        struct Domain: Encodable, Sendable {
            let host: String
            let isAssociated: Bool
            let problem: String?
        }

        let build: BuildSummary
        let domains: [Domain]
        let testInvocations: Int
    }

    func run() async throws {
        try await Console.reporting(json: choice.json) {
            let registry = try choice.database.open()
            let number = choice.number
            let report = try await StoreErrors.reporting(in: registry) {
                try await registry.read { try Self.report(number, in: $0) }
            }
            if choice.json { return try Console.print(json: report) }
            let build = report.build
            for (name, value) in [
                ("number", "\(build.number)"), ("clip", build.clip), ("version", build.version),
                ("stage", build.stage), ("offered", build.isOffered ? "yes" : "no"),
                ("size", "\(build.size) bytes"), ("minimum system", build.minimumSystem),
                ("published", build.published), ("test invocations", "\(report.testInvocations)"),
            ] {
                try Console.print("\(name): \(value)")
            }
            for domain in report.domains {
                let status = domain.problem.map { "not associated: \($0)" } ?? "associated"
                try Console.print("domain: \(domain.host): \(status)")
            }
        }
    }

    private static func report(_ number: Int64, in store: ReadTransaction) throws -> Report {
        let build = try BuildChoice.build(number, in: store)
        let all = try BuildSummary.all(of: build.published.build.clip, in: store)
        let domains = try build.published.build.associatedDomains.map { host in
            var problem: String?
            if case .failed(let cause) = try store.association(of: build.published, on: host) {
                problem = cause.sentence
            }
            return Report.Domain(
                host: host.text,
                isAssociated: problem == nil,
                problem: problem
            )
        }
        let tests = try store.records(TestInvocationRecord.self, of: "\(number)")
        return Report(
            build: all.first { $0.number == number } ?? BuildSummary(build, isOffered: false),
            domains: domains,
            testInvocations: tests.count
        )
    }
}
