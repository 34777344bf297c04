// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/service/analysis.h"

namespace ludo::service {

/// Where a value could not be read, what is accepted is told with names of this game, as completion offers
/// them, and not with the examples of the language.
void offerNames(const Analysis& analysis, diagnostics::List& told);

}  // namespace ludo::service
