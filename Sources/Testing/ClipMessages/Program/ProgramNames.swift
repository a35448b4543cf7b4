// SPDX-License-Identifier: Apache-2.0

/// Names that a simulator and the programs that it starts have agreed on.
public enum ProgramNames {
    /// The variable of the environment that has the number of the socket to the simulator.
    public static let socket = "MORSEL_SIMULATOR_SOCKET"

    /// The variable of the environment that has the person's languages, the best first: `de,en`.
    public static let languages = "MORSEL_LANGUAGES"

    /// The variable of the environment that has the number of the preview to be shown in place of the
    /// program's screen.
    public static let preview = "MORSEL_PREVIEW"

    /// The function of a program that has the previews.
    public static let previewFunction = "morselPreview"
}
