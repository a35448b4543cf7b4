// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeScenes
import Glibc
import ImageWriting
import Synchronization

/// Encodes images with the usual libraries.
enum ImageFileMaker {
    /// Returns a JPEG of a quality, or a PNG.
    static func file(_ image: SceneImage, quality: Int?) -> [UInt8] {
        let (width, height) = (UInt32(image.width), UInt32(image.height))
        let channels = Int32(image.format.bytesPerPixel)
        var made: UnsafeMutablePointer<UInt8>?
        let count =
            if let quality {
                image_write_jpeg(image.bytes, width, height, channels, Int32(quality), &made)
            } else {
                image_write_png(image.bytes, width, height, channels, &made)
            }
        defer { free(made) }
        return Array(UnsafeBufferPointer(start: made, count: count))
    }
}

/// A directory with the images of a suite and a list of their content.
final class ImageDirectory: Sendable {
    private let path: String
    private let suite: String
    private let lines: Mutex<Void>

    init(_ path: String, suite: String) {
        self.path = path
        self.suite = suite
        lines = Mutex(())
        mkdir(path, 0o755)
        let numbers = (0..<9).map { "h\($0)" }.joined(separator: ",")
        // Each suite appends to the list; its heading comes first.
        if access("\(path)/truth.csv", F_OK) != 0 {
            append("file,suite,group,number,code,mirrored,url,payload,\(numbers)\n")
        }
    }

    /// Writes an image, and a row of the list for each drawing in it.
    func write(
        _ file: [UInt8],
        isJPEG: Bool,
        _ rendered: RenderedScene,
        _ scene: Scene,
        _ group: String,
        _ number: Int
    ) {
        let plain = "\(suite) \(group) \(number)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let name = String(plain) + (isJPEG ? ".jpg" : ".png")
        guard let handle = fopen("\(path)/\(name)", "wb") else {
            print("cannot write \(path)/\(name)")
            exit(1)
        }
        fwrite(file, 1, file.count, handle)
        fclose(handle)
        var text = ""
        for (index, code) in scene.codes.enumerated() {
            let truth = rendered.truths[index]
            let cells = [
                name, suite, "\"\(group)\"", "\(number)", "\(index)",
                truth.isMirrored ? "yes" : "no", "\"\(code.code?.url.canonicalText ?? "")\"",
                code.code?.compressed.payload.description ?? "",
            ]
            let numbers = truth.homography.rows.map { "\($0)" }
            text += (cells + numbers).joined(separator: ",") + "\n"
        }
        append(text)
    }

    private func append(_ text: String) {
        lines.withLock { _ in
            guard let handle = fopen("\(path)/truth.csv", "ab") else {
                print("cannot write \(path)/truth.csv")
                exit(1)
            }
            fputs(text, handle)
            fclose(handle)
        }
    }
}
