// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeProduction

/// Checks a list: it can be written and read again, and no row is lost.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let records = try? CSVRecords(bytes).records else { return 0 }
    var text = CSVText()
    for record in records { text.append(record.fields) }
    guard let again = try? CSVRecords(text.bytes).records,
        again.map({ $0.fields }) == records.map({ $0.fields })
    else { fatalError("the records are not read back") }
    let style = CodeStyle(colors: ColorPair.templates[0])
    // Rows of nothing but commas do not count as rows of a list.
    let rows = records.count { record in record.fields.contains { !$0.isEmpty } }
    if let list = try? CodeList(bytes, style: style), list.kind != .urls,
        list.orders.count + list.failures.count != rows - 1
    {
        fatalError("a row is lost")
    }
    return 0
}
