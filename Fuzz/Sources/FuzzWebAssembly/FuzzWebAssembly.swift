// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Checks a WebAssembly module: its sections have all its bytes, and its functions fit into them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do throws(WebAssemblyError) {
        let module = try WebAssemblyModule(bytes)
        let sections = module.sections.reduce(WebAssemblyModule.headerSize) { $0 + $1.size }
        if sections != count { fatalError("sections do not add up to the file") }
        let code = module.sections.first { $0.name == "code" && !$0.isCustom }?.size ?? 0
        let functions = module.functions.reduce(0) { $0 + $1.size }
        if functions > code { fatalError("functions are larger than their section") }
        let names = module.functions.reduce(0) { $0 + ($1.name?.utf8.count ?? 0) }
        if names > count { fatalError("more names than bytes") }
    } catch {
        if error.offset > count { fatalError("an error after the end") }
    }
    return 0
}
