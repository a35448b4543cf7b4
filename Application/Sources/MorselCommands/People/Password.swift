// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorselConsole
import Terminal

/// A password that a person types, or that a program sends as the first line of standard input.
enum Password {
    /// Reads a new password, and returns its hash.
    ///
    /// - Parameter name: The name of the person.
    /// - Returns: The text that is stored.
    /// - Throws: ``CommandError`` if the password is not acceptable.
    static func newHash(for name: String) throws -> String {
        let password = try read()
        if let problem = NewPerson.problem(name: name, password: password) {
            throw CommandError("password", "password: \(problem)")
        }
        return try PasswordHash(of: password).text
    }

    private static func read() throws -> String {
        guard isatty(STDIN_FILENO) == 1 else { return try line() }
        // The terminal does not echo the password; its earlier settings are restored in any case.
        var settings = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return try line() }
        var silent = settings
        silent.c_lflag &= ~tcflag_t(ECHO)
        unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
        defer { unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) }
        Console.update("Password: ", isLast: false)
        let first = try line()
        Console.update("Again:    ", isLast: false)
        let second = try line()
        Console.update("          ", isLast: true)
        guard first == second else {
            throw CommandError("password", "password: the two passwords differ.")
        }
        return first
    }

    private static func line() throws -> String {
        // The reader takes the bytes that have arrived; a terminal sends them line by line.
        var reader = LineReader(longestLine: 4 << 10)
        return try reader.nextLine() ?? ""
    }
}
