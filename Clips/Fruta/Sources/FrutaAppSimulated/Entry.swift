// SPDX-License-Identifier: Apache-2.0

import ClipSimulation
import ClipUI
import FrutaApp

@main
enum Entry {
    @MainActor
    static func main() {
        SimulatedProgram.run { FrutaApp().run(on: $0) }
    }
}
