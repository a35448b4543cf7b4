// SPDX-License-Identifier: Apache-2.0

/// The kit: the modules that clips import, and those that run clips.
public enum ClipKit {
    /// Returns the folder of the kit's package, against which clips are compiled.
    ///
    /// - Throws: ``BuildError`` if there is none.
    public static func path() throws(BuildError) -> String { try KitSources(nil).root }
}
