// SPDX-License-Identifier: Apache-2.0

import { reportScrolls } from "../scroll-reports.js";

export function begin(screen) {
    screen.tools.reportScrolls = reportScrolls;
}
