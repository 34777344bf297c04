// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/budget.h"
#include "core/diagnostics/diagnostic.h"
#include "core/kernel/event_log.h"
#include "core/kernel/fixed_rolls.h"
#include "core/kernel/move_labels.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"
#include "core/kernel/token_names.h"

/// The reference execution of a GameDef: clear first. What it does is the meaning of the language.
/// Each call is bounded by limits.h. Where a function takes a `whole`, the budget of several calls together,
/// the call may spend no more than is left there, and is charged to it. A call that comes to a bound says so:
/// State::givenUp of a state, LegalMoves::excess of a list of moves. Where `rolls` are given, dice show these
/// numbers; other chance is not affected. A `log` that is not null is added to. Null is allowed for all
/// three.
///
/// All functions are pure but for the state they are given; they may run on any thread at once.
namespace ludo::kernel {

/// Where a game begins when it does not begin with its first turn, for positions that are set up by hand.
struct Beginning {
  Seat active = nobody;      ///< whose turn it is; the first seat's of the turn order when nobody
  std::uint32_t phase = 0;   ///< the phase that this turn begins with, by index
  std::uint32_t turns = 0;   ///< how many turns count as played before it
  std::uint32_t passes = 0;  ///< how many passes in a row came before it
  /// How often actions were taken before it, by Rules::useSlot; empty: never.
  std::vector<std::uint32_t> uses = {};
  bool emptied = false;  ///< whether the game's own setup is left out
  /// Effects that happen after the setup, one of the `positions` of the Rules; null: none.
  const language::EffectList* position = nullptr;
};

/// The state in which the first player to decide decides: setup is done and the first turn has begun. It may
/// be over already (an end condition that holds from the start).
State initialState(const Rules& rules, std::uint64_t seed, EventLog* log = nullptr,
                   const Beginning& beginning = {}, Budget* whole = nullptr, FixedRolls* rolls = nullptr);

/// Who decides now; `nobody` when the game is over.
Seat playerToMove(const State& state);

/// What a player may do.
struct LegalMoves {
  std::vector<Move> moves;
  std::optional<Excess> excess;  ///< why moves may be missing; nothing when the list is complete
};

/// Every move the deciding player may make, in canonical order, each once. Empty when the game is over or
/// given up, or when the player is stuck (the simulator raises NO_LEGAL_MOVES).
LegalMoves listLegalMoves(const Rules& rules, const State& state, Budget* whole = nullptr);
/// The same without the excess, for callers who can do with as many moves as could be listed.
std::vector<Move> legalMoves(const Rules& rules, const State& state, Budget* whole = nullptr);
/// Whether the move is among the legal ones, all of which are listed for it.
bool isLegal(const Rules& rules, const State& state, const Move& move);

/// Plays a legal move and everything that follows from it, up to the next decision or the end.
/// The move must be legal: asserted, not checked.
void applyMove(const Rules& rules, State& state, const Move& move, EventLog* log = nullptr,
               Budget* whole = nullptr, FixedRolls* rolls = nullptr);

/// Covers all of the state that decides the future, the random generator and counters included.
std::uint64_t stateHash(const Rules& rules, const State& state);
/// The same without the random generator, counters and token identities: equal for positions that look alike.
std::uint64_t positionHash(const Rules& rules, const State& state);
/// State::positionSum and State::identitySum computed afresh, to check the incremental ones.
struct HashSums {
  std::uint64_t position = 0;
  std::uint64_t identity = 0;
};
HashSums recomputeSums(const Rules& rules, const State& state);

/// Each seat's score by the game's scoring section; empty when it has none, or one that asks for too much.
std::vector<std::int64_t> scores(const Rules& rules, const State& state);

/// What the text of a move begins with: the action's id, "choose", "stop", "endPhase" or "pass".
std::string moveName(const Rules& rules, const Move& move);
/// "place(cell_1_2)": the action's id with its arguments; "choose(3)", "stop", "endPhase", "pass".
/// Zones by name, tokens as tokenName says, players as P1, P2...
std::string moveText(const Rules& rules, const State& state, const Move& move);
/// "player 1" for the first seat, "nobody" for none.
std::string seatText(std::int64_t seat);
/// A value as tests and traces write it: numbers in digits, zones by name, tokens as tokenName says.
std::string valueText(const Rules& rules, const State& state, const Value& value);
/// One line for a change, given the state after it, or for a note: "money of player 1: 2 -> 3", "Q of hearts:
/// deck -> hand of player 1".
std::string deltaText(const Rules& rules, const State& after, const Delta& delta);
std::string noteText(const Rules& rules, const Note& note);

/// Tells the game's author why it was given up, at the place in the text where there is one.
diagnostics::Diagnostic& reportExcess(diagnostics::List& list, const Rules& rules, const Excess& excess);

/// The names of the fields in which two states differ, with both values, e.g. "money of player 1: 2 / 3".
std::vector<std::string> differences(const Rules& rules, const State& a, const State& b);

}  // namespace ludo::kernel
