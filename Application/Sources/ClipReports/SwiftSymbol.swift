// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The names of Swift's functions in programs.
enum SwiftSymbol {
    /// The maximum length of a symbol that is demangled, in bytes.
    static let longest = 4_096

    /// Returns the declaration that a symbol stands for, such as `Clip.Menu.order() -> ()`; `nil` if it
    /// is not a symbol of Swift.
    static func demangled(_ symbol: String) -> String? {
        guard symbol.hasPrefix("$s") || symbol.hasPrefix("$S") || symbol.hasPrefix("$e"),
            symbol.utf8.count <= longest
        else { return nil }
        // The runtime reads only the given bytes, and returns new memory that the caller frees.
        let utf8 = Array(symbol.utf8)
        return unsafe utf8.withUnsafeBufferPointer { bytes -> String? in
            let text = unsafe swift_demangle(bytes.baseAddress, bytes.count, nil, nil, 0)
            guard let text = unsafe text else { return nil }
            defer { unsafe free(text) }
            let name = unsafe String(cString: text)
            // What cannot be demangled comes back as it is.
            return name == symbol ? nil : name
        }
    }
}

/// The demangler of Swift's runtime, which its own backtraces use.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_silgen_name("swift_demangle")
private func swift_demangle(
    _ name: UnsafePointer<UInt8>?,
    _ count: Int,
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
