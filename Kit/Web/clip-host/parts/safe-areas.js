// SPDX-License-Identifier: Apache-2.0

import { ignoresSafeArea, safeAreaInset, safeAreaPadding } from "../../layout/safe-area-modifiers.js";

export const layouts = { ignoresSafeArea, safeAreaInset, safeAreaPadding };
