// SPDX-License-Identifier: Apache-2.0

import { Animations } from "../animations.js";

export const begin = (screen, root) => screen.animate(new Animations(root));
