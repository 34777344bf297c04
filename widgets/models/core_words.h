// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "core/metrics/report.h"
#include "core/sim/replay.h"

/// The fixed vocabulary of core, for people and translatable: what panels show of flags, outcomes and the
/// like, where core itself has English words for reports and traces. Names that a designer gave stay as they
/// are; so do diagnostics. In English the texts of flags are those of core.
namespace ludo::widgets {

/// "Loop", and a sentence that says what it means.
QString flagTitle(metrics::FlagKind kind);
QString flagHelp(metrics::FlagKind kind);
/// What was seen, and in how many of the games.
QString flagText(const metrics::Flag& flag, const metrics::EvalReport& report);

/// How a game can end; `name` is what the report calls it.
QString outcomeTitle(const std::string& name);
/// What a player can do; `name` is an action, or what the report calls everything else.
QString actionTitle(const std::string& name);

/// In what a replayed game differs from its record; `what` is sim::Divergence::what.
QString divergenceTitle(const std::string& what);

/// The kind of a completion, such as "zone".
QString completionKindTitle(const std::string& kind);

}  // namespace ludo::widgets
