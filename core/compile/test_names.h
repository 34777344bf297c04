// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::compile {

/// The names that a game's tests may use in moves and expectations, to be found at once however many there
/// are. Refers to the game. Private to the room; of one thread.
class TestNames {
 public:
  explicit TestNames(const language::GameDef& def);

  /// "cell_0_0"; "hand:1", where there are more seats than that.
  bool isZone(std::string_view text, std::int64_t seats) const;
  /// "card", "card#2", and as a token is shown: "Q of hearts", "card (hearts, rank 12)#2". Whether there is
  /// such a token then, play tells.
  bool isToken(std::string_view text) const;
  bool isEnd(std::string_view id) const { return m_ends.contains(id); }
  bool isOption(const language::EnumsQuery& query, std::string_view text);

  /// The same as lists, of no more than so many.
  std::vector<std::string> zones(std::int64_t seats, std::size_t most) const;
  std::vector<std::string> tokenTypes(std::size_t most) const;
  std::vector<std::string> ends(std::size_t most) const;

 private:
  using Names = std::unordered_set<std::string_view>;

  const language::GameDef& m_def;
  std::unordered_map<std::string_view, const language::ZoneDef*> m_zones;
  Names m_tokenTitles;                              ///< ids of types, and names without properties in them
  std::unordered_set<std::string_view> m_patterns;  ///< names with properties in them: "Card {strength}"
  Names m_ends;
  std::unordered_map<const language::EnumsQuery*, std::vector<std::string>> m_options;
};

}  // namespace ludo::compile
