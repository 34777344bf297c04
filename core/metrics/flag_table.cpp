// SPDX-License-Identifier: Apache-2.0
#include <cassert>

#include "core/metrics/flag.h"

namespace ludo::metrics {
namespace {

constexpr std::string_view lastPly = "the last ply";

constexpr FlagInfo flagRows[] = {
    {FlagKind::GivenUp, "GIVEN_UP", "Game given up",
     "A game was given up because it asked for more than the program does for any game; limits.md says how "
     "much that is",
     lastPly,
     "Look at the rule that is named: what it goes through multiplies, or it never comes to an end."},
    {FlagKind::LoopDetected, "LOOP_DETECTED", "Loop",
     "In a game a position came back more than loopRepeats times with no random number drawn in between, or "
     "the "
     "turn cap was reached while positions recurred",
     "a position that was there before",
     "Forbid the repetition, make moves that cannot be undone, or end the game after so many turns."},
    {FlagKind::NoLegalMoves, "NO_LEGAL_MOVES", "No legal moves",
     "In a game the player to move had no legal move although no end condition was met",
     "the position without a move",
     "Allow to pass, or say with { ref: \"stuck\" } in an end condition what happens then."},
    {FlagKind::DominantAction, "DOMINANT_ACTION", "Dominant action",
     "In a game one action was taken in at least dominantShare of the plies that offered something else, "
     "with at "
     "least dominantChances of them; in at least rareShare of the games",
     lastPly,
     "Make it dearer, or the others better. With random agents it may show only that the action offers most "
     "of "
     "the moves."},
    {FlagKind::TrivialWin, "TRIVIAL_WIN", "Trivial win",
     "A game was won in fewer than trivialWinTurns turns; at least rareShare of the games were",
     "the winning ply", "Look for the shortest way to the end and put something in it."},
    {FlagKind::Stall, "STALL", "Stall",
     "In a game nothing on the table changed for stallPlies plies in a row or more", "the end of the stall",
     "Moves without effect, or passing: end the phase when everybody has passed, or take the empty move "
     "away."},
    {FlagKind::TriggerDepthExceeded, "TRIGGER_DEPTH_EXCEEDED", "Trigger chain too deep",
     "In a game a chain of triggers ran into maxTriggerDepth and was cut off", "the ply with the chain",
     "Triggers set each other off. Break the circle with a condition, or raise maxTriggerDepth."},
    {FlagKind::TurnCapReached, "TURN_CAP_REACHED", "Turn cap reached", "A game was stopped at its turn cap",
     lastPly,
     "The game may not end by itself: make it run out of something, or raise maxTurns if it is just long.",
     "Browne 2008 (completion)"},
    {FlagKind::SeatAdvantage, "SEAT_ADVANTAGE", "Advantage of a seat",
     "One seat won at least seatAdvantage more of the games that somebody won, which are at least "
     "neverGames, "
     "than its equal part, and the part lies outside the 95 % interval",
     "the end of a game that it won",
     "Compensate the others, or let players bid for the seat. Measure with stronger agents first.",
     "Browne 2008 (advantage)"},
    {FlagKind::NearlyAllDrawn, "NEARLY_ALL_DRAWN", "Nearly all games drawn",
     "At least drawnShare of the games that ended, and at least neverGames of them, were draws",
     "the end of a draw", "Add a tie-break, or an end that somebody must win.", "Browne 2008 (drawishness)"},
    {FlagKind::DominantStrategy, "DOMINANT_STRATEGY", "Dominant strategy",
     "Seats that opened with the same four actions won more than strategyShare of their games, by the lower "
     "end "
     "of the "
     "95 % interval, over at least strategyGames games, and there were other ways to open",
     "the end of a game that it won", "Give the others an answer to it, or make its first step cost more."},
    {FlagKind::EffectRefused, "EFFECT_REFUSED", "Effect often refused",
     "In a game one effect could not do what it says refusedEffects times or more: a full zone, a variable "
     "at its "
     "bound, or nothing to work on; in at least rareShare of the games",
     "the first refusal",
     "If it is not meant, say in the action's precondition what must be possible, or widen the bound."},
    {FlagKind::RuleChangesNothing, "RULE_CHANGES_NOTHING", "Rule changes nothing",
     "An action was taken, or a trigger fired, at least neverGames times, and none of its effects changed "
     "anything; looked for where it is counted how often each rule runs",
     lastPly, "Nobody can tell that the rule is there. Let it do what it is meant to, or drop it."},
    {FlagKind::ActionNeverLegal, "ACTION_NEVER_LEGAL", "Action never legal",
     "In at least neverGames games an action was legal at no ply", lastPly,
     "Its precondition, cost or phase may be impossible to meet. Random players also miss what needs "
     "preparation."},
    {FlagKind::ActionNeverTaken, "ACTION_NEVER_TAKEN", "Action never taken",
     "In at least neverGames games an action was legal at some ply and nobody took it",
     "where it was legal first", "It is not worth its price to these agents."},
    {FlagKind::TriggerNeverFired, "TRIGGER_NEVER_FIRED", "Trigger never fired",
     "In at least neverGames games a trigger did not fire once", lastPly,
     "Check its event, match and condition, or drop it."},
    {FlagKind::EndNeverMet, "END_NEVER_MET", "End condition never met",
     "In at least neverGames games an end condition decided none", lastPly,
     "An earlier condition may always come first. Some ends are rare by design, or need skill."},
    {FlagKind::ZonesNeverUsed, "ZONES_NEVER_USED", "Zones never used",
     "In at least neverGames games no token came to some zones", lastPly,
     "Dead space: make the board smaller, or give a reason to go there.", "Todd et al. 2024 (coverage)"},
};

}  // namespace

std::span<const FlagInfo> flagTable() {
  return flagRows;
}

const FlagInfo& flagInfo(FlagKind kind) {
  const FlagInfo& info = flagRows[static_cast<std::size_t>(kind)];
  assert(info.kind == kind);
  return info;
}

std::string_view flagName(FlagKind kind) {
  return flagInfo(kind).name;
}

}  // namespace ludo::metrics
