// SPDX-License-Identifier: Apache-2.0

import ClipMessages
import ClipSources
import Foundation

/// Compiles the modules of a program, one after the other, and links the program.
///
/// It calls `swiftc` directly instead of generating a package: SwiftPM would read the manifest and plan the build
/// each time, which takes longer than compiling a file of a clip. The compiler's own incremental mode finds out what
/// a changed file affects, since unchanged files keep their modification dates here; modules with several files are
/// compiled in one process for each core, so that the kit is loaded once and not for each file.
struct ModuleBuild: Sendable {
    private static let timeout = Duration.seconds(900)

    let folder: BuildFolder
    let toolchain: Toolchain
    let kit: BuiltKit
    /// The absolute path of the project's folder.
    let root: String

    /// The result of compiling a module.
    struct Result {
        let diagnostics: [BuildDiagnostic]
        let isBuilt: Bool
    }

    /// The diagnostics of each file from its last compilation; they are still valid for a file that the compiler
    /// skips.
    private typealias Record = [String: [BuildDiagnostic]]

    /// Writes the input of the compiler for a module.
    ///
    /// The compiler compares times by the second, and would miss a file that changes soon after a build; so the
    /// products of such a file are removed, which the compiler notices.
    ///
    /// - Returns: Whether anything has changed.
    /// - Throws: ``BuildError`` if the folder cannot be written.
    func prepare(_ module: SourceModule) throws(BuildError) -> Bool {
        try folder.make("objects/\(module.name)")
        try folder.make("modules")
        let place = "sources/\(module.name)"
        try folder.make(place)
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": object("module.swiftdeps", of: module)]
        ]
        var names: Set<String> = []
        var hasChanged = false
        func add(_ name: String, _ bytes: [UInt8]) throws(BuildError) {
            names.insert(name)
            let stem = name.dropLast(".swift".count)
            if try folder.write(bytes, to: "\(place)/\(name)") {
                hasChanged = true
                try? FileManager.default.removeItem(atPath: object("\(stem).o", of: module))
            }
            map[folder.path("\(place)/\(name)")] = [
                "object": object("\(stem).o", of: module),
                "swift-dependencies": object("\(stem).swiftdeps", of: module),
                "diagnostics": object("\(stem).dia", of: module),
            ]
        }
        for (source, name) in zip(module.sources, Self.fileNames(of: module)) {
            try add(name, text(of: source))
        }
        let added = module.addedSource(for: kit)
        if !added.isEmpty { try add(Self.addedName, Array(added.utf8)) }
        if folder.remove(from: place, allBut: names) { hasChanged = true }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let list = (try? encoder.encode(map)) ?? Data()
        try folder.write(list, to: "objects/\(module.name)/files.json")
        return hasChanged
    }

    private static let addedName = "Added by the build.swift"

    /// Returns the names of the copies: those of the files, made unique.
    ///
    /// The compiler requires that a name occurs once in a module, whatever its folder.
    private static func fileNames(of module: SourceModule) -> [String] {
        var seen: Set<String> = [addedName.lowercased()]
        return module.sources.map { source in
            let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
            var unique = name
            var count = 1
            while !seen.insert(unique.lowercased()).inserted {
                count += 1
                unique = "\(name.dropLast(".swift".count)) \(count).swift"
            }
            return unique
        }
    }

    private func object(_ name: String, of module: SourceModule) -> String {
        folder.path("objects/\(module.name)/\(name)")
    }

    /// Returns the source after a line that states its origin: errors, `#file` and crashes name the project's file.
    private func text(of source: SourceModule.Source) -> [UInt8] {
        let path = "\(root)/\(source.path)"
        let literal =
            path.contains { $0 == "\"" || $0 == "\\" || $0.isNewline } ? source.path : path
        let mark =
            "#sourceLocation(file: \"\(literal.filter { $0 != "\"" && $0 != "\\" })\", line: 1)\n"
        let bytes = source.rewritten.bytes
        // The byte order mark of UTF-8 is allowed only at the beginning of a file.
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return Array(mark.utf8) + (hasMark ? bytes.dropFirst(3) : bytes[...])
    }

    /// Compiles a module; links it as well if it is the program.
    ///
    /// - Parameters:
    ///   - module: The module, which was prepared.
    ///   - others: The modules before it, whose objects the program is linked with.
    ///   - executable: The path of the program.
    /// - Returns: The diagnostics of the compiler, and whether the module was built.
    /// - Throws: ``BuildError`` if the compiler cannot be started.
    func compile(
        _ module: SourceModule,
        with others: [SourceModule],
        executable: String
    ) async throws(BuildError) -> Result {
        let files = Dictionary(
            zip(module.sources.map { "\(root)/\($0.path)" }, Self.fileNames(of: module))
        ) { first, _ in first }
        let before = files.mapValues { time(of: $0, in: module) }
        try folder.make("home")
        var permissions = Sandbox.Permissions()
        permissions.readable = toolchain.folders + kit.folders
        permissions.writable = [folder.path]
        let run = try await FinishedProgram.running(
            toolchain.compiler,
            arguments(for: module, with: others, executable: executable),
            trust: .confined(home: folder.path("home"), permissions),
            in: folder.path,
            log: object("log", of: module),
            timeout: Self.timeout
        )
        var said = CompilerOutput(run.output).diagnostics
        if run.status != 0, !said.contains(where: { $0.severity == .error }) {
            let last = run.output.split(separator: "\n").last.map(String.init)
            said.append(
                BuildDiagnostic(
                    severity: .error,
                    message: "\(module.name): the compiler ended with status \(run.status): "
                        + (last ?? "it said no reason")
                )
            )
        }
        let name = "objects/\(module.name)/said.json"
        let decoder = JSONDecoder()
        var record =
            folder.bytes(of: name)
            .flatMap { try? decoder.decode(Record.self, from: $0) } ?? [:]
        record = record.filter { path, _ in
            files[path].map { before[path] == time(of: $0, in: module) } ?? false
        }
        // A diagnostic that belongs to no source of the module is reported only while it applies.
        var elsewhere: [BuildDiagnostic] = []
        var seen = Set(record.values.joined())
        for diagnostic in said where seen.insert(diagnostic).inserted {
            if let path = diagnostic.location?.file, files[path] != nil {
                record[path, default: []].append(diagnostic)
            } else {
                elsewhere.append(diagnostic)
            }
        }
        try folder.write((try? JSONEncoder().encode(record)) ?? Data(), to: name)
        let order = module.sources.map { "\(root)/\($0.path)" }
        let all = order.flatMap { path in
            (record[path] ?? []).sorted { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
        }
        return Result(
            diagnostics: (all + elsewhere).map(shown),
            isBuilt: run.status == 0
        )
    }

    /// Returns the time at which the compiler last read a file.
    private func time(of file: String, in module: SourceModule) -> Date? {
        let path = object(file.dropLast(".swift".count) + ".dia", of: module)
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
    }

    /// Returns a diagnostic with paths relative to the project.
    private func shown(_ diagnostic: BuildDiagnostic) -> BuildDiagnostic {
        var result = diagnostic
        if let file = result.location?.file, file.hasPrefix(root + "/") {
            result.location?.file = String(file.dropFirst(root.count + 1))
        }
        result.notes = result.notes.map(shown)
        return result
    }

    private func arguments(
        for module: SourceModule,
        with others: [SourceModule],
        executable: String
    ) -> [String] {
        let names =
            (try? FileManager.default.contentsOfDirectory(
                atPath: folder.path("sources/\(module.name)")
            )) ?? []
        let files = names.sorted().map { folder.path("sources/\(module.name)/\($0)") }
        var arguments = [
            "-incremental", "-enable-batch-mode",
            "-j\(ProcessInfo.processInfo.activeProcessorCount)",
            "-output-file-map", object("files.json", of: module), "-module-name", module.name,
            "-Onone", "-gline-tables-only", "-serialize-diagnostics", "-diagnostic-style", "llvm",
            "-no-color-diagnostics", "-I", kit.modulesFolder, "-I", folder.path("modules"),
        ]
        if module.mainFile == nil { arguments.append("-parse-as-library") }
        arguments += module.settings.arguments
        for name in BuiltKit.implicit where kit.modules.contains(name) {
            arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name]
        }
        for map in kit.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
        guard module.isProgram else {
            return arguments + [
                "-c", "-emit-module", "-emit-module-path",
                folder.path("modules/\(module.name).swiftmodule"),
            ] + files
        }
        let objects = others.flatMap { other in
            ((try? FileManager.default.contentsOfDirectory(
                atPath: folder.path("sources/\(other.name)")
            )) ?? []).sorted().map { object($0.dropLast(".swift".count) + ".o", of: other) }
        }
        if !module.shownPreviews.isEmpty {
            arguments += ["-Xlinker", "--export-dynamic-symbol=\(ProgramNames.previewFunction)"]
        }
        return arguments + ["-use-ld=lld", "-o", executable] + files + objects
            + [
                "-L", kit.libraryFolder, "-l\(BuiltKit.library)", "-Xlinker", "-rpath", "-Xlinker",
                kit.libraryFolder,
            ]
    }
}
