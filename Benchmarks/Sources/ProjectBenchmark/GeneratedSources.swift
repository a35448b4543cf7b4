// SPDX-License-Identifier: Apache-2.0

import TestPrograms

/// Sources like those of a team: small files and large ones.
enum GeneratedSources {
    /// Writes sources of about `bytes` bytes in all.
    ///
    /// - Returns: The number of bytes that were written.
    static func write(_ paths: [String], bytes: Int, to folder: TemporaryFolder) throws -> Int {
        var size = 0
        for (number, path) in paths.enumerated() {
            let wanted = bytes / paths.count * (1 + number % 7) / 4
            let text = source(number, bytes: wanted)
            try folder.write(text, to: path)
            size += text.utf8.count
        }
        return size
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
