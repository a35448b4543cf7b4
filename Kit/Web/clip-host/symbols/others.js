// SPDX-License-Identifier: Apache-2.0

// The drawings that are not in `common.js`.

import arrows from "./arrows.js";
import commerce from "./commerce.js";
import devices from "./devices.js";
import media from "./media.js";
import nature from "./nature.js";
import objects from "./objects.js";
import people from "./people.js";
import places from "./places.js";
import signs from "./signs.js";
import text from "./text.js";

export default { ...signs, ...arrows, ...people, ...places, ...commerce, ...media, ...nature, ...devices, ...objects, ...text };
