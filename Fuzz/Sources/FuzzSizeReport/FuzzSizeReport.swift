// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipLint

/// Checks a size report: it is refused, or its variants have sizes that can be checked.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let report = try? SizeReport(bytes) else { return 0 }
    if report.variants.isEmpty { fatalError("a report without variants") }
    for variant in report.variants where variant.app.uncompressed < 0 {
        fatalError("a size below nothing")
    }
    if report.largest.app.uncompressed > 1 << 62 { fatalError("a size beyond all files") }
    for finding in LintRun(over: report, file: "report").findings()
    where finding.message.isEmpty {
        fatalError("a finding without words")
    }
    return 0
}
