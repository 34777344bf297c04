// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// What can be proved of a game without playing it: parts that cannot do what they are there for.
namespace ludo::diagnostics::kinds {

inline constexpr Kind AlwaysTrue{"always-true", Severity::Warning, "Condition that always holds",
                                 "Bounds and starting values leave no way for it not to hold."};
inline constexpr Kind AlwaysFalse{"always-false", Severity::Warning, "Condition that never holds",
                                  "Bounds and starting values leave no way for it to hold."};
inline constexpr Kind OutOfBounds{"out-of-bounds", Severity::Warning, "Value that is always cut off",
                                  "The value lies outside the variable's bounds and is cut off at them."};
inline constexpr Kind CutShort{"cut-short", Severity::Warning, "Loop that leaves members out",
                               "Its limit is smaller than its collection ever is."};
inline constexpr Kind ImpossibleAction{"impossible-action", Severity::Warning, "Action that is never legal",
                                       "Its condition, cost or parameters cannot be met in any position."};
inline constexpr Kind UnreachablePhase{"unreachable-phase", Severity::Warning, "Phase that never begins",
                                       "The turn leaves it out, or ends before it."};
inline constexpr Kind IdlePhase{"idle-phase", Severity::Warning, "Phase without anything to do",
                                "A player must act in it, but no action may be taken there."};
inline constexpr Kind EmptyZone{"empty-zone", Severity::Warning, "Zone that stays empty",
                                "Tokens are taken from it, but none ever come into it."};
inline constexpr Kind DeadTrigger{"dead-trigger", Severity::Warning, "Trigger that never fires",
                                  "Nothing in the game raises the event that it waits for."};
inline constexpr Kind NeverEnds{"never-ends", Severity::Warning, "Game without a way to end",
                                "No end condition can ever hold."};

inline constexpr Kind OtherMoment{"other-moment", Severity::Warning, "Question asked at another moment",
                                  "What is asked is asked earlier or later than one would think, and means "
                                  "something else then."};
inline constexpr Kind OpenSecret{"open-secret", Severity::Warning, "Secret that everybody can tell",
                                 "A hidden token can be one thing only, or what happens shows what it is."};
inline constexpr Kind UnknownSecret{"unknown-secret", Severity::Warning, "Secret that bots cannot guess",
                                    "The rules do not say what values a hidden token may have."};
inline constexpr Kind LoneResult{"lone-result", Severity::Warning, "Result of one player alone",
                                 "All the other end conditions let everybody win or lose together."};
inline constexpr Kind AsksOneOfMany{
    "asks-one-of-many", Severity::Warning, "Question that one token answers",
    "A zone without order holds several tokens, and only one of them is asked."};
inline constexpr Kind AsksNoCandidate{"asks-no-candidate", Severity::Warning,
                                      "Question that is the same for all candidates",
                                      "What stands under \"where\" or \"each\" is asked of each candidate in "
                                      "turn, and here it does not mention it."};

/// All kinds of this file, in its order.
inline constexpr const Kind* proofKinds[] = {
    &AlwaysTrue,  &AlwaysFalse, &OutOfBounds,   &CutShort,        &ImpossibleAction, &UnreachablePhase,
    &IdlePhase,   &EmptyZone,   &DeadTrigger,   &NeverEnds,       &OpenSecret,       &UnknownSecret,
    &OtherMoment, &LoneResult,  &AsksOneOfMany, &AsksNoCandidate,
};

}  // namespace ludo::diagnostics::kinds
