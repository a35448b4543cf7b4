// SPDX-License-Identifier: Apache-2.0

/// Parses the output of `swiftc` in its style for programs: `path:line:column: severity: message`, excerpts
/// below.
struct CompilerOutput {
    /// The maximum number of diagnostics; more of them help nobody.
    private static let countLimit = 5_000

    private(set) var diagnostics: [BuildDiagnostic] = []

    init(_ text: String) {
        var crash: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            guard diagnostics.count < Self.countLimit else { break }
            if let diagnostic = Self.diagnostic(of: line) {
                if !Self.isOfCopy(diagnostic) { add(diagnostic) }
            } else if let message = Self.linkerError(of: line) {
                add(BuildDiagnostic(severity: .error, message: message))
            } else if line.hasPrefix("Stack dump:") || !crash.isEmpty && crash.count < 12 {
                crash.append(line)
            }
        }
        if !crash.isEmpty {
            // The numbered lines say what the compiler was working on.
            let places = crash.filter { $0.first?.isNumber == true }.dropFirst(2).prefix(3)
            add(
                BuildDiagnostic(
                    severity: .error,
                    message: "the compiler crashed: \(places.joined(separator: "; "))"
                )
            )
        }
    }

    private mutating func add(_ diagnostic: BuildDiagnostic) {
        if diagnostic.severity == .note, !diagnostics.isEmpty {
            diagnostics[diagnostics.count - 1].notes.append(diagnostic)
        } else {
            diagnostics.append(diagnostic)
        }
    }

    /// Whether the diagnostic is only about a source's copy having the same name as the source.
    private static func isOfCopy(_ diagnostic: BuildDiagnostic) -> Bool {
        diagnostic.message.hasPrefix("'#sourceLocation' directive produces '#fileID' string")
            || diagnostic.message.hasPrefix("change file in '#sourceLocation' to")
    }

    private static func diagnostic(of line: Substring) -> BuildDiagnostic? {
        for severity in [BuildDiagnostic.Severity.error, .warning, .note, .remark] {
            let mark = ": \(severity.rawValue): "
            guard let found = line.firstRange(of: mark) else { continue }
            let message = message(line[found.upperBound...])
            let parts = line[..<found.lowerBound].split(
                separator: ":",
                omittingEmptySubsequences: false
            )
            guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
                let column = Int(parts[parts.count - 1])
            else { continue }
            let file = parts.dropLast(2).joined(separator: ":")
            guard row > 0, !file.hasPrefix("<") else {
                return BuildDiagnostic(severity: severity, message: message)
            }
            return BuildDiagnostic(
                severity: severity,
                message: message,
                location: .init(file: file, line: row, column: column)
            )
        }
        for severity in [BuildDiagnostic.Severity.error, .warning] {
            let mark = "\(severity.rawValue): "
            if line.hasPrefix(mark) {
                let message = message(line.dropFirst(mark.count))
                // These say only that another job failed, which has already given the reason.
                if message.hasPrefix("fatalError") || message.contains("command failed with exit") {
                    return nil
                }
                return BuildDiagnostic(severity: severity, message: message)
            }
        }
        return nil
    }

    /// Returns the message without the name of its group: `[#DeprecatedDeclaration]`.
    private static func message(_ text: Substring) -> String {
        guard text.hasSuffix("]"), let start = text.lastIndex(of: "["),
            text[start...].hasPrefix("[#")
        else { return String(text) }
        return String(text[..<start].reversed().drop { $0 == " " }.reversed())
    }

    private static func linkerError(of line: Substring) -> String? {
        for linker in ["ld.lld: error: ", "lld: error: ", "ld: error: "]
        where line.hasPrefix(linker) {
            return String(line.dropFirst(linker.count))
        }
        guard let found = line.firstRange(of: "undefined reference to ") else { return nil }
        return String(line[found.lowerBound...])
    }
}
