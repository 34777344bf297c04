// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Mistakes in a campaign file.
namespace ludo::diagnostics::kinds {

inline constexpr Kind UnknownMeasure{
    "unknown-measure", Severity::Error, "Unknown measure",
    "A measure is a metric of the reports, or a property of the game itself; docs/evolution.md lists them."};
inline constexpr Kind ImpossibleAxis{"impossible-axis", Severity::Error, "Impossible axis",
                                     "An axis goes from a smaller number to a larger one, and all axes "
                                     "together have at most a million cells."};
inline constexpr Kind ImpossibleQuality{
    "impossible-quality", Severity::Error, "Impossible quality",
    "The worst and the best value of a measure differ, and at least one quality has a weight above 0."};
inline constexpr Kind UnusableAgent{
    "unusable-agent", Severity::Error, "Agent that cannot play in a campaign",
    "Agents are written as for ludo eval. One that thinks by the clock never plays the same game twice, so a "
    "campaign could not go on where it was."};
inline constexpr Kind MissingGame{
    "missing-game", Severity::Error, "Game that cannot be read",
    "A campaign begins with games: files of specifications, relative to its own."};
inline constexpr Kind UnmeasuredQuality{
    "unmeasured-quality", Severity::Error, "Measure that nothing is played for",
    "Some measures take games of their own, which the key play asks for."};

/// All kinds of this file, in its order.
inline constexpr const Kind* campaignKinds[] = {
    &UnknownMeasure, &ImpossibleAxis, &ImpossibleQuality, &UnusableAgent, &MissingGame, &UnmeasuredQuality,
};

}  // namespace ludo::diagnostics::kinds
