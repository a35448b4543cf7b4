// SPDX-License-Identifier: Apache-2.0

// The console and the commands change people only through these functions, so that there is always
// somebody who can change people and keys.

extension WriteTransaction {
    /// Gives a person another role.
    ///
    /// - Returns: The person with the new role; `nil` if nobody has the name.
    /// - Throws: ``RegistryError/lastAdministrator(_:)``, or what the registry throws.
    public func setRole(_ role: Role, of id: String) throws -> Person? {
        guard var person = try record(Person.self, id) else { return nil }
        if role != .admin { try checkAdministrators(without: person) }
        person.role = role
        try put(person)
        return person
    }

    /// Removes a person, and ends that person's sessions.
    ///
    /// - Returns: The person; `nil` if nobody has the name.
    /// - Throws: ``RegistryError/lastAdministrator(_:)``, or what the registry throws.
    public func removePerson(_ id: String) throws -> Person? {
        guard let person = try record(Person.self, id) else { return nil }
        try checkAdministrators(without: person)
        for session in try records(PersonSession.self, of: id) {
            try remove(PersonSession.self, session.id)
        }
        try remove(Person.self, id)
        return person
    }

    /// Throws if nobody could change people and keys without the person.
    private func checkAdministrators(without person: Person) throws {
        guard person.role == .admin else { return }
        let others = try records(Person.self, of: nil).filter { $0.id != person.id }
        guard others.contains(where: { $0.role == .admin }) else {
            throw RegistryError.lastAdministrator(person.id)
        }
    }
}
