// SPDX-License-Identifier: Apache-2.0

// jpeglib.h uses FILE and does not say where it comes from.
#include <stdio.h>
#include <jpeglib.h>
