import BrowserRuntime
import ClipUIChecks

// Runs the checks of ClipUI: here when it is built for this machine, on the host's call when it is built
// for WebAssembly (`Scripts/test-clipui-in-browser.sh`).
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
        print(failed == 0 ? "all hold" : "\(failed) failed")
        precondition(failed == 0)
        #endif
    }
}

#if arch(wasm32)
@_extern(wasm, module: "env", name: "line")
@_extern(c)
func hostLine(_ address: UnsafePointer<UInt8>?, _ count: Int32)

private func tell(_ text: String) {
    let bytes = Array(text.utf8)
    // SAFETY: the host copies the bytes before it returns.
    unsafe bytes.withUnsafeBufferPointer { unsafe hostLine($0.baseAddress, Int32($0.count)) }
}

/// Runs all checks, tells the host of each, and returns how many failed.
@_expose(wasm, "run")
@_cdecl("runChecks")
public func runChecks() -> Int32 {
    var failed: Int32 = 0
    for check in Check.all {
        let failures = check.failures()
        if !failures.isEmpty { failed += 1 }
        tell((failures.isEmpty ? "ok    " : "FAIL  ") + check.name)
        for failure in failures { tell("      " + failure) }
    }
    return failed
}
#endif
