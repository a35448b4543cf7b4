// SPDX-License-Identifier: Apache-2.0

/// Names that a simulator shares with the programs that it starts.
public enum ProgramNames {
    /// The environment variable with the number of the socket to the simulator.
    public static let socket = "MORSEL_SIMULATOR_SOCKET"

    /// The environment variable with the person's languages, the preferred one first: `de,en`.
    public static let languages = "MORSEL_LANGUAGES"

    /// The environment variable with the number of the preview that is shown instead of the program's
    /// screen.
    public static let preview = "MORSEL_PREVIEW"

    /// The function of a program that returns its previews.
    public static let previewFunction = "morselPreview"
}
