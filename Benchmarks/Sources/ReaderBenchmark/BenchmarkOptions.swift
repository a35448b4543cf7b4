// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import Glibc

/// The options on the command line.
struct BenchmarkOptions: Sendable {
    /// The kind of measurement.
    enum Measurement: Sendable {
        /// Suites: the codes that are read, and the time.
        case suites
        /// A single photograph of 1280 × 960, repeated many times.
        case photo
        /// Suites read from files, and the share of decoding in the time.
        case files
    }

    static let usage = """
        usage: ReaderBenchmark [--suite standard|hard|beyond|negatives|all] [--only GROUP]
                               [--seed NUMBER] [--jobs NUMBER] [--limit NUMBER]
                               [--write DIRECTORY] [--files] [--photo] [--missed]

          --suite   which scenes; standard unless told otherwise
          --only    groups whose names begin like that
          --seed    another draw of the same suites; 1 unless told otherwise
          --jobs    how many images at once; 2 unless told otherwise
          --limit   at most so many scenes of a group
          --write   also writes each image as PNG, and truth.csv
          --files   images go through PNG and JPEG files; tells the share of decoding
          --photo   one photograph of 1280 x 960, 201 times
          --missed  names each image that was not read, or read wrong

        """

    var measurement = Measurement.suites
    var suites = [ImageSuite.standard]
    var only: String?
    var seed: UInt64 = 1
    var jobs = 2
    var limit = Int.max
    var directory: String?
    var namesMissed = false

    /// Parses the arguments; `nil` if they are not valid.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--photo": measurement = .photo
            case "--files": measurement = .files
            case "--missed": namesMissed = true
            default:
                guard let value = rest.popFirst(), take(argument, value) else { return nil }
            }
        }
    }

    private mutating func take(_ argument: String, _ value: String) -> Bool {
        switch argument {
        case "--suite":
            suites = ImageSuite.all.filter { value == "all" || $0.name == value }
            return !suites.isEmpty
        case "--only": only = value
        case "--seed":
            guard let number = UInt64(value) else { return false }
            seed = number
        case "--jobs":
            guard let number = Int(value), 1...256 ~= number else { return false }
            jobs = number
        case "--limit":
            guard let number = Int(value), number > 0 else { return false }
            limit = number
        case "--write": directory = value
        default: return false
        }
        return true
    }

    /// Returns the groups that are selected.
    func groups(of suite: ImageSuite) -> [ImageSuite.Group] {
        suite.groups.filter { group in only.map { group.name.hasPrefix($0) } ?? true }
    }
}
