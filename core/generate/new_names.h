// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/generate/chooser.h"

namespace ludo::generate {

/// Names for what is new.

/// A verb for a new action that is not among those taken: "raid", "raid2".
std::string newActionName(const std::vector<std::string>& taken, Chooser& chooser);
/// A name that is not taken: the word, or the word with a number.
std::string unusedName(const std::string& word, const std::vector<std::string>& taken);

/// Two words by which a child is told from its kin, such as "Amber Harbour": the same for the same number.
std::string epithet(std::uint64_t number);
/// "Hex: Amber Harbour" -> "Hex"; a name without an epithet stays.
std::string withoutEpithet(const std::string& name);
/// "amber-harbour" of "Amber Harbour".
std::string asId(std::string_view epithet);

}  // namespace ludo::generate
