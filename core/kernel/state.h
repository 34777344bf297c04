// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/rng.h"
#include "core/kernel/excess.h"
#include "core/kernel/move.h"
#include "core/kernel/origins.h"
#include "core/kernel/value.h"
#include "core/language/game_def.h"

namespace ludo::kernel {

/// A token of a state, in play or gone. Its id is its index in State::tokens.
struct Token {
  std::uint32_t type = 0;     ///< index into GameDef::tokenTypes
  Seat owner = nobody;        ///< nobody: the token belongs to none
  ZoneId zone;                ///< invalid once destroyed
  std::uint32_t knownBy = 0;  ///< bit s: seat s knows what the token is; see observe.h
  std::vector<Value> props;   ///< by the token type's property order
  std::uint32_t pool = 0;     ///< poolOf: with which others it can be confused; see pools.h
  /// Where each of the props comes from; empty in games without uncertain values.
  std::vector<Origin> origins{};
  Origin nature = 0;  ///< where the token's type comes from; 0 when it is certain
  bool alive() const { return zone.valid(); }
  bool operator==(const Token&) const = default;
};

/// A game has no more players than this.
constexpr std::size_t maximumSeats = 16;

/// How the game ended for one seat.
enum class SeatResult : std::uint8_t { Win, Loss, Draw };

/// How a game ended.
struct Outcome {
  std::uint32_t endCondition = 0;    ///< index into GameDef::end
  std::vector<SeatResult> seats;     ///< by seat
  std::vector<std::int64_t> scores;  ///< by seat; empty when the game has no scoring
  bool operator==(const Outcome&) const = default;
};

/// What still has to happen before a player decides again. The kernel keeps it as data, not on its call
/// stack, so that a resolution can wait for a decision, be saved and be resumed.
struct Task {
  enum class Kind : std::uint8_t {
    Effects,    ///< run the rest of an effect list, from `next`
    Each,       ///< run a forEach body for the remaining `items`, or a repeat body `maximum` more times
    Choose,     ///< a decision is pending: see `items` (the options) and `picked`
    Events,     ///< dispatch queued events
    Committed,  ///< carry out the moves of a simultaneous phase, from `next`
    AfterMove,  ///< the move has resolved: check the end, then go on with the turn
    TurnStep,   ///< go on with the turn machinery at `stage`
    GivenUp     ///< nothing: the game asks for too much; `stage` is the Bound, `node` the construct
  };
  Kind kind = Kind::Effects;
  std::uint32_t list = 0;      ///< Effects, Each: number of the effect list
  std::uint32_t next = 0;      ///< Effects: index of the next effect; Each: of the next item; Choose: of the
                               ///< first option still open; Events: of the next trigger to try; TurnStep:
                               ///< the phase that a turn about to begin begins with
  std::uint32_t bindings = 0;  ///< how many of State::bindings are left when it is done
  std::uint32_t name = 0;      ///< Each, Choose: the binding's name
  std::uint32_t node = 0;      ///< the language node it comes from
  Seat chooser = nobody;       ///< Choose: who decides
  std::int64_t minimum = 0;    ///< Choose: picks needed; TurnStep: turns that count as played before the next
  std::int64_t maximum = 0;    ///< Choose: picks allowed; Each: repetitions left
  bool many = false;           ///< Choose: whether it is a chooseN, which binds a list
  std::uint8_t stage = 0;      ///< AfterMove, TurnStep: how far it has come
  std::vector<Value> items;    ///< Each: what the body runs for; Choose: the options
  std::vector<Value> picked;   ///< Choose: what has been picked so far
  bool operator==(const Task&) const = default;
};

/// An event that waits for dispatch.
struct QueuedEvent {
  language::EventKind kind = language::EventKind::ActionResolved;
  std::uint32_t subject = 0;  ///< phase or action index
  Seat player = nobody;
  TokenId token;  ///< of a token event; else invalid
  ZoneId zone;
  std::uint32_t depth = 0;           ///< length of the trigger chain that led to it
  std::vector<std::uint32_t> chain;  ///< the triggers of that chain, by index
  bool operator==(const QueuedEvent&) const = default;
};

/// A complete position: everything that decides the future. A plain value; copying it forks the game.
/// Only the kernel changes it, through StateEditor, which keeps the incremental sums.
struct State {
  std::vector<std::int64_t> variables;      ///< by Rules::variableSlot; see variables.h
  std::vector<Token> tokens;                ///< by TokenId
  std::vector<std::vector<TokenId>> zones;  ///< by ZoneId, bottom first; sets are in id order
  Rng rng;

  std::uint64_t turnNumber = 0;          ///< turns begun; the first is 1
  std::uint64_t moveCount = 0;           ///< plies played
  std::uint32_t orderIndex = 0;          ///< position in the turn order
  Seat active = nobody;                  ///< whose turn it is
  std::uint32_t phase = 0;               ///< index into TurnDef::phases
  std::vector<Seat> toAct;               ///< seats that still act in this phase; the first one does now
  std::vector<Seat> outOfPhase;          ///< seats that have left this phase, in that order
  std::vector<Move> committed;           ///< moves of a simultaneous phase, in seat order
  std::uint32_t actionsTaken = 0;        ///< by the seat that acts, in this phase
  std::uint32_t passes = 0;              ///< consecutive passes
  std::vector<Seat> extraTurns;          ///< seats that take a turn before the order goes on
  std::vector<bool> eliminated;          ///< by seat
  std::vector<std::uint32_t> turnUses;   ///< by Rules::useSlot: how often each action was taken in this turn,
  std::vector<std::uint32_t> phaseUses;  ///< in this phase,
  std::vector<std::uint32_t> gameUses;   ///< and in this game
  ZoneId lastZone;                       ///< where the last token was placed or moved to; invalid before that

  std::vector<Task> tasks;                    ///< a stack; empty while a player chooses an action
  std::vector<Binding> bindings;              ///< names bound by the resolution under way, innermost last
  std::vector<QueuedEvent> events;            ///< that wait to be told to triggers, in order
  Seat actor = nobody;                        ///< who took the action under way
  std::uint32_t actionUnderWay = UINT32_MAX;  ///< that action; UINT32_MAX: none
  bool partEnding = false;                    ///< the seat that acts has ended its part of the phase
  bool phaseEnding = false;                   ///< the phase ends once the action under way is done
  bool turnEnding = false;                    ///< and so does the turn
  std::uint32_t nextPhase = UINT32_MAX;  ///< where goToPhase leads after this phase; UINT32_MAX: the next one
  Seat lastActor = nobody;               ///< who made the last move: the actor of end conditions
  std::optional<Outcome> outcome;        ///< once the game is over
  /// By Rules::repetitions: the repetition keys of all positions from which a player was to move.
  std::vector<std::vector<std::uint64_t>> earlier;

  std::uint64_t positionSum = 0;  ///< incremental: variables and tokens by what they are
  std::uint64_t identitySum = 0;  ///< incremental: tokens by id

  bool over() const { return outcome.has_value(); }
  /// Why the game cannot go on: it asks for more than the kernel does. Nothing for a game that can.
  std::optional<Excess> givenUp() const {
    if (tasks.empty() || tasks.back().kind != Task::Kind::GivenUp) return std::nullopt;
    return Excess{static_cast<Bound>(tasks.back().stage), tasks.back().node};
  }
  /// The decision that is pending inside a resolution, or null when a player chooses an action.
  const Task* pendingChoice() const {
    return !tasks.empty() && tasks.back().kind == Task::Kind::Choose ? &tasks.back() : nullptr;
  }
  bool operator==(const State&) const = default;
};

}  // namespace ludo::kernel
