// SPDX-License-Identifier: Apache-2.0

extension NewProject {
    /// A shared scheme.
    ///
    /// That of the clip starts it with an invocation URL.
    func scheme(of target: Target) -> String {
        let isClip = target == .clip
        let name = isClip ? "\(names.module)Clip" : names.module
        let object = isClip ? XcodeObject.clipTarget : .appTarget
        func reference(_ indent: String) -> String {
            """
            <BuildableReference
               BuildableIdentifier = "primary"
               BlueprintIdentifier = "\(object.id)"
               BuildableName = "\(name).app"
               BlueprintName = "\(name)"
               ReferencedContainer = "container:\(names.module).xcodeproj">
            </BuildableReference>
            """.split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
        }
        let environment =
            isClip
            ? """

                  <EnvironmentVariables>
                     <EnvironmentVariable
                        key = "_XCAppClipURL"
                        value = "\(names.url)"
                        isEnabled = "YES">
                     </EnvironmentVariable>
                  </EnvironmentVariables>
            """ : ""
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
