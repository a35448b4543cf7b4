// SPDX-License-Identifier: Apache-2.0

#include "EvaluationContext.h"

#if __wasm__
static void *view;
#else
static _Thread_local void *view;
#endif

const void *threadIdentity(void) { return &view; }

void *evaluatedView(void) { return view; }
void setEvaluatedView(void *newView) { view = newView; }
