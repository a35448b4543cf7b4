// SPDX-License-Identifier: Apache-2.0

public import CodeProduction

extension PrintPackage.PackingError {
    /// A sentence that explains why an archive cannot be created.
    public var sentence: String {
        switch self {
        case .tooManyCodes(let count, let limit):
            "pack: the list has \(count) codes; the maximum for an archive is \(limit). Split the "
                + "list."
        case .longName(let name, let length, let limit):
            "pack: the name '\(name.prefix(40))…' has \(length) characters; the maximum is "
                + "\(limit)."
        case .rows(let failures):
            "pack: rows with errors: \(failures.count)."
        case .tooLarge:
            "pack: the archive would be larger than 4 GiB; split the list."
        }
    }
}

extension PrintPackage.CheckError {
    /// A sentence that explains why the rows of an archive cannot be checked.
    public var sentence: String {
        switch self {
        case .archive(let failure):
            failure.sentence
        case .notInRootFolder(let name):
            "'\(name)' is in a folder; all files must be in the root folder."
        case .repeatedName(let name):
            "two files have the name '\(name)', ignoring case; names must be unique."
        case .longName(let name, let limit):
            "the name '\(name.prefix(40))…' has more than \(limit) characters, the maximum."
        case .mappingFiles(let count):
            count == 0
                ? "there is no mapping file, a CSV file with the columns SVG File Name and URL."
                : "there are \(count) CSV files; the archive must contain exactly one, the mapping "
                    + "file."
        case .list(let failure):
            "mapping file: \(failure.sentence)"
        case .tooManyCodes(let limit):
            "the mapping file has more than \(limit) rows, the maximum."
        case .unmapped(let name):
            "the mapping file does not list '\(name)'."
        }
    }
}
