internal import CodeProduction

extension Words {
    /// Why an archive is not made.
    static func sentence(_ failure: HandOver.Failure) -> String {
        switch failure {
        case .tooManyCodes(let count, let limit):
            "pack: the list has \(count) codes; one archive takes at most \(limit), split the list."
        case .longName(let name, let length, let limit):
            "pack: the name '\(name.prefix(40))…' has \(length) characters; at most \(limit) are "
                + "taken."
        case .rows(let failures):
            "pack: \(failures.count) rows are at fault."
        case .tooLarge:
            "pack: the archive would have more than 4 GiB; split the list."
        }
    }

    /// Why an archive cannot be judged.
    static func sentence(_ failure: HandOver.CheckFailure) -> String {
        switch failure {
        case .archive(let failure):
            sentence(failure)
        case .notInRootFolder(let name):
            "'\(name)' is in a folder; all files have to be in the root folder."
        case .repeatedName(let name):
            "two files have the name '\(name)', capital letters aside; each needs its own."
        case .longName(let name, let limit):
            "the name '\(name.prefix(40))…' has more than \(limit) characters."
        case .mappingFiles(let count):
            count == 0
                ? "there is no mapping file (a CSV with SVG File Name and URL)."
                : "there are \(count) CSV files; one mapping file is wanted."
        case .list(let failure):
            "mapping file: \(sentence(failure))"
        case .tooManyCodes(let limit):
            "the mapping file has more than \(limit) rows."
        case .unmapped(let name):
            "the mapping file does not name '\(name)'."
        }
    }

    /// Why an archive cannot be read.
    static func sentence(_ failure: ZipArchive.Failure) -> String {
        switch failure {
        case .notAnArchive: "it is no ZIP archive, or it is cut off."
        case .fileTooLarge(let name): "'\(name)' is too large for a code."
        case .unsupported(let name): "'\(name)' is encrypted or compressed in an unusual way."
        case .damaged(let name): "'\(name)' is damaged."
        }
    }
}
