// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// A namespace for the publishers that operators create.
public enum Publishers {}
#endif
