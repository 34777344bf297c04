// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/variation/operator.h"

namespace ludo::variation {

/// Of sites within it: what is larger is not one idea but many.
constexpr std::size_t largestSite = 12;

/// A site that is small enough to be one idea; null when the game has none.
const Site* chooseSite(const Parent& parent, generate::Chooser& chooser);

/// Other data at a site; nothing when the text stays the same.
std::optional<Change> changeAt(const Parent& parent, const Site& site, const text::DataNode& data,
                               const std::string& how);

/// "the action \"place\"", "the end \"draw\"", "the setup": which entry of a section a place belongs to.
std::string entryAt(const Parent& parent, Span place);

}  // namespace ludo::variation
