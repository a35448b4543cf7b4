// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension SiteAssociation {
    /// A file that names clips for a site (rule B-09).
    ///
    /// The file also has an empty `applinks` section: some deployments found `appclips` ignored
    /// without one.
    ///
    /// - Parameter clips: The clips. Each is named once, in the order of the identifiers.
    /// - Returns: The file, in UTF-8, the same bytes for the same clips.
    public static func file(naming clips: some Collection<AppIdentifier>) -> [UInt8] {
        // Identifiers have no character that would need an escape.
        let list = Set(clips).sorted().map { "      \"\($0.text)\"" }.joined(separator: ",\n")
        let text = """
            {
              "applinks": {
                "details": []
              },
              "appclips": {
                "apps": [
            \(list)
                ]
              }
            }

            """
        return Array(text.utf8)
    }
}
