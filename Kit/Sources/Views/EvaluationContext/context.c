// SPDX-License-Identifier: Apache-2.0

#include "EvaluationContext.h"

#if __wasm__
static void *view, *motion;
#else
static _Thread_local void *view, *motion;
#endif

const void *threadIdentity(void) { return &view; }

void *evaluatedView(void) { return view; }
void setEvaluatedView(void *newView) { view = newView; }

void *currentMotion(void) { return motion; }
void setCurrentMotion(void *newMotion) { motion = newMotion; }
