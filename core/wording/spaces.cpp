// SPDX-License-Identifier: Apache-2.0
#include "core/wording/spaces.h"

#include <algorithm>

#include "core/base/letters.h"

namespace ludo::mend {
namespace {

/// The parts of the name of a space: words, and numbers without zeros before them.
std::vector<std::string> partsOfSpace(std::string_view name) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < name.size();) {
    std::size_t end = at;
    if (isDigit(name[at])) {
      while (end < name.size() && isDigit(name[end])) ++end;
      while (at + 1 < end && name[at] == '0') ++at;
    } else {
      while (end < name.size() && isLetter(name[end])) ++end;
    }
    static constexpr std::string_view spare[] = {"row", "col", "column", "r", "c", "x"};
    const std::string_view part = name.substr(at, end - at);
    const bool isSpare = !parts.empty() && std::ranges::find(spare, part) != std::end(spare);
    if (end > at && !isSpare) parts.emplace_back(part);
    at = std::max(end, at + 1);
  }
  return parts;
}

}  // namespace

std::string spaceMeant(std::string_view written, const KnownWords& words) {
  constexpr std::size_t longest = 40;
  if (written.size() > longest) return {};
  std::vector<std::string> parts = partsOfSpace(written);
  if (parts.size() < 2 || parts.size() > 3 || !isLetter(parts[0][0])) return {};
  std::string joined;
  for (const std::string& part : parts) joined += part;
  std::string found;
  for (const std::string& zone : words.zones) {
    const std::vector<std::string> theirs = partsOfSpace(zone);
    if (theirs.size() < 2 || theirs[0] != parts[0]) continue;
    std::string their;
    for (const std::string& part : theirs) their += part;
    // Numbers that run together.
    const bool isIt = theirs == parts || (parts.size() == 2 && their == joined);
    if (!isIt) continue;
    if (!found.empty()) return {};
    found = zone;
  }
  return found == written ? std::string() : found;
}

std::string onlySpace(const std::string& numbers, const KnownWords& words) {
  std::string found;
  for (const std::string& zone : words.zones) {
    if (!zone.ends_with(numbers) || zone.find('_') != zone.size() - numbers.size()) continue;
    if (!found.empty()) return {};
    found = zone;
  }
  return found;
}

}  // namespace ludo::mend
