// SPDX-License-Identifier: Apache-2.0

#include "ProgramStart.h"

#if defined(__linux__)
void prepareClipProgram(void);

__attribute__((constructor)) static void start(void) { prepareClipProgram(); }
#endif
