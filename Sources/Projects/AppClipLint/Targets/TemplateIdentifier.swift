// SPDX-License-Identifier: Apache-2.0

/// Bundle identifiers that are left over from a template, and that nobody can register.
public enum TemplateIdentifier {
    /// Returns whether an identifier begins like that of a template, such as `com.example`.
    public static func isTemplate(_ identifier: String) -> Bool {
        let parts = identifier.lowercased().split(separator: ".")
        guard parts.count > 1, ["com", "org", "net"].contains(parts[0]) else { return false }
        return ["example", "yourcompany", "mycompany", "yourdomain", "yourname"]
            .contains(String(parts[1]))
    }

    /// Returns whether an App Group with this name, without `group.`, is that of a template.
    public static func isTemplateGroup(_ name: String) -> Bool {
        isTemplate(name) || isTemplate("com." + name)
    }
}
