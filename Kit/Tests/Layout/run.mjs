// SPDX-License-Identifier: Apache-2.0

// Runs all cases and properties in node; the last line says how many passed. Exit status 1 unless all do.
//
//     node Kit/Tests/Layout/run.mjs

import { readFileSync, readdirSync } from "node:fs";
import { behaviours } from "./behaviours.mjs";
import { check } from "./case-runner.mjs";
import { properties } from "./properties.mjs";

const folder = new URL(".", import.meta.url);
const findings = [];
let count = 0;
// By what the expected figures are based on: the word before the colon.
const bases = {};
for (const name of readdirSync(folder).filter((file) => file.endsWith(".json")).sort()) {
    const { cases } = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
    for (const test of cases) {
        count += test.proposals?.length ?? 1;
        const basis = test.basis.split(":")[0];
        bases[basis] = (bases[basis] ?? 0) + (test.proposals?.length ?? 1);
        try {
            findings.push(...check(test).map((finding) => `${name}: ${finding}`));
        } catch (error) {
            findings.push(`${name}: ${test.name}: ${error.stack}`);
        }
    }
}
for (const [name, property] of Object.entries({ ...properties, ...behaviours })) {
    count += 1;
    findings.push(...property().slice(0, 5).map((finding) => `${name}: ${finding}`));
}
for (const finding of findings) console.log(finding);
console.log(`cases by basis: ${Object.entries(bases).map(([basis, number]) => `${number} ${basis}`).join(", ")}`);
console.log(`layout: ${count - findings.length} of ${count} checks passed`);
process.exitCode = findings.length > 0 ? 1 : 0;
