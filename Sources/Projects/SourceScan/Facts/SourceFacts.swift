// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The facts found in the sources of a target, as they are built in one configuration.
///
/// It is a union over files: it does not matter in which file a target handles its invocation.
public struct SourceFacts: Sendable, Hashable {
    /// An occurrence in a source.
    public struct Sighting: Sendable, Hashable {
        /// The location of the occurrence.
        public let place: Place
        /// Whether it is certainly compiled; otherwise, it depends on a condition that is not known.
        public let isCertain: Bool
        /// The name after it, or the beginning of a string with its quotation mark; empty before a sign.
        public let following: String

        /// Creates an occurrence.
        public init(place: Place, isCertain: Bool = true, following: String = "") {
            self.place = place
            self.isCertain = isCertain
            self.following = following
        }
    }

    /// A string literal.
    public struct Text: Sendable, Hashable {
        /// The content of the string.
        public let value: String
        /// The label of the argument or the name of the variable that it is passed to.
        public let label: String
        /// The location of its opening quotation mark.
        public let sighting: Sighting
    }

    /// A function of the vocabulary with a body, or a closure passed to one.
    public struct Handler: Sendable, Hashable {
        /// The name: `scene(_:continue:)`, or `application:continueUserActivity:restorationHandler:`, or that of the
        /// function to which a closure is passed.
        public let name: String
        /// The beginning of its declaration, or of the call.
        ///
        /// `following` is the first argument of a call.
        public let sighting: Sighting
        /// The indices of the parameters that its body uses, from 0 on.
        public let used: Set<Int>
        /// The names of functions, types and receivers to which it passes a whole parameter, by the parameter's index.
        public let givenTo: [Int: Set<String>]
    }

    /// A type, or an extension of one.
    public struct TypeDeclaration: Sendable, Hashable {
        /// The name, without those of enclosing types.
        public let name: String
        /// Its superclass and protocols, or those of the extension.
        public let inherited: [String]
        /// Whether it is certainly compiled.
        public let isCertain: Bool
    }

    /// A name that `#if` tests in the sources.
    public struct Question: Sendable, Hashable {
        /// The condition or macro that is tested.
        public let name: String
        /// The language, since each has its own names.
        public let language: SourceLanguage
        /// The location of the first test.
        public let place: Place
    }

    /// The modules and frameworks that are imported.
    public private(set) var imports: [String: [Sighting]] = [:]
    /// The phrases of the vocabulary that occur.
    public private(set) var phrases: [String: [Sighting]] = [:]
    /// The strings that begin with a prefix of the vocabulary.
    public private(set) var texts: [Text] = []
    /// The functions of the vocabulary.
    public private(set) var handlers: [Handler] = []
    /// All types, with their extensions.
    public private(set) var types: [TypeDeclaration] = []
    /// The occurrences of `main` and `UIApplicationMain` before a type.
    public private(set) var attributes: [String: [Sighting]] = [:]
    /// The names that `#if` tests, each once for each language, in the order of the files.
    public private(set) var questions: [Question] = []
    /// The names of the declared functions; in Objective-C their first labels.
    public private(set) var functions: Set<String> = []
    /// The macros that the sources themselves define.
    public private(set) var macros: Set<String> = []
    /// The sources that cannot be read, or only in part.
    public private(set) var unread: [String] = []
    /// The number of sources.
    public private(set) var fileCount = 0

    /// Creates facts about no sources.
    public init() {}

    /// Creates facts about sources.
    public init(
        _ files: some Sequence<ScannedFile>,
        under conditions: BuildConditions,
        vocabulary: Vocabulary
    ) {
        add(files, under: conditions, vocabulary: vocabulary)
    }

    /// Adds more sources, which may be built under other conditions, such as those of a package.
    ///
    /// - Parameters:
    ///   - files: The sources, each once.
    ///   - conditions: The conditions of their build.
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
        func truth(_ branch: Int?) -> ConditionValue { branch.map { activity[$0] } ?? .yes }
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
