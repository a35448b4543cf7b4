// SPDX-License-Identifier: Apache-2.0

import { grid, gridRow } from "../../layout/grid.js";

export const layouts = { grid, gridRow };
