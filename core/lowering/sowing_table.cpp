// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/sowing_table.h"

#include <algorithm>

namespace ludo::engine {

using kernel::Rules;
using kernel::ZoneId;

namespace {

constexpr std::size_t inWord = 8;

/// The next zone that takes a seed; not valid where there is none.
ZoneId next(const Rules& rules, const SowingTable::Course& course, ZoneId at) {
  for (std::size_t tried = 0; tried <= rules.zones().size(); ++tried) {
    at = rules.step(at, course.direction);
    if (!at.valid() || !course.skipped[at.index]) return at;
  }
  return {};
}

/// The zones that take a seed until the first would take another; nothing where that never comes.
std::optional<std::vector<ZoneId>> roundFrom(const Rules& rules, const SowingTable::Course& course,
                                             ZoneId from) {
  std::vector<ZoneId> result;
  for (ZoneId at = next(rules, course, from); at.valid(); at = next(rules, course, at)) {
    if (!result.empty() && at == result.front()) return result;
    if (result.size() == rules.zones().size()) return std::nullopt;
    result.push_back(at);
  }
  return result.empty() ? std::optional(result) : std::nullopt;
}

}  // namespace

std::optional<SowingTable> SowingTable::of(const Rules& rules, const std::vector<Course>& courses) {
  const std::size_t zones = rules.zones().size();
  std::vector<std::vector<ZoneId>> rounds;
  SowingTable table;
  for (const Course& course : courses) {
    for (std::size_t from = 0; from < zones; ++from) {
      std::optional<std::vector<ZoneId>> round = roundFrom(rules, course, ZoneId(from));
      if (!round) return std::nullopt;
      table.rounds.push_back(static_cast<std::int16_t>(round->size()));
      table.longestRound = std::max(table.longestRound, round->size());
      rounds.push_back(std::move(*round));
    }
  }
  table.rowWords = (zones + inWord - 1) / inWord + 1;
  if (rounds.size() * table.longestRound * table.rowWords > mostWords) return std::nullopt;
  for (const std::vector<ZoneId>& round : rounds) {
    std::vector<std::uint64_t> row(table.rowWords, 0);
    for (std::size_t seed = 0; seed < table.longestRound; ++seed) {
      if (seed < round.size()) {
        const std::size_t zone = round[seed].index;
        row[zone / inWord] += std::uint64_t{1} << (zone % inWord * 8);
        row.back() = zone;
      }
      table.rows.insert(table.rows.end(), row.begin(), row.end());
    }
  }
  return table;
}

}  // namespace ludo::engine
