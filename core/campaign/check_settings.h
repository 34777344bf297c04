// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/campaign/settings.h"
#include "core/diagnostics/diagnostic.h"
#include "core/text/data_node.h"

namespace ludo::campaign {

/// Tells what is wrong with settings that were read without a mistake from `data`: names that nobody knows,
/// ranges that are empty, measures for which nothing is played. Private to the room.
void checkSettings(const Settings& settings, const text::DataNode& data,
                   const std::vector<std::string>& operators, diagnostics::List& diagnostics);

}  // namespace ludo::campaign
