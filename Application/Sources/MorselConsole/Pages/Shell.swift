// SPDX-License-Identifier: Apache-2.0

internal import MorselRegistry

/// What surrounds every page: where one can go, and who is signed in.
struct Shell {
    struct Link {
        let name: String
        let path: String
        let isCurrent: Bool
    }

    let title: String
    let links: [Link]
    let person: String
    let role: String
    let token: String
    let canEdit: Bool
    let isAccount: Bool
    /// What has been done; `nil` where nothing was.
    let notice: String?
    /// Why nothing was done.
    let problem: String?

    /// The parts of the console, and the role that each of them takes.
    static let parts: [(name: String, folder: String, role: Role)] = [
        ("Overview", "", .viewer), ("Experiences", "experiences", .viewer),
        ("Codes", "codes", .viewer), ("Clips", "clips", .viewer), ("Builds", "builds", .viewer),
        ("Test invocations", "test-invocations", .viewer), ("Ask the phone", "phone", .viewer),
        ("Log", "log", .viewer), ("Keys", "keys", .admin), ("People", "people", .admin),
    ]

    init(_ context: PageContext, title: String, problem: String? = nil) {
        self.title = title
        links = Self.parts.filter { context.visitor.may($0.role) }
            .map { part in
                Link(
                    name: part.name,
                    path: "/console/\(part.folder)",
                    isCurrent: part.folder == context.folder
                )
            }
        person = context.visitor.person.name
        role = context.visitor.person.role.word
        token = context.visitor.session.formToken
        canEdit = context.visitor.may(.editor)
        isAccount = context.folder == "account"
        notice = problem == nil ? Notice(rawValue: context.query.text("done"))?.sentence : nil
        self.problem = problem
    }
}

/// What a page says after a change, by a word in its query.
enum Notice: String {
    case saved, published, deactivated, undone, stage, added, removed, revoked, role, password
    case registered

    var sentence: String {
        switch self {
        case .saved: "Saved."
        case .registered:
            "Registered. Complete the default experience, then release the build under Builds."
        case .published: "Published: the card is shown from now on."
        case .deactivated: "Deactivated: the URL no longer shows a card."
        case .undone: "The change was undone."
        case .stage: "The stage of the build was changed."
        case .added: "Added."
        case .removed: "Removed."
        case .revoked: "The key was revoked."
        case .role: "The role was changed."
        case .password: "The password was changed. All other sessions have ended."
        }
    }
}

extension Role {
    /// The role, for people.
    var word: String {
        switch self {
        case .viewer: "Viewer"
        case .editor: "Editor"
        case .admin: "Administrator"
        }
    }
}

/// Something to choose from.
struct Choice {
    let value: String
    let name: String
    let isChosen: Bool

    init(_ value: String, _ name: String, isChosen: Bool = false) {
        self.value = value
        self.name = name
        self.isChosen = isChosen
    }
}

extension Role {
    /// All roles, of which one is chosen.
    static func choices(_ chosen: Role) -> [Choice] {
        allCases.map { Choice($0.rawValue, $0.word, isChosen: $0 == chosen) }
    }
}
