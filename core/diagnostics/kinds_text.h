// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Mistakes in the form of a document: Markdown fences, YAML, JSON.
namespace ludo::diagnostics::kinds {

inline constexpr Kind InvalidYaml{"invalid-yaml", Severity::Error, "Text that is not YAML",
                                  "The block cannot be read as YAML from this place on."};

}  // namespace ludo::diagnostics::kinds
