// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Mistakes in what a document says: sections, keys, names, types, rules.
namespace ludo::diagnostics::kinds {

inline constexpr Kind UnknownKey{"unknown-key", Severity::Error, "Unknown key",
                                 "The mapping has no such key. Keys are spelled exactly as in the reference."};

}  // namespace ludo::diagnostics::kinds
