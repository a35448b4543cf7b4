// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension NewProject {
    /// Returns the shared scheme of a target.
    ///
    /// The scheme of the clip starts it with an invocation URL.
    func scheme(of target: Target) -> String {
        let isClip = target == .clip
        return SharedScheme(
            target: isClip ? "\(names.module)Clip" : names.module,
            identifier: (isClip ? XcodeObject.clipTarget : .appTarget).id,
            project: "\(names.module).xcodeproj",
            url: isClip ? names.url : nil
        ).text
    }
}

/// A scheme that runs a target, for everybody who works on the project.
struct SharedScheme {
    /// The name of the target.
    let target: String
    /// The id of the target in the project's file.
    let identifier: String
    /// The name of the `.xcodeproj`.
    let project: String
    /// The invocation URL with which a clip is started; `nil` for none.
    let url: String?

    /// The contents of the scheme's file.
    var text: String {
        func reference(_ indent: String) -> String {
            """
            <BuildableReference
               BuildableIdentifier = "primary"
               BlueprintIdentifier = "\(identifier)"
               BuildableName = "\(target).app"
               BlueprintName = "\(target)"
               ReferencedContainer = "container:\(project.escaped(for: .attribute))">
            </BuildableReference>
            """.split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
        }
        let environment =
            url.map { url in
                """

                      <EnvironmentVariables>
                         <EnvironmentVariable
                            key = "_XCAppClipURL"
                            value = "\(url)"
                            isEnabled = "YES">
                         </EnvironmentVariable>
                      </EnvironmentVariables>
                """
            } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme
               LastUpgradeVersion = "1600"
               version = "1.7">
               <BuildAction
                  parallelizeBuildables = "YES"
                  buildImplicitDependencies = "YES">
                  <BuildActionEntries>
                     <BuildActionEntry
                        buildForTesting = "YES"
                        buildForRunning = "YES"
                        buildForProfiling = "YES"
                        buildForArchiving = "YES"
                        buildForAnalyzing = "YES">
            \(reference("            "))
                     </BuildActionEntry>
                  </BuildActionEntries>
               </BuildAction>
               <TestAction
                  buildConfiguration = "Debug"
                  selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
                  selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
                  shouldUseLaunchSchemeArgsEnv = "YES">
               </TestAction>
               <LaunchAction
                  buildConfiguration = "Debug"
                  selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
                  selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
                  launchStyle = "0"
                  useCustomWorkingDirectory = "NO"
                  ignoresPersistentStateOnLaunch = "NO"
                  debugDocumentVersioning = "YES"
                  allowLocationSimulation = "YES">
                  <BuildableProductRunnable
                     runnableDebuggingMode = "0">
            \(reference("         "))
                  </BuildableProductRunnable>\(environment)
               </LaunchAction>
               <ProfileAction
                  buildConfiguration = "Release"
                  shouldUseLaunchSchemeArgsEnv = "YES"
                  savedToolIdentifier = ""
                  useCustomWorkingDirectory = "NO"
                  debugDocumentVersioning = "YES">
                  <BuildableProductRunnable
                     runnableDebuggingMode = "0">
            \(reference("         "))
                  </BuildableProductRunnable>
               </ProfileAction>
               <AnalyzeAction
                  buildConfiguration = "Debug">
               </AnalyzeAction>
               <ArchiveAction
                  buildConfiguration = "Release"
                  revealArchiveInOrganizer = "YES">
               </ArchiveAction>
            </Scheme>

            """
    }
}
