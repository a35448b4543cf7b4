// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Sources as a team writes them: so many files with about so many bytes in all.
struct GeneratedSources {
    let files: MemoryFiles
    let paths: [String]
    let size: Int

    init(count: Int, bytes: Int) {
        var files = MemoryFiles()
        var paths: [String] = []
        var size = 0
        for number in 0..<count {
            let path = "Screen\(number).swift"
            // Small files and large ones, with one mean.
            let wanted = bytes / count * (1 + number % 7) / 4
            let text = Array(Self.source(number, bytes: wanted).utf8)
            files[path] = text
            paths.append(path)
            size += text.count
        }
        self.files = files
        self.paths = paths
        self.size = size
    }

    private static func source(_ number: Int, bytes: Int) -> String {
        var text = """
            // Screen \(number) of the app, which is shared with the clip.
            import SwiftUI
            #if !APPCLIP
            import HealthKit
            #endif

            """
        var part = 0
        while text.utf8.count < bytes {
            part += 1
            text += """
                /// Shows what has number \(part), as /* comments */ say: import Speech.
                struct Screen\(number)Part\(part): View {
                    @State private var isShown = false
                    private let title = "Number \\(names[\(part)] ?? "none") of \(number)"

                    var body: some View {
                        VStack(spacing: 8) {
                            Text(title).font(.headline).padding(.horizontal, 16 / 2)
                            Button("Open") { open(URL(string: "https://fruta.example/\(part)")) }
                        }
                        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                            guard let url = activity.webpageURL else { return }
                            show(url.lastPathComponent, in: #"raw "text" \(part)"#)
                        }
                    }
                }

                """
        }
        return text
    }
}
