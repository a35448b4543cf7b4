// SPDX-License-Identifier: Apache-2.0

// Calls `prepareClipProgram`, which ClipSimulation has, before the program begins.
//
// A clip's own code calls `main()` of its `App` or of its delegate, and knows nothing of a simulator. Swift has
// nothing that runs before `main` without being named there; C has constructors.

#pragma once
