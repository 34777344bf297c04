// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/diagnostics/diagnostic.h"

namespace ludo::diagnostics {

/// What would be told, had not a comment in the text said why it is right as it is.
struct Allowed {
  Diagnostic diagnostic;
  std::string reason;
};

}  // namespace ludo::diagnostics
