// SPDX-License-Identifier: Apache-2.0
#include "core/compile/test_names.h"

#include <algorithm>

#include "core/compile/words_of.h"

namespace ludo::compile {

using namespace language;

namespace {

/// Whether the text is the pattern with something in the place of each "{property}".
bool isFilled(std::string_view pattern, std::string_view text) {
  std::size_t at = 0;
  for (bool isFirst = true;; isFirst = false) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = open == std::string_view::npos ? open : pattern.find('}', open);
    const bool isLast = close == std::string_view::npos;
    const std::string_view part = isLast ? pattern : pattern.substr(0, open);
    if (isLast && !isFirst) return text.size() >= at + part.size() && text.ends_with(part);
    const std::size_t found = text.find(part, at);
    if (found == std::string_view::npos || (isFirst && found != 0)) return false;
    if (isLast) return text == part;
    at = found + part.size();
    pattern.remove_prefix(close + 1);
  }
}

}  // namespace

TestNames::TestNames(const GameDef& def) : m_def(def) {
  for (const ZoneDef& zone : def.zones) m_zones.emplace(zone.id.name, &zone);
  for (const TokenTypeDef& type : def.tokenTypes) {
    m_tokenTitles.insert(type.id.name);
    (type.name.find('{') == std::string::npos ? m_tokenTitles : m_patterns).insert(type.name);
  }
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

bool TestNames::isToken(std::string_view text) const {
  // Of very many names not all are tried.
  constexpr std::size_t mostPatterns = 100;
  const auto isTitle = [&](std::string_view title) {
    if (title.empty()) return false;
    return m_tokenTitles.contains(title) || m_patterns.size() > mostPatterns ||
           std::ranges::any_of(m_patterns, [&](std::string_view name) { return isFilled(name, title); });
  };
  const std::size_t number = text.rfind('#');
  const bool isNumbered = number != std::string_view::npos && number + 1 < text.size() &&
                          text.find_first_not_of("0123456789", number + 1) == std::string_view::npos;
  if (isNumbered) text = text.substr(0, number);
  const std::size_t beside = text.ends_with(')') ? text.find(" (") : std::string_view::npos;
  return isTitle(text) || (beside != std::string_view::npos && isTitle(text.substr(0, beside)));
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
