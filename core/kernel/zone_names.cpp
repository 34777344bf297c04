// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/zone_names.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string_view>
#include <unordered_map>

#include "core/base/letters.h"
#include "core/base/words.h"

namespace ludo::kernel {

using namespace language;

namespace {

/// The row and the column that are written at the end of a space's name: cell_1_2.
struct Numbers {
  std::uint32_t def = 0;
  std::int64_t row = 0;
  std::int64_t column = 0;
};

/// The part of a space's name that is its own.
std::string_view ownPart(const ZoneDef& zone) {
  const std::string_view name = zone.id.name;
  const bool hasPrefix = !zone.board.empty() && name.size() > zone.board.size() + 1 &&
                         name.starts_with(zone.board) && name[zone.board.size()] == '_';
  return hasPrefix ? name.substr(zone.board.size() + 1) : name;
}

std::optional<std::int64_t> numberOf(std::string_view text) {
  constexpr std::size_t mostDigits = 4;
  std::int64_t number = 0;
  if (text.empty() || text.size() > mostDigits || !isDigit(text.front())) return std::nullopt;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::optional<Numbers> numbersOf(const ZoneDef& zone, std::uint32_t def) {
  const std::string_view own = ownPart(zone);
  const std::size_t gap = own.find('_');
  if (gap == std::string_view::npos) return std::nullopt;
  const auto row = numberOf(own.substr(0, gap));
  const auto column = numberOf(own.substr(gap + 1));
  return row && column ? std::optional(Numbers{def, *row, *column}) : std::nullopt;
}

/// The rows as they are seen: the lowest is the first, whichever way their numbers go.
void placeOn(const GameDef& def, const std::vector<Numbers>& spaces,
             std::vector<std::optional<GridPlace>>& places) {
  const auto [first, last] = std::ranges::minmax_element(spaces, {}, &Numbers::row);
  const auto [left, right] = std::ranges::minmax_element(spaces, {}, &Numbers::column);
  const bool goesDown = def.zones[last->def].y >= def.zones[first->def].y;
  for (const Numbers& space : spaces) {
    places[space.def] =
        GridPlace{space.column - left->column, goesDown ? last->row - space.row : space.row - first->row};
  }
}

}  // namespace

std::string columnName(std::int64_t column) {
  constexpr std::int64_t letters = 26;
  std::string name;
  for (std::int64_t left = column + 1; left > 0; left = (left - 1) / letters)
    name.insert(name.begin(), static_cast<char>('a' + (left - 1) % letters));
  return name;
}

std::string rowName(std::int64_t row) {
  return std::to_string(row + 1);
}

ZoneNames::ZoneNames(const GameDef& def) : m_places(def.zones.size()) {
  findPlaces(def);
  std::unordered_map<std::string, int> uses;
  for (std::uint32_t zone = 0; zone < def.zones.size(); ++zone) {
    const auto& place = m_places[zone];
    m_names.push_back(place ? columnName(place->column) + rowName(place->row)
                            : wordsOfName(ownPart(def.zones[zone])));
    ++uses[m_names.back()];
  }
  const std::vector<std::string> shortest = m_names;
  for (std::uint32_t zone = 0; zone < def.zones.size(); ++zone) {
    if (uses[shortest[zone]] == 1) continue;
    const std::string& board = def.zones[zone].board;
    if (!board.empty()) m_names[zone] = wordsOfName(board) + ' ' + shortest[zone];
    const bool isFree = !board.empty() && ++uses[m_names[zone]] == 1;
    if (!isFree) m_names[zone] = def.zones[zone].id.name;
  }
}

/// A board is one of rows and columns where all its spaces have a row and a column in their names.
void ZoneNames::findPlaces(const GameDef& def) {
  struct Board {
    std::vector<Numbers> spaces;
    bool isGrid = true;
  };
  std::map<std::string_view, Board> boards;
  for (std::uint32_t zone = 0; zone < def.zones.size(); ++zone) {
    if (def.zones[zone].board.empty()) continue;
    Board& board = boards[def.zones[zone].board];
    const std::optional<Numbers> numbers = numbersOf(def.zones[zone], zone);
    board.isGrid = board.isGrid && numbers;
    if (board.isGrid) board.spaces.push_back(*numbers);
  }
  for (const auto& [name, board] : boards) {
    if (board.isGrid) placeOn(def, board.spaces, m_places);
  }
}

}  // namespace ludo::kernel
