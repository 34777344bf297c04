// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/budget.h"
#include "core/layout/zone_set.h"
#include "core/lowering/choice_point.h"
#include "core/lowering/names.h"
#include "core/lowering/purpose.h"
#include "core/lowering/trial.h"

namespace ludo::engine {

class Answers;
class Cells;
struct Context;
class CountStore;
enum class ChangeKind : std::uint8_t;
class RepetitionSums;
class RepetitionTerms;
class TokenStore;
class Tokens;

/// The function that is being written: its code so far, at which stage and as whom it is written, what names
/// are bound to, whether effects are only tried. All parts share it; it belongs to Parts and outlives them.
/// One thread.
class FunctionLowering {
 public:
  /// `phase` between phases, where the state says which one was last.
  static constexpr std::uint32_t unknownPhase = UINT32_MAX;

  /// `records`: the code tells what a move changes; see ChangeMemory.
  FunctionLowering(Context& context, Purpose purpose, bool records = false);
  FunctionLowering(const FunctionLowering&) = delete;
  FunctionLowering& operator=(const FunctionLowering&) = delete;
  ~FunctionLowering();

  /// Counts a part of the rules that is written out; throws Unsupported when there are too many.
  void spend();
  /// Something could not be done in full: where a cost is tried, it cannot be paid.
  void fail();
  /// The same where the kernel writes a note: tells it as a ChangeKind, for the effect under way.
  void fail(machine::Word note);
  void fail(ChangeKind note) { fail(static_cast<std::int64_t>(note)); }
  /// No token can enter the zone: tells whether it does not exist (-1) or is full.
  void failTo(machine::Word zone);
  /// Something random would happen: a trial that can end here does, and true is given. Otherwise false.
  bool endsTrial();
  /// As Part::escape.
  void escape();
  /// Writes code that tells a change, as the kernel's log does, where `records`: see ChangeKind for the
  /// words.
  void tell(ChangeKind kind, machine::Word subject = 0, machine::Word before = 0, machine::Word after = 0) {
    tellOf(static_cast<std::int64_t>(kind), subject, before, after);
  }
  /// The same where the condition holds in play.
  void tellIf(machine::Word condition, ChangeKind kind, machine::Word subject = 0, machine::Word before = 0,
              machine::Word after = 0);
  /// Forgets what has been told of the move, because it is played again.
  void tellAnew();
  /// Counts rounds of deeply nested loops (see deepRounds).
  void countDeepRounds(machine::Word many);
  /// Something happens of which only the kernel can tell: ChangeMemory::isLeft.
  void leaveToKernel();

  Context& context;
  Purpose purpose;
  bool records;  ///< the code tells what a move changes
  machine::Builder builder;
  SetWriter sets;                                    ///< of zones
  std::unique_ptr<RepetitionTerms> repetitionTerms;  ///< null where the rules count no repetitions
  std::unique_ptr<RepetitionSums> repetitionSums;    ///< of cells; else null
  std::unique_ptr<Cells> cells;                      ///< exactly one of
  std::unique_ptr<CountStore> counts;                ///< these three
  std::unique_ptr<TokenStore> store;                 ///< is not null,
  Tokens& tokens;                                    ///< and this is it
  Names names;
  std::unique_ptr<Answers> answers;  ///< what loops keep from round to round

  // Where and as whom.
  machine::Word actor;           ///< as whom code is written
  machine::Word active;          ///< of fixed turns
  machine::Word lastActor;       ///< of fixed turns
  std::uint32_t phase = 0;       ///< of the stage; unknownPhase between phases
  std::size_t orderIndex = 0;    ///< of the stage: place in the turn order; of fixed turns
  bool stuck = false;            ///< what the condition "stuck" gives
  bool ending = false;           ///< end conditions are being written: no effects are under way
  Trial trial;                   ///< the trial under way
  machine::Word eventDepth = 0;  ///< Event::depth of the event that the effects react to

  // Effects under way.
  std::uint32_t effectNode = 0;           ///< node of the innermost
  int loops = 0;                          ///< how many loops of effects are around the place
  std::int64_t mostRounds = 1;            ///< of all these loops together, at most
  std::optional<machine::Variable> acts;  ///< 1 once something was done in this round of the innermost loop
  std::vector<ChoicePoint::List> lists;   ///< effect lists around the place
  std::optional<std::uint32_t> actionUnderWay;  ///< the action whose effects are being written

  // What code knows from move to move.
  std::optional<machine::Variable> plies;  ///< in playouts: how many have been played
  machine::Variable waitingEvents;         ///< how many events wait for triggers
  machine::Variable underWay;              ///< the action whose events triggers hear of; -1: none
  machine::Variable deepRounds;            ///< rounds of deeply nested loops since a player decided
  std::size_t deepLoops = 0;               ///< how many such loops have been written
  machine::Variable rounds;      ///< rounds since a player decided, of loops that may go on for long
  machine::Variable idlePhases;  ///< phases begun since a player decided

 private:
  void tellOf(machine::Word kind, machine::Word subject, machine::Word before, machine::Word after);

  Budget m_parts;
};

}  // namespace ludo::engine
