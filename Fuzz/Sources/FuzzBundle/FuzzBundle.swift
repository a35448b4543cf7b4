// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipLint
import BundleSamples

private let files = SampleBundle().ipa
private let names = files.keys.sorted()

/// Lints an app with a clip, in which the input replaces a file that its first byte selects.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = bytes.first else { return 0 }
    var tree = MemoryFiles(files)
    tree[names[Int(first) % names.count]] = Array(bytes.dropFirst())
    let time = Timestamp(secondsSince1970: 1_767_225_600)
    guard let bundle = try? BuiltBundle(in: tree) else {
        fatalError("the app is lost")
    }
    for finding in LintRun(over: bundle, at: time).findings()
    where finding.message.contains("{")
        && !finding.values.values
            .contains(where: { $0.contains("{") })
        && finding.target?.contains("{") != true
    {
        fatalError("a value is missing in \(finding.message)")
    }
    return 0
}
