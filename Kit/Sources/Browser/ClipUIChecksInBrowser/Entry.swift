// SPDX-License-Identifier: Apache-2.0

import BrowserRuntime
import ClipUIChecks

// Runs the checks of ClipUI: in `main` when built for this machine; when built for WebAssembly, the host calls
// `run` (`Scripts/test-clipui-in-browser.sh`).
@main
enum Entry {
    static func main() {
        #if !arch(wasm32)
        var failed = 0
        for check in Check.all {
            let failures = check.failures()
            if !failures.isEmpty { failed += 1 }
            print(failures.isEmpty ? "ok   " : "FAIL ", check.name)
            for failure in failures { print("     ", failure) }
        }
        print(failed == 0 ? "all passed" : "\(failed) failed")
        precondition(failed == 0)
        #endif
    }
}

#if arch(wasm32)
@_extern(wasm, module: "env", name: "line")
@_extern(c)
func hostLine(_ address: UnsafePointer<UInt8>?, _ count: Int32)

private func printLine(_ text: String) {
    let bytes = Array(text.utf8)
    // SAFETY: the host copies the bytes before it returns.
    unsafe bytes.withUnsafeBufferPointer { unsafe hostLine($0.baseAddress, Int32($0.count)) }
}

/// Runs all checks, prints their results, and returns how many failed.
@_expose(wasm, "run")
@_cdecl("runChecks")
public func runChecks() -> Int32 {
    var failed: Int32 = 0
    for check in Check.all {
        let failures = check.failures()
        if !failures.isEmpty { failed += 1 }
        printLine((failures.isEmpty ? "ok    " : "FAIL  ") + check.name)
        for failure in failures { printLine("      " + failure) }
    }
    return failed
}
#endif
