// SPDX-License-Identifier: Apache-2.0

/// A namespace for the publishers that operators create.
public enum Publishers {}
