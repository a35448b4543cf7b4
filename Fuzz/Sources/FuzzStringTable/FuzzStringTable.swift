// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Checks a strings table in each of its formats: keys, texts and errors have locations in the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    for form in [StringTableForm.strings, .stringsdict, .xcstrings] {
        do throws(PropertyListError) {
            let table = try StringTable(bytes, form: form)
            for entry in table.entries {
                let places = [entry.offset] + entry.values.map(\.offset)
                guard places.allSatisfy({ (0...(2 * count)).contains($0) }) else {
                    fatalError("the key \(entry.key) has no place")
                }
                guard table[entry.key] != nil else { fatalError("\(entry.key) is not found") }
            }
        } catch {
            guard (0...(2 * count)).contains(error.offset) else {
                fatalError("\(error) has no place")
            }
        }
    }
    return 0
}
