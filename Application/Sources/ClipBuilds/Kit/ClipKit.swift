// SPDX-License-Identifier: Apache-2.0

/// The kit: the modules that clips import, and what runs them.
public enum ClipKit {
    /// The folder of the kit's package that clips are compiled against.
    ///
    /// - Throws: ``BuildError`` if there is none.
    public static func path() throws(BuildError) -> String { try KitSources(nil).root }
}
