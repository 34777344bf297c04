// SPDX-License-Identifier: Apache-2.0
// What must hold of every game there is, of games that are generated.
#include <gtest/gtest.h>

#include "checked_play.h"
#include "core/compile/load_game.h"
#include "core/sim/replay.h"
#include "core/sim/run_game.h"
#include "generated_games.h"

namespace ludo::testing {
namespace {

language::GameDefPtr loaded(const std::string& json, diagnostics::List& told) {
  return compile::loadGameDef(std::make_shared<const SourceText>("game.json", json), told);
}

TEST(GeneratedGames, KeepEveryPromiseOfTheKernel) {
  EXPECT_TRUE(rc::check([] {
    const PlayedGame played = *playedGames();
    const CheckedPlay play = checkedPlay(*played.rules(), played.seed);
    if (!play.broken.empty()) RC_FAIL(play.broken);
  }));
}

TEST(GeneratedGames, AreReadBackAsTheyWereWritten) {
  EXPECT_TRUE(rc::check([] {
    const PlayedGame played = *playedGames();
    const std::string json = text::writeJson(language::writeGameDef(played.game));
    diagnostics::List told;
    const language::GameDefPtr again = loaded(json, told);
    for (const diagnostics::Diagnostic& diagnostic : told)
      RC_LOG(diagnostic.path + ": " + diagnostic.message);
    RC_ASSERT(again != nullptr);
    RC_ASSERT(text::writeJson(language::writeGameDef(*again)) == json);
    // The nodes have other numbers; all that decides the future is the same.
    const auto hash = [&played](const kernel::Rules& rules) {
      return kernel::stateHash(rules, kernel::initialState(rules, played.seed));
    };
    RC_ASSERT(hash(*kernel::makeRules(again)) == hash(*played.rules()));
  }));
}

TEST(GeneratedGames, EndOrHitTheCapAndReplay) {
  EXPECT_TRUE(rc::check([] {
    const PlayedGame played = *playedGames();
    const kernel::RulesPtr rules = played.rules();
    const sim::GameTrace trace = sim::runNamedGame(rules, played.seed, {"random"}, {12, true});
    RC_ASSERT((trace.stop == sim::Stop::Ended) == trace.outcome.has_value());
    diagnostics::List told;
    const SourceText text("trace.json", sim::traceText(*rules, trace));
    const text::DataNode head = sim::readTraceHead(text, told);
    const std::optional<sim::GameTrace> read = sim::readTrace(*rules, head, text, told);
    for (const diagnostics::Diagnostic& diagnostic : told)
      RC_LOG(diagnostic.path + ": " + diagnostic.message);
    RC_ASSERT(read.has_value());
    RC_ASSERT(sim::traceText(*rules, *read) == text.content());
    const sim::Replay replay(rules, *read);
    if (replay.divergence()) RC_LOG(replay.divergence()->what);
    RC_ASSERT(replay.verified());
  }));
}

TEST(GeneratedGames, AreRefusedOrPlayedWhenDamaged) {
  EXPECT_TRUE(rc::check([](std::uint64_t damage) {
    const PlayedGame played = *playedGames();
    Choices choices(damage);
    const std::string json = damagedJson(played.game, choices);
    RC_LOG(json);
    diagnostics::List told;
    const language::GameDefPtr game = loaded(json, told);
    RC_ASSERT((game == nullptr) == diagnostics::hasErrors(told));
    if (game == nullptr) return;
    const CheckedPlay play = checkedPlay(*kernel::makeRules(game), played.seed, 10);
    if (!play.broken.empty()) RC_FAIL(play.broken);
  }));
}

}  // namespace
}  // namespace ludo::testing
