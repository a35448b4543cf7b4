// SPDX-License-Identifier: Apache-2.0

import ClipSimulation
import ClipUI
import Fruta

@main
enum Entry {
    @MainActor
    static func main() {
        SimulatedProgram.run { FrutaClip().run(on: $0) }
    }
}
