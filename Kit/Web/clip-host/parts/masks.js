// SPDX-License-Identifier: Apache-2.0

import { masked } from "../../layout/masked.js";
import { masks as drawings } from "../mask-drawings.js";

export { drawings };
export const layouts = { masked };
