// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/generate/chooser.h"
#include "core/text/data_node.h"
#include "core/variation/sites.h"

namespace ludo::variation {

/// What stands at a site of one game, for a site of another that wants the same: names that the other game
/// has too mean the same thing there, other names become names for something of the same kind. Nothing when
/// there is none for one of them.
std::optional<text::DataNode> transplant(const Site& from, const generate::WrittenGame& donor, const Site& to,
                                         const generate::WrittenGame& host, generate::Chooser& chooser);

}  // namespace ludo::variation
