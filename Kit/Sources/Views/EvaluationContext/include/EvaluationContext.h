// SPDX-License-Identifier: Apache-2.0

// The view whose body is being evaluated: one pointer for each thread, null outside of an evaluation.
//
// Reading a state registers the view that reads it, and the getter of a property wrapper has no other
// way to find that view. A thread evaluates one body at a time; different screens can run on different
// threads. In C, because Embedded Swift has no thread-local storage.

#pragma once

void *_Nullable evaluatedView(void);
void setEvaluatedView(void *_Nullable view);

// The transaction in which the thread changes values; null outside of one.
void *_Nullable currentMotion(void);
void setCurrentMotion(void *_Nullable motion);

// What no other thread has while this one lasts.
const void *_Nonnull threadIdentity(void);
