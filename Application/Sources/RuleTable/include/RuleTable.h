// SPDX-License-Identifier: Apache-2.0

#ifndef RULE_TABLE_H
#define RULE_TABLE_H

// The text of Documentation/rules/rules.tsv. It is part of the binary, so that it is found wherever the
// binary goes.
const char *rule_table(void);

#endif
