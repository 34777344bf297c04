// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Conditions;
class Everywhere;
class IndependentParameters;
class Queries;
class QueryKinds;
class QueryOrder;
class Selectors;
class Series;
class Trials;
class Displacements;
class Values;

/// Which of all legal moves are asked for, by their numbers. Those that are not need not be gone through.
struct MoveWindow {
  machine::Variable next;  ///< the number of the next move
  Word first;
  Word capacity;  ///< for how many from the first on
};

/// Legal moves: what the kernel's legal_moves.cpp does. The values of an action's last parameter are a set;
/// the parameters before it are gone through one by one.
class Moves : private Part {
 public:
  explicit Moves(Parts& parts);

  /// Whether phase, actor and limits let the action be taken now.
  Word mayTake(std::uint32_t action);
  /// Whether an action that `may` be taken can be, as far as its `pre` asks of none of its parameters: asked
  /// before these are gone through.
  Word mayBegin(const language::ActionDef& action, Word may);
  /// Whether an action that may be taken, and asks nothing of its parameters, can be played.
  Word isPossible(const language::ActionDef& action, Word mayTake);
  /// Whether there is a legal move of the action at all.
  Word hasMove(std::uint32_t action);
  /// Whether there is a legal move of any action.
  Word hasAnyMove();
  /// Whether `pre`, cost and `post` allow the action with the arguments that are bound.
  Word isAllowed(const language::ActionDef& action);
  /// The values of the last parameter, with the others bound, that make a legal move; no value where they are
  /// no set. Without `withPost` some of them may still be refused by the action's `post`.
  std::optional<ZoneSet> lastValues(const language::ActionDef& action, bool withPost);
  /// How many legal moves there are of the action; allLegalCount(): of all.
  Word legalCount(std::uint32_t action);
  Word allLegalCount();
  /// Moves of an action that may be taken, also those that begin no longest series.
  Word countPossible(std::uint32_t action);
  /// `body` for each move that countPossible() counts, and below for each legal move.
  void forEachPossible(std::uint32_t action, const std::function<void(const std::vector<Typed>&)>& body);
  void forEachMove(std::uint32_t action, const std::function<void(const std::vector<Typed>&)>& body);
  /// The same for the moves in the window at least. `body` is told all that it is to count, and the others
  /// are counted in the window.
  void forEachMove(std::uint32_t action, const MoveWindow& window,
                   const std::function<void(const std::vector<Typed>&)>& body);

 private:
  Word used(std::uint32_t action, language::LimitScope scope);
  Word hasAllowedValue(const language::ActionDef& action);
  std::optional<ZoneSet> untriedValues(const language::ActionDef& action);
  Word isAllowedWith(const language::ActionDef& action, Word member);
  Word countFrom(const language::ActionDef& action, std::size_t parameter);
  void bindFrom(const language::ActionDef& action, std::vector<Typed>& arguments, const MoveWindow* window,
                const std::function<void(const std::vector<Typed>&)>& body);
  Word isOutside(const MoveWindow& window, Word count);
  void visitLast(const language::Query& domain, const ZoneSet& values, const MoveWindow* window,
                 const std::function<void(Word)>& visit);

  Conditions& m_conditions;
  Everywhere& m_everywhere;
  IndependentParameters& m_independent;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  QueryOrder& m_queryOrder;
  Selectors& m_selectors;
  Series& m_series;
  Trials& m_trials;
  Displacements& m_displacements;
  Values& m_values;
};

}  // namespace ludo::engine
