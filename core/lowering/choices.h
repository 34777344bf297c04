// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/option_list.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Chance;
class Queries;
class QueryKinds;
class QueryOrder;
class Replays;
class Selectors;
class Turn;
class Values;

/// Decisions in the midst of effects: what the kernel's choices.cpp does. A playout decides on the spot.
/// Elsewhere the code returns with everything that is still needed in the state, and goes on at the same
/// place when it is called with the answer. Where a position cannot hold that, the move is replayed
/// (Replays), or the kernel plays.
class Choices : private Part {
 public:
  explicit Choices(Parts& parts);

  void lower(const language::ChooseOneEffect& effect);
  void lower(const language::ChooseNEffect& effect);
  /// Jumps to where the pending choice was to be made, if there is one.
  void resume();

 private:
  void chooseMember(const language::ChooseOneEffect& effect, kernel::Value::Kind kind);
  ZoneSet members(const language::Query& options, std::uint32_t node);
  Word clamped(Word number, Word most);
  void countPly();
  void endTrial(std::uint32_t node);
  Picks beginPicks(kernel::Value::Kind kind);
  void pick(const Picks& picks, kernel::Value::Kind kind, Word option);
  bool canSuspend() const;
  Word chooserOf(const std::optional<language::PlayerSelector>& chooser);
  /// Where a position cannot hold what is under way: it is kept as it was before the move, from when that is
  /// known. Until then the code gives up.
  bool isReplayed(const language::Query& options);
  void suspend(const language::ChooseOneEffect& effect, kernel::Value::Kind kind, const ZoneSet& options,
               machine::Variable chosen);

  std::vector<machine::BlockId> m_resumes;  ///< by choice: where to go on

  Chance& m_chance;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  QueryOrder& m_queryOrder;
  Replays& m_replays;
  Selectors& m_selectors;
  Turn& m_turn;
  Values& m_values;
};

}  // namespace ludo::engine
