// SPDX-License-Identifier: Apache-2.0
#include "core/compile/test_names.h"

#include <algorithm>

#include "core/compile/words_of.h"

namespace ludo::compile {

using namespace language;

TestNames::TestNames(const GameDef& def) : m_def(def) {
  for (const ZoneDef& zone : def.zones) m_zones.emplace(zone.id.name, &zone);
  for (const TokenTypeDef& type : def.tokenTypes) m_tokenTypes.insert(type.id.name);
  for (const EndDef& end : def.end) m_ends.insert(end.id);
}

bool TestNames::isZone(std::string_view text, std::int64_t seats) const {
  const auto isOwned = [](const ZoneDef* zone) { return zone->owner != ZoneOwner::None; };
  if (const auto zone = m_zones.find(text); zone != m_zones.end() && !isOwned(zone->second)) return true;
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return false;
  const auto zone = m_zones.find(text.substr(0, colon));
  if (zone == m_zones.end() || !isOwned(zone->second)) return false;
  for (std::int64_t seat = 0; seat < seats; ++seat) {
    if (text.substr(colon + 1) == std::to_string(seat)) return true;
  }
  return false;
}

bool TestNames::isOption(const EnumsQuery& query, std::string_view text) {
  const auto [options, isNew] = m_options.try_emplace(&query);
  if (isNew) options->second = query.of ? wordsOf(m_def, query.of->name) : query.values;
  return std::ranges::find(options->second, text) != options->second.end();
}

std::vector<std::string> TestNames::zones(std::int64_t seats, std::size_t most) const {
  std::vector<std::string> names;
  for (const ZoneDef& zone : m_def.zones) {
    const bool isOwned = zone.owner != ZoneOwner::None;
    for (std::int64_t seat = 0; seat < (isOwned ? seats : 1); ++seat) {
      if (names.size() == most) return names;
      names.push_back(isOwned ? zone.id.name + ':' + std::to_string(seat) : zone.id.name);
    }
  }
  return names;
}

std::vector<std::string> TestNames::tokenTypes(std::size_t most) const {
  std::vector<std::string> names;
  for (const TokenTypeDef& type : m_def.tokenTypes) {
    if (names.size() == most) break;
    names.push_back(type.id.name);
  }
  return names;
}

std::vector<std::string> TestNames::ends(std::size_t most) const {
  std::vector<std::string> names;
  for (const EndDef& end : m_def.end) {
    if (names.size() == most) break;
    names.push_back(end.id);
  }
  return names;
}

}  // namespace ludo::compile
