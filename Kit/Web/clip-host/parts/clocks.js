// SPDX-License-Identifier: Apache-2.0

import { Clocks } from "../clocks.js";

export function begin(screen) {
    screen.tools.clocks = new Clocks(screen);
}
