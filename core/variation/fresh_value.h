// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>

#include "core/generate/chooser.h"
#include "core/text/data_node.h"
#include "core/variation/sites.h"

namespace ludo::variation {

/// How much is written where nothing better is known; from 0 to 100.
constexpr int freshSize = 30;

/// Something new that may stand at a site of the game.
text::DataNode freshValue(const Site& site, const generate::WrittenGame& game, generate::Chooser& chooser);

/// Makes a value of the site's type and hands it out as data: `fill` is given its description and address.
text::DataNode dataOf(const language::Type& type,
                      const std::function<void(const language::Type& type, void* value)>& fill);

}  // namespace ludo::variation
