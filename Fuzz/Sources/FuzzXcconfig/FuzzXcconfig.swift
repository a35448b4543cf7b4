// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Checks build settings: statements are in the order of the file, and each key is parsed as the same key again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let file = XcconfigFile(bytes)
    let orders = (file.assignments.map(\.order) + file.inclusions.map(\.order)).sorted()
    guard orders == Array(0..<orders.count) else { fatalError("statements are not in order") }
    for assignment in file.assignments {
        guard assignment.position < assignment.valuePosition else {
            fatalError("\(assignment.key.name) has no place")
        }
        guard !assignment.value.utf8.contains(0x0A) else { fatalError("a value of several lines") }
        check(assignment.key)
    }
    if let key = SettingKey(String(decoding: bytes, as: UTF8.self)) { check(key) }
    return 0
}

private func check(_ key: SettingKey) {
    let text = key.name + key.conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()
    guard let again = SettingKey(text), again.name == key.name else {
        fatalError("\(text) is no key")
    }
}
