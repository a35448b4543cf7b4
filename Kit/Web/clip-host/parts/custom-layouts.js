// SPDX-License-Identifier: Apache-2.0

import { customLayout as layout } from "../../layout/custom-layout.js";
import { customLayout } from "../custom-layout-drawing.js";

export const drawings = { customLayout };
export const layouts = { customLayout: layout };
