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

/// Which of all legal moves are wanted, by their numbers; the others need only be counted.
struct MoveWindow {
  machine::Variable next;  ///< the number of the next move that is found
  Word first;              ///< the number of the first that is wanted
  Word capacity;           ///< how many are wanted, from the first on
};

/// Legal moves: what the kernel's legal_moves.cpp does. The values of an action's last parameter are found as
/// a set; the values of those before it are gone through one by one.
class Moves : private Part {
 public:
  explicit Moves(Parts& parts);

  /// Whether phase, actor and limits allow the action now.
  Word mayTake(std::uint32_t action);
  /// `may`, and whether those conditions of the action's `pre` hold that mention none of its parameters;
  /// asked before these are gone through.
  Word mayBegin(const language::ActionDef& action, Word may);
  /// Whether an action without parameters that may be taken is legal.
  Word isPossible(const language::ActionDef& action, Word mayTake);
  /// Whether there is a legal move of the action at all.
  Word hasMove(std::uint32_t action);
  /// Whether there is a legal move of any action.
  Word hasAnyMove();
  /// Whether `pre`, cost and `post` allow the action with the arguments that its parameters are bound to.
  Word isAllowed(const language::ActionDef& action);
  /// The values of the last parameter that make a legal move, with the others bound; nothing where they are
  /// neither zones nor tokens. Without `withPost` the action's `post` may still forbid some of them.
  std::optional<ZoneSet> lastValues(const language::ActionDef& action, bool withPost);
  /// How many legal moves the action has; allLegalCount(): all actions together.
  Word legalCount(std::uint32_t action);
  Word allLegalCount();
  /// How many moves the action has, whether or not they begin a longest series.
  Word countPossible(std::uint32_t action);
  /// Writes `body` for each move that countPossible() counts; forEachMove(): for each legal move.
  void forEachPossible(std::uint32_t action, const std::function<void(const std::vector<Typed>&)>& body);
  void forEachMove(std::uint32_t action, const std::function<void(const std::vector<Typed>&)>& body);
  /// The same for the moves in the window, and maybe more. `body` counts each move that it is given in
  /// window.next; the others are counted there without it.
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
