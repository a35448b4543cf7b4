// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import AppSiteAssociation

/// Checks a site association file: decisions, explanations and lists agree, and edits result in a valid file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let site = try? SiteAssociation(json: bytes) else { return 0 }
    check(site)
    checkEdits(of: site, bytes)
    // As a line of requests, the bytes are different input.
    _ = LinkRequest.response(to: bytes)
    return 0
}

private let urls = [
    "https://fruta.example", "https://fruta.example/a/b?q=1&r=%41&q#f",
    "https://fruta.example/%C3%A4/Ö",
].compactMap { try? LinkURL($0) }

private func check(_ site: SiteAssociation) {
    let lint = site.lint()
    guard lint.allSatisfy({ $0.position.line > 0 && $0.position.column > 0 }) else {
        fatalError("a finding has no place")
    }
    guard site.differences(to: site).isEmpty else { fatalError("a file differs from itself") }
    let matcher = LinkMatcher(site.links)
    for url in urls {
        // Long files name many apps; some of them are enough.
        for (app, decision) in matcher.decisions(about: url).prefix(8) {
            let explanation = matcher.explanation(for: app, url, clips: site.clips)
            guard explanation.decision == decision else {
                fatalError("\(decision) is explained as \(explanation.decision)")
            }
        }
    }
}

private func checkEdits(of site: SiteAssociation, _ bytes: [UInt8]) {
    guard let app = try? AppIdentifier("ABCDE12345.a"),
        let added = try? SiteAssociation.adding(app, in: bytes)
    else { return }
    guard let more = try? SiteAssociation(json: added), more.names(app),
        more.links == site.links
            || more.links?.entries.map(\.apps) == site.links?.entries.map(\.apps)
    else { fatalError("an edit breaks the file") }
    guard let removed = try? SiteAssociation.removing(app, in: added),
        let less = try? SiteAssociation(json: removed), !less.names(app),
        less.clips == site.clips.filter({ $0 != app })
    else { fatalError("an edit cannot be taken back") }
}
