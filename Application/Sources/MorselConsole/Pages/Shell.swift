// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// The frame of every page: the navigation, and the signed-in person.
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
    /// A sentence about the change that was made; `nil` if there is none.
    let notice: String?
    /// A sentence that explains why no change was made; `nil` if there is no problem.
    let problem: String?

    /// The parts of the console, and the role that each of them requires.
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

/// The notice that a page shows after a change, named by a word in its query.
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
    /// The English name of the role.
    var word: String {
        switch self {
        case .viewer: "Viewer"
        case .editor: "Editor"
        case .admin: "Administrator"
        }
    }
}

/// An item of a menu.
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
    /// Returns all roles as choices of a menu.
    static func choices(_ chosen: Role) -> [Choice] {
        allCases.map { Choice($0.rawValue, $0.word, isChosen: $0 == chosen) }
    }
}
