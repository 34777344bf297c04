// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Mistakes in the file of endpoints.
namespace ludo::diagnostics::kinds {

inline constexpr Kind UnusableEndpoint{
    "unusable-endpoint", Severity::Error, "Endpoint that cannot be used",
    "An endpoint has a name of its own and an address by https, or by http on this machine; its key comes "
    "from a variable of the environment or from a command, and stands in no file; see docs/drafting.md."};

/// All kinds of this file, in its order.
inline constexpr const Kind* modelKinds[] = {&UnusableEndpoint};

}  // namespace ludo::diagnostics::kinds
