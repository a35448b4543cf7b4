// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// The publishers that operators make.
public enum Publishers {}
#endif
