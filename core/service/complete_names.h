// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/language/type.h"
#include "core/service/completion_list.h"

namespace ludo::service {

/// Offers the names of the game and the selectors that are made of them. Private to the room.
class NameCompleter {
 public:
  explicit NameCompleter(CompletionList& list) : m_list(list) {}

  /// Names of one kind.
  void offerNames(language::NameKind kind, const Frame& frame);
  /// Selectors of zones, regions, tokens, players and directions, numbers, moves of tests, bundles; of other
  /// notations their forms.
  void offerNotation(const language::Type& notation, const Frame& frame);
  /// The names that a text at the cursor has to be one of; none where any text will do.
  std::vector<language::EnumValue> namesMeant();

 private:
  enum class Boards { Leave, Offer };

  std::vector<language::EnumValue> boardNames();
  std::vector<language::EnumValue> pictureNames() const;
  std::vector<language::EnumValue> graphNodes() const;
  std::vector<language::EnumValue> spacesOfBoard();
  /// Whether the mapping around the cursor speaks of players' variables or of global ones.
  std::optional<bool> wantsPlayerVariable() const;
  void offerBindings(const Frame& frame);
  /// The variables that hold something of this kind, as selectors name them.
  void offerHeld(language::VariableType type, const Frame& frame);
  void offerPlayers(const Frame& frame);
  /// Zones as `before` zone `after`.
  void offerZones(const Frame& frame, const std::string& before, const std::string& after, Boards boards);
  void offerRegions(const Frame& frame);
  void offerDirections(const Frame& frame);
  /// Names that mean something else to each player, as a player of the game sees them.
  void offerOfPlayers(language::NameKind kind, const Frame& frame);
  void offerTokens(const Frame& frame);
  void offerMoves(const Frame& frame);
  void offerBundles(const Frame& frame);

  CompletionList& m_list;
};

}  // namespace ludo::service
