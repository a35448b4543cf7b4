// SPDX-License-Identifier: Apache-2.0

#include "RuleTable.h"

// `#embed` is C23; the compiler that comes with Swift 6.2 has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char table[] = {
#embed "../../../Documentation/rules/rules.tsv" suffix(, 0)
};

const char *rule_table(void) { return (const char *)table; }
