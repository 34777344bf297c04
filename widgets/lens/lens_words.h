// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <vector>

#include "widgets/lens/lens.h"

/// What the lens found out, for people.
namespace ludo::widgets {

/// "7 tests hold", "2 of 7 tests fail"; empty where there are none.
QString testsText(const service::Analysis& analysis);
/// How many of them fail.
int failedTests(const service::Analysis& analysis);
/// Each test that fails, and in what, as HTML; empty when none does.
QString testsHtml(const service::Analysis& analysis);

/// "3 recorded games hold", "1 of 3 recorded games breaks"; empty where there are none.
QString recordedText(const std::vector<RecordedFile>& files);
int brokenGames(const std::vector<RecordedFile>& files);
QString recordedHtml(const std::vector<RecordedFile>& files);

/// "Player 1 wins 61 % → 54 % · … · 400 random games", from the saved rules to these; empty before the first.
QString gamesText(const LensFindings& findings);
/// All numbers with their intervals, beside those of the saved text, as HTML.
QString gamesHtml(const LensFindings& findings);

/// Whose games did not use a rule: those of the lens, or those of the last simulation.
enum class GamesOf { Lens, Simulation };

/// "This action was never legal in 200 random games".
QString unusedText(const metrics::RuleUse& rule, std::uint64_t games, GamesOf whose = GamesOf::Lens);

}  // namespace ludo::widgets
