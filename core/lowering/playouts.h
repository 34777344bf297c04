// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/lowering/move_group.h"
#include "core/lowering/turn.h"

namespace ludo::engine {

class Chance;
class EmptyZones;
class Ending;
class Moves;
class QueryKinds;
class Displacements;
class Repetitions;

/// Random moves without a list of them: how many there are of each kind is counted, a number is drawn, and
/// the move with that number is found.
class Playouts : private Part {
 public:
  explicit Playouts(Parts& parts);

  /// Jumps to the decision of the stage under way.
  void goToDecision();
  /// The code of the stage's decision.
  void writeDecision(const Stage& stage);
  /// There is a move, so the game is not over: one more ply, unless the limits stop the playout.
  void countPly();
  /// So many bytes of scratch memory for the action's moves, the same for all decisions.
  std::uint32_t roomFor(std::uint32_t action, std::uint32_t bytes);

 private:
  using Groups = std::vector<std::unique_ptr<MoveGroup>>;
  /// Where a player decides: its code, and the moves, with their words in variables that those who jump there
  /// set.
  struct Decision {
    machine::BlockId block = 0;
    bool isBegun = false;
    Groups groups;
    std::vector<machine::Variable> variables;
  };
  struct Room {
    std::uint32_t offset = 0;
    std::uint32_t bytes = 0;
  };

  std::unique_ptr<MoveGroup> gather(std::uint32_t action);
  std::unique_ptr<MoveGroup> gatherSeveral(std::uint32_t action, Word mayTake);
  bool endsInSet(const language::ActionDef& action);
  void prepare(Decision& decision);
  void playRandomMove(Decision& decision);
  /// `ends` and `passes`: 1 when the player may end the phase, or pass.
  void endPhase(const Groups& groups);
  void pickAndPlay(const Groups& groups, Word total, Word ends, Word passes,
                   const std::function<void(std::size_t, const std::vector<Word>&)>& retry);
  void stop();

  Parts& m_parts;
  Chance& m_chance;
  EmptyZones& m_emptyZones;
  Ending& m_ending;
  Moves& m_moves;
  QueryKinds& m_queryKinds;
  Repetitions& m_repetitions;
  Turn& m_turn;
  Displacements& m_displacements;
  std::map<std::pair<std::uint32_t, std::size_t>, Decision> m_decisions;  ///< by stage
  std::map<std::uint32_t, Room> m_rooms;                                  ///< by action
  machine::BlockId m_stop = 0;  ///< where a playout stops that has come to its limits
};

}  // namespace ludo::engine
