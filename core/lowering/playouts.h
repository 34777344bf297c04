// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/lowering/method_notes.h"
#include "core/lowering/turn.h"

namespace ludo::engine {

class Chance;
class EmptyZones;
class Ending;
class Moves;
class QueryKinds;
class Displacements;
class Repetitions;
struct MoveGroups;

/// Picks random moves without listing them: counts how many moves each action has, draws a number, and finds
/// the move with that number.
class Playouts : private Part {
 public:
  explicit Playouts(Parts& parts);
  ~Playouts();

  /// Jumps to the decision of the stage under way.
  void goToDecision();
  /// The code of the stage's decision.
  void writeDecision(const Stage& stage);
  /// Counts one more ply; stops the playout where its limits say so. Called where a move is certain to be
  /// played.
  void countPly();
  /// The offset of `bytes` bytes of scratch memory for the action's moves; the same for all decisions.
  std::uint32_t scratchFor(std::uint32_t action, std::uint32_t bytes);

 private:
  struct Decision;
  struct Scratch {
    std::uint32_t offset = 0;
    std::uint32_t bytes = 0;
  };

  /// Adds the action's moves, where it may have some.
  void gather(MoveGroups& groups, std::uint32_t action);
  void gatherSeveral(MoveGroups& groups, std::uint32_t action, Word mayTake);
  template <typename Moves, typename... Arguments>
  void add(MoveGroups& groups, std::uint32_t action, Method method, Arguments&&... arguments);
  bool endsInSet(const language::ActionDef& action);
  Decision& decisionAt(const Stage& stage);
  void prepare(Decision& decision);
  void playRandomMove(Decision& decision);
  void endPhase(const MoveGroups& groups);
  /// `ends` and `passes`: 1 when the player may end the phase, or pass.
  void pickAndPlay(MoveGroups& groups, Word total, Word ends, Word passes,
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
  std::map<std::pair<std::uint32_t, std::size_t>, std::unique_ptr<Decision>> m_decisions;  ///< by stage
  std::map<std::uint32_t, Scratch> m_scratch;                                              ///< by action
  machine::BlockId m_stop = 0;  ///< where a playout stops that has come to its limits
};

}  // namespace ludo::engine
