// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/kernel/rules.h"

namespace ludo::engine {

/// The zones outside of which a query gives none, whatever play brings, by rising id: a region's, or those
/// that edges lead to. Nothing where the text does not say, or the query gives no zones.
std::optional<std::vector<kernel::ZoneId>> zonesOfQuery(const kernel::Rules& rules,
                                                        const language::Query& query);

}  // namespace ludo::engine
