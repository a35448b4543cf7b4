// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// What the sources of a target say when they are built in one configuration.
///
/// It is a union over files: where a target handles its invocation, in which file, does not matter.
public struct SourceFacts: Sendable, Hashable {
    /// Something that was found in a source.
    public struct Sighting: Sendable, Hashable {
        /// Where.
        public let place: Place
        /// Whether it is compiled for sure; if not, it depends on a condition that is not known.
        public let isCertain: Bool
        /// The name behind it, or the beginning of a string with its quotation mark; empty before a sign.
        public let following: String

        /// Something that was found.
        public init(place: Place, isCertain: Bool = true, following: String = "") {
            self.place = place
            self.isCertain = isCertain
            self.following = following
        }
    }

    /// A string.
    public struct Text: Sendable, Hashable {
        /// What it says.
        public let value: String
        /// The label of the argument or the variable that it is given to.
        public let label: String
        /// Where it opens.
        public let sighting: Sighting
    }

    /// A function that the vocabulary names, with a body, or a closure given to one.
    public struct Handler: Sendable, Hashable {
        /// `scene(_:continue:)`, or `application:continueUserActivity:restorationHandler:`, or the name of
        /// the function that a closure is given to.
        public let name: String
        /// Where its declaration, or the call, begins.
        ///
        /// `following` is the first argument of a call.
        public let sighting: Sighting
        /// The parameters that its body names, by their numbers from 0 on.
        public let used: Set<Int>
        /// The names of functions, types and receivers that it gives a parameter to as a whole.
        public let givenTo: [Int: Set<String>]
    }

    /// A type, or an extension of one.
    public struct TypeDeclaration: Sendable, Hashable {
        /// Its name, without those around it.
        public let name: String
        /// Its superclass and protocols, or those of the extension.
        public let inherited: [String]
        /// Whether it is compiled for sure.
        public let isCertain: Bool
    }

    /// A name that sources ask for with `#if`.
    public struct Question: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The language, since each has names of its own.
        public let language: SourceLanguage
        /// The first place.
        public let place: Place
    }

    /// The modules and frameworks that are imported.
    public private(set) var imports: [String: [Sighting]] = [:]
    /// The phrases of the vocabulary.
    public private(set) var phrases: [String: [Sighting]] = [:]
    /// The strings that begin as the vocabulary says.
    public private(set) var texts: [Text] = []
    /// The functions that the vocabulary names.
    public private(set) var handlers: [Handler] = []
    /// All types.
    public private(set) var types: [TypeDeclaration] = []
    /// Where `main` and `UIApplicationMain` stand before a type.
    public private(set) var attributes: [String: [Sighting]] = [:]
    /// What is asked with `#if`, each name once for each language, in the order of the files.
    public private(set) var questions: [Question] = []
    /// The names of the functions that are declared, in Objective-C the first labels.
    public private(set) var functions: Set<String> = []
    /// The macros that are defined in the sources themselves.
    public private(set) var macros: Set<String> = []
    /// The sources that cannot be read, or only in part.
    public private(set) var unread: [String] = []
    /// How many sources there are.
    public private(set) var fileCount = 0

    /// Nothing.
    public init() {}

    /// What sources say.
    public init(
        _ files: some Sequence<ScannedFile>,
        under conditions: BuildConditions,
        vocabulary: Vocabulary
    ) {
        add(files, under: conditions, vocabulary: vocabulary)
    }

    /// Adds more sources, which may be built under other conditions, as those of a package are.
    ///
    /// - Parameters:
    ///   - files: The sources, each once.
    ///   - conditions: What their build sets.
    ///   - vocabulary: The one that they were scanned with.
    /// - Complexity: O(*n*) in the number of items that were found in them.
    public mutating func add(
        _ files: some Sequence<ScannedFile>,
        under conditions: BuildConditions,
        vocabulary: Vocabulary
    ) {
        var asked = Set(questions.map { "\($0.language) \($0.name)" })
        for file in files {
            fileCount += 1
            guard let scan = file.scan, scan.isComplete else {
                unread.append(file.path)
                if let scan = file.scan {
                    add(scan, of: file.path, under: conditions, vocabulary, &asked)
                }
                continue
            }
            add(scan, of: file.path, under: conditions, vocabulary, &asked)
        }
    }

    private mutating func add(
        _ scan: SourceScan,
        of path: String,
        under conditions: BuildConditions,
        _ vocabulary: Vocabulary,
        _ asked: inout Set<String>
    ) {
        let activity = scan.branches.activity(under: conditions, in: scan.language)
        func truth(_ branch: Int?) -> Truth { branch.map { activity[$0] } ?? .yes }
        func sighting(
            _ position: TextPosition,
            _ branch: Int?,
            following: String = ""
        ) -> Sighting? {
            let truth = truth(branch)
            guard truth != .no else { return nil }
            return Sighting(
                place: Place(file: path, position: position),
                isCertain: truth == .yes,
                following: following
            )
        }
        for item in scan.imports {
            guard let module = item.module, let found = sighting(item.position, item.branch) else {
                continue
            }
            imports[module, default: []].append(found)
        }
        for item in scan.phrases {
            guard
                let found = sighting(item.position, item.branch, following: item.following)
            else { continue }
            phrases[vocabulary.phrases[item.phrase].text, default: []].append(found)
        }
        for item in scan.texts {
            guard let found = sighting(item.position, item.branch) else { continue }
            texts.append(Text(value: item.value, label: item.label, sighting: found))
        }
        for item in scan.handlers where item.hasBody {
            guard
                let found = sighting(item.position, item.branch, following: item.argument)
            else { continue }
            handlers.append(
                Handler(
                    name: item.name,
                    sighting: found,
                    used: item.used,
                    givenTo: item.givenTo
                )
            )
        }
        for item in scan.types {
            let truth = truth(item.branch)
            guard truth != .no else { continue }
            types.append(
                TypeDeclaration(
                    name: item.name,
                    inherited: item.inherited,
                    isCertain: truth == .yes
                )
            )
        }
        for item in scan.attributes {
            guard let found = sighting(item.position, item.branch) else { continue }
            attributes[item.name, default: []].append(found)
        }
        for item in scan.asked where truth(item.branch) != .no {
            guard asked.insert("\(scan.language) \(item.name)").inserted else { continue }
            questions.append(
                Question(
                    name: item.name,
                    language: scan.language,
                    place: Place(file: path, position: item.position)
                )
            )
        }
        functions.formUnion(scan.functions)
        macros.formUnion(scan.macros)
    }
}
