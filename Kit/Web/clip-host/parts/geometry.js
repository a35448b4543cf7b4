// SPDX-License-Identifier: Apache-2.0

import { geometryReader, geometryReport, viewThatFits } from "../../layout/choosing.js";
import { containerRelativeFrame } from "../../layout/container-relative-frame.js";

export const layouts = { geometryReader, geometryReport, viewThatFits, containerRelativeFrame };
