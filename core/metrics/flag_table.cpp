// SPDX-License-Identifier: Apache-2.0
#include <cassert>

#include "core/metrics/flag.h"

namespace ludo::metrics {
namespace {

constexpr std::string_view lastPly = "the last ply";
constexpr std::string_view ours = "For designers; not in the seeds";

constexpr FlagInfo table[] = {
    {FlagKind::GivenUp, "GIVEN_UP", "Game given up",
     "A game was given up because it asked for more than the program does for any game; limits.md says how "
     "much that is",
     lastPly, ours,
     "Look at the rule that is named: what it goes through multiplies, or it never comes to an end."},
    {FlagKind::LoopDetected, "LOOP_DETECTED", "Loop",
     "In a game a position came back more than loopRepeats times with no random number drawn in between, or "
     "the "
     "turn cap was reached while positions recurred",
     "a position that was there before", "Seed 003, 2.4 C and 6.5 tier 1 (no infinite loops)",
     "Forbid the repetition, make moves that cannot be undone, or end the game after so many turns."},
    {FlagKind::NoLegalMoves, "NO_LEGAL_MOVES", "No legal moves",
     "In a game the player to move had no legal move although no end condition was met",
     "the position without a move", "Seed 003, 2.4 C and 6.5 tier 1 (legal moves exist on most turns)",
     "Allow to pass, or say with { ref: \"stuck\" } in an end condition what happens then."},
    {FlagKind::DominantAction, "DOMINANT_ACTION", "Dominant action",
     "In a game one action was taken in at least dominantShare of the plies that offered something else, "
     "with at "
     "least dominantChances of them; in at least rareShare of the games",
     lastPly, "Seed 003, 2.4 C",
     "Make it dearer, or the others better. With random agents it may show only that the action offers most "
     "of "
     "the moves."},
    {FlagKind::TrivialWin, "TRIVIAL_WIN", "Trivial win",
     "A game was won in fewer than trivialWinTurns turns; at least rareShare of the games were",
     "the winning ply", "Seed 003, 2.4 C and 6.5 tier 1 (not trivially won in < K turns)",
     "Look for the shortest way to the end and put something in it."},
    {FlagKind::Stall, "STALL", "Stall",
     "In a game nothing on the table changed for stallPlies plies in a row or more", "the end of the stall",
     "Seed 003, 2.4 C",
     "Moves without effect, or passing: end the phase when everybody has passed, or take the empty move "
     "away."},
    {FlagKind::TriggerDepthExceeded, "TRIGGER_DEPTH_EXCEEDED", "Trigger chain too deep",
     "In a game a chain of triggers ran into maxTriggerDepth and was cut off", "the ply with the chain",
     "Seed 003, 2.1 H, 2.4 C and 6.5 tier 1 (no trigger cascades)",
     "Triggers set each other off. Break the circle with a condition, or raise maxTriggerDepth."},
    {FlagKind::TurnCapReached, "TURN_CAP_REACHED", "Turn cap reached", "A game was stopped at its turn cap",
     lastPly, "Seed 003, 6.5 tier 1 (game terminates within max turns)",
     "The game may not end by itself: make it run out of something, or raise maxTurns if it is just long."},
    {FlagKind::SeatAdvantage, "SEAT_ADVANTAGE", "Advantage of a seat",
     "One seat won at least seatAdvantage more of the games that somebody won than its equal part, and the "
     "part lies "
     "outside the 95 % interval",
     "the end of a game that it won", "Seed 003, 6.5 tier 2 (balance: first-player win rate near 50 %)",
     "Compensate the others, or let players bid for the seat. Measure with stronger agents first."},
    {FlagKind::NearlyAllDrawn, "NEARLY_ALL_DRAWN", "Nearly all games drawn",
     "At least drawnShare of the games that ended, and at least neverGames of them, were draws",
     "the end of a draw", "Seed 001, appendix E (decisiveness)",
     "Add a tie-break, or an end that somebody must win."},
    {FlagKind::DominantStrategy, "DOMINANT_STRATEGY", "Dominant strategy",
     "Seats that opened with the same four actions won more than strategyShare of their games, by the lower "
     "end "
     "of the "
     "95 % interval, over at least strategyGames games, and there were other ways to open",
     "the end of a game that it won",
     "Seed 003, 6.5 tier 2 (dominant strategy: a single action sequence wins > 80 % of games)",
     "Give the others an answer to it, or make its first step cost more."},
    {FlagKind::EffectRefused, "EFFECT_REFUSED", "Effect often refused",
     "In a game one effect could not do what it says refusedEffects times or more: a full zone, a variable "
     "at its "
     "bound, or nothing to work on; in at least rareShare of the games",
     "the first refusal", ours,
     "If it is not meant, say in the action's precondition what must be possible, or widen the bound."},
    {FlagKind::ActionNeverLegal, "ACTION_NEVER_LEGAL", "Action never legal",
     "In at least neverGames games an action was legal at no ply", lastPly,
     "Seed 003, 6.5 tier 1 (multiple actions used across a game)",
     "Its precondition, cost or phase may be impossible to meet. Random players also miss what needs "
     "preparation."},
    {FlagKind::ActionNeverTaken, "ACTION_NEVER_TAKEN", "Action never taken",
     "In at least neverGames games an action was legal at some ply and nobody took it",
     "where it was legal first", "Seed 003, 6.5 tier 1 (multiple actions used across a game)",
     "It is not worth its price to these agents."},
    {FlagKind::TriggerNeverFired, "TRIGGER_NEVER_FIRED", "Trigger never fired",
     "In at least neverGames games a trigger did not fire once", lastPly, ours,
     "Check its event, match and condition, or drop it."},
    {FlagKind::EndNeverMet, "END_NEVER_MET", "End condition never met",
     "In at least neverGames games an end condition decided none", lastPly, ours,
     "An earlier condition may always come first. Some ends are rare by design, or need skill."},
    {FlagKind::ZonesNeverUsed, "ZONES_NEVER_USED", "Zones never used",
     "In at least neverGames games no token came to some zones", lastPly, "Seed 001, appendix E (coverage)",
     "Dead space: make the board smaller, or give a reason to go there."},
};

}  // namespace

std::span<const FlagInfo> flagTable() {
  return table;
}

const FlagInfo& flagInfo(FlagKind kind) {
  const FlagInfo& info = table[static_cast<std::size_t>(kind)];
  assert(info.kind == kind);
  return info;
}

std::string_view flagName(FlagKind kind) {
  return flagInfo(kind).name;
}

}  // namespace ludo::metrics
