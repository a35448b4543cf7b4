// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import ClipPublishing
import CommandArguments
import ExperienceLists
import MorselRegistry
import Terminal

/// The format of a list of experiences.
enum ListFormat {
    /// Returns the format that an option names, or else that of the file name.
    ///
    /// - Throws: ``CommandError`` if the format is not known.
    static func of(_ path: String, _ option: String?) throws -> ExperienceList.Format {
        if let option { return try Parsed.word(option, ExperienceList.Format.self, "format") }
        let name = path.lowercased()
        return name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? .yaml : .csv
    }
}

/// The image files of a list, each of which is read only once.
struct ListImages {
    /// The images, by their paths in the list.
    private(set) var files: [String: ImageFile] = [:]

    private let folder: String
    private var size = 0

    /// The maximum number of bytes of all images of a list, which are in memory at the same time.
    private static let largestSum = 512_000_000

    /// Creates an empty set of images for a list; the paths of images are relative to the list's folder.
    init(_ list: String) {
        folder = list.lastIndex(of: "/").map { String(list[...$0]) } ?? ""
    }

    /// Reads the images of experiences.
    ///
    /// - Returns: The errors of images that cannot be read.
    mutating func read(_ experiences: [ListedExperience]) -> [ExperienceListError] {
        var failures: [String: String] = [:]
        var errors: [ExperienceListError] = []
        for experience in experiences {
            guard case .file(let path)? = experience.image, files[path] == nil else { continue }
            guard errors.count < ExperienceList.errorLimit else { break }
            if failures[path] == nil {
                do {
                    try read(path)
                    continue
                } catch let error as CommandError {
                    failures[path] = error.description
                } catch {
                    failures[path] = "image: '\(path)' cannot be read."
                }
            }
            let code = ExperienceListError.Code.image(failures[path] ?? "")
            errors.append(ExperienceListError(place: experience.place, code: code))
        }
        return errors
    }

    private mutating func read(_ path: String) throws {
        let file = try ImageFile.reading(path.hasPrefix("/") ? path : folder + path)
        size += file.bytes.count
        guard size <= Self.largestSum else {
            throw CommandError(
                "image",
                "image: the images of the list are larger than \(ByteCount(Self.largestSum)) together; "
                    + "split the list."
            )
        }
        files[path] = file
    }
}
