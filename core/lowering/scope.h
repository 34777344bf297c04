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
enum class RecordKind : std::uint8_t;
class StandingSums;
class StandingTerms;
class TokenStore;
class Tokens;

/// One function's code while it is written: where and as whom, what names stand for, whether effects are only
/// tried. The parts share it, and it outlives them.
class Scope {
 public:
  /// Between phases the state says which one was last.
  static constexpr std::uint32_t unknownPhase = UINT32_MAX;

  /// `records`: a move tells what it changes; see Record.
  Scope(Context& context, Purpose purpose, bool records = false);
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;
  ~Scope();

  /// Counts a part of the rules that is written out; throws Unsupported when there are too many.
  void spend();
  /// Something could not be done in full: a cost that asks for it cannot be paid.
  void fail();
  /// The same, of which the kernel makes a note: a RecordKind, for the effect that is being written.
  void fail(machine::Word note);
  void fail(RecordKind note) { fail(static_cast<std::int64_t>(note)); }
  /// No token can come to the zone: there is none, or no room in it.
  void failTo(machine::Word zone);
  /// In a trial nothing random happens: it ends here. False outside of trials that can.
  bool endsTrial();
  /// Gives up: the kernel has to do it.
  void escape();
  /// Says what happens, as the kernel's log does, where whoever plays the move wants to know: see Record.
  void tell(RecordKind kind, machine::Word subject = 0, machine::Word before = 0, machine::Word after = 0) {
    tellOf(static_cast<std::int64_t>(kind), subject, before, after);
  }
  void tellIf(machine::Word condition, RecordKind kind, machine::Word subject = 0, machine::Word before = 0,
              machine::Word after = 0);
  /// Forgets what has been told of the move: it is played once more.
  void tellAnew();
  /// So many rounds of loops in several others have been gone through, or need not be gone through again.
  void countDeepRounds(machine::Word many);
  /// Something happens that only the kernel can tell.
  void leaveToKernel();

  Context& context;
  Purpose purpose;
  bool records;  ///< what happens is told
  machine::Builder builder;
  SetWriter sets;                                ///< of zones
  std::unique_ptr<StandingTerms> standingTerms;  ///< null where the rules count no repetitions
  std::unique_ptr<StandingSums> standingSums;    ///< of cells; else null
  std::unique_ptr<Cells> cells;                  ///< one of the three,
  std::unique_ptr<CountStore> counts;            ///< and null
  std::unique_ptr<TokenStore> store;             ///< for the others
  Tokens& tokens;                                ///< that one
  Names names;
  std::unique_ptr<Answers> answers;  ///< that loops keep

  // Where and as whom.
  machine::Word actor;
  machine::Word active;     ///< of fixed turns
  machine::Word lastActor;  ///< of fixed turns
  std::uint32_t phase = 0;
  std::size_t orderIndex = 0;
  bool stuck = false;   ///< what the condition "stuck" is
  bool ending = false;  ///< the end is asked for: no effects are under way
  Trial trial;
  machine::Word eventDepth = 0;  ///< of the event that effects react to

  // Effects under way.
  std::uint32_t effectNode = 0;                 ///< of the innermost
  int loops = 0;                                ///< of effects around
  std::int64_t mostRounds = 1;                  ///< of all of them together
  std::optional<machine::Variable> acts;        ///< 1 once something is done in a round of the innermost
  std::vector<ChoicePoint::List> lists;         ///< of effects around
  std::optional<std::uint32_t> actionUnderWay;  ///< whose effects are being written

  // What code knows from move to move.
  std::optional<machine::Variable> plies;  ///< of playouts: how many have been played
  machine::Variable waitingEvents;         ///< how many
  machine::Variable underWay;              ///< the action whose events are told; -1: none
  machine::Variable deepRounds;            ///< since a player decided, of loops in several others
  std::size_t deepLoops = 0;               ///< that have been written: see deepRounds
  machine::Variable rounds;                ///< since a player decided, of loops that may go on for long
  machine::Variable idlePhases;            ///< begun since a player decided

 private:
  void tellOf(machine::Word kind, machine::Word subject, machine::Word before, machine::Word after);

  Budget m_parts;
};

}  // namespace ludo::engine
