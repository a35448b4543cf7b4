import Foundation

/// Cuts listings out of the documents, and lets the compiler read them.
struct ListingCheck {
    /// The folder with the documents.
    let documents: URL

    /// The folder with the modules of this build.
    let modules: URL

    /// The check, or `nil` where the documents are not.
    ///
    /// They are looked for beside the repository, and where `MORSEL_SEEDS` says.
    init?() {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let named = ProcessInfo.processInfo.environment["MORSEL_SEEDS"]
        documents =
            named.map { URL(fileURLWithPath: $0) }
            ?? repository.deletingLastPathComponent().appendingPathComponent("shared/seeds")
        modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: documents.path) else { return nil }
    }

    /// The text of a listing as it is printed; `nil` if it is not found.
    ///
    /// A backslash at the end of a line comes from the download, not from the page.
    func text(of listing: PrintedListing) throws -> String? {
        let names = try FileManager.default.contentsOfDirectory(atPath: documents.path)
        guard let name = names.first(where: { $0.hasPrefix(listing.file) }) else { return nil }
        let page = try String(contentsOf: documents.appendingPathComponent(name), encoding: .utf8)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indices.filter { lines[$0].hasPrefix(listing.opening) }
        guard listing.occurrence < starts.count else { return nil }
        return lines[starts[listing.occurrence]...].prefix(listing.lines)
            .map { $0.hasSuffix("\\") ? String($0.dropLast()) : String($0) }
            .joined(separator: "\n")
    }

    /// What the compiler says to a program around a text: its errors, one on a line.
    func errors(in text: String, of listing: PrintedListing) throws -> String {
        var program = listing.modules.map { "import \($0)\n" }.joined()
        switch listing.place {
        case .file:
            program += "\(listing.surroundings)\n\(text)\n"
        case .function:
            program +=
                "\(listing.surroundings)\nfunc listing(\(listing.parameters)) {\n\(text)\n}\n"
        case .member:
            program += "class Listing {\n\(listing.surroundings)\n\(text)\n}\n"
        }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("Listing-\(UUID().uuidString).swift")
        try program.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }

        // A program is checked up to the rules of control flow, and nothing is made of it.
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-I", modules.path,
            file.path,
        ]
        let output = Pipe()
        compiler.standardOutput = output
        compiler.standardError = output
        try compiler.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        let said = String(decoding: bytes, as: UTF8.self)
        if compiler.terminationStatus == 0 { return "" }
        return said.split(separator: "\n").filter { $0.contains("error:") }.joined(separator: "\n")
    }
}
