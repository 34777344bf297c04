// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <set>
#include <string>

#include "core/compile/ranges.h"
#include "core/diagnostics/diagnostic.h"
#include "core/kernel/rules.h"
#include "core/language/game_def.h"
#include "core/language/walk.h"

/// What can be proved of a game without playing it, one file a proof (prove_*.cpp). Each proof is sound: it
/// speaks only of what holds in every play of the game. What a construct does not tell is taken for possible.
namespace ludo::compile {

/// Warns of everything that can be proved. The game is resolved and has no errors.
void prove(const language::GameDef& def, diagnostics::List& diagnostics);

/// prove_secrets.cpp: hidden values that everybody can tell, and such that nothing says what they may be.
void proveSecrets(const kernel::Rules& rules, diagnostics::List& diagnostics);

/// What the proofs share, in the order in which they run: a later proof does not tell again what an earlier
/// one has explained. The game and the list belong to the caller. Private to the room.
struct Proofs {
  Proofs(const language::GameDef& game, diagnostics::List& list) : def(game), ranges(game), told(list) {}

  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, std::string path,
                                  std::string message);
  /// The part of a condition that alone keeps it from holding, for a related place; marks it as explained.
  void explain(const language::Condition& condition, diagnostics::Diagnostic& diagnostic);

  const language::GameDef& def;
  const Ranges ranges;
  diagnostics::List& told;
  std::set<const language::Condition*> explained;  ///< told with their reasons already
  std::set<std::uint32_t> deadPhases;              ///< never begin, by index
  std::set<std::uint32_t> deadActions;             ///< can never be taken, by index
  std::set<std::uint32_t> emptyZones;              ///< no token ever comes into them
  std::set<std::uint32_t> toldZones;               ///< of which was told that they stay empty
};

/// prove_phases.cpp: phases that never begin, and phases in which nothing can be done.
void provePhases(Proofs& proofs);
/// prove_zones.cpp: zones that stay empty although tokens are taken from them.
void proveZones(Proofs& proofs);
/// prove_actions.cpp: actions that are never legal.
void proveActions(Proofs& proofs);
/// prove_triggers.cpp: triggers whose event never comes.
void proveTriggers(Proofs& proofs);
/// prove_end.cpp: a game that cannot end.
void proveEnd(Proofs& proofs);
/// prove_end.cpp: an end for one player alone in a game that all win or lose together.
void proveResults(Proofs& proofs);
/// prove_conditions.cpp: conditions that always or never hold.
void proveConditions(Proofs& proofs);
/// prove_words.cpp: words that no property of a token ever is.
void proveWords(Proofs& proofs);
/// prove_values.cpp: values that are always cut off at the bounds of a variable or zone.
void proveValues(Proofs& proofs);
/// prove_loops.cpp: loops that always leave members of their collection out.
void proveLoops(Proofs& proofs);
/// prove_moments.cpp: what is asked at another moment than one would think.
void proveMoments(Proofs& proofs);
/// prove_order.cpp: hidden stacks of different tokens whose order is the same in each game.
void proveOrder(Proofs& proofs);
/// prove_unordered.cpp: what is asked of one token of many that have no order.
void proveUnordered(Proofs& proofs);
/// prove_candidates.cpp: what is asked of each candidate and is the same for all.
void proveCandidates(Proofs& proofs);

}  // namespace ludo::compile
