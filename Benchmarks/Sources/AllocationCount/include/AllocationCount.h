// SPDX-License-Identifier: Apache-2.0

#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

// How many blocks of memory this program has asked for since it began, on all threads.
unsigned long allocation_count(void);

#endif
