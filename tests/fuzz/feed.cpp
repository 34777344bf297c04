// SPDX-License-Identifier: Apache-2.0
#include "feed.h"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "checked_play.h"
#include "core/compile/analysis.h"
#include "core/compile/load_game.h"
#include "core/kernel/kernel.h"
#include "equality/lowered_part.h"
#include "equality/plays.h"
#include "playable_game.h"

namespace ludo::fuzz {
namespace {

constexpr int longestGame = 100;

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

void checkState(const kernel::Rules& rules, const kernel::State& state) {
  const std::string wrong = testing::unsoundness(rules, state);
  require(wrong.empty(), wrong.c_str());
}

void play(const kernel::Rules& rules) {
  kernel::State state = kernel::initialState(rules, 1);
  Rng random(2);
  for (int ply = 0; ply < longestGame && !state.over(); ++ply) {
    checkState(rules, state);
    const std::vector<kernel::Move> moves = kernel::legalMoves(rules, state);
    if (moves.empty()) return;
    kernel::applyMove(rules, state, moves[random.below(moves.size())]);
  }
  checkState(rules, state);
}

}  // namespace

void feedSpecification(std::string_view text) {
  const auto source = std::make_shared<const SourceText>("fuzzed.md", std::string(text));
  const compile::AnalysisPtr analysis = compile::analyse(source);
  const std::size_t step = text.size() / 8 + 1;
  for (std::size_t offset = 0; offset <= text.size(); offset += step) {
    compile::completionsAt(*analysis, offset);
    compile::hoverAt(*analysis, offset);
    compile::definitionAt(*analysis, offset);
  }
  const diagnostics::FixedText fixed = diagnostics::applyCertainFixes(*source, analysis->diagnostics);
  if (!fixed.applied.empty()) compile::analyse(std::make_shared<const SourceText>("fixed.md", fixed.content));
  if (analysis->rules != nullptr) play(*analysis->rules);
}

void feedGame(std::string_view json) {
  diagnostics::List diagnostics;
  const auto source = std::make_shared<const SourceText>("fuzzed.json", std::string(json));
  const language::GameDefPtr game = compile::loadGameDef(source, diagnostics);
  if (game != nullptr) play(*kernel::makeRules(game));
}

void feedChoices(std::string_view bytes) {
  if (bytes.empty()) return;
  const int size = static_cast<unsigned char>(bytes.front()) % 101;
  testing::Choices choices(bytes.substr(1));
  const auto game = std::make_shared<const language::GameDef>(testing::playableGame(choices, size));
  const testing::CheckedPlay play = testing::checkedPlay(*kernel::makeRules(game), 1, longestGame);
  require(play.broken.empty(), play.broken.c_str());
}

void feedEngine(std::string_view bytes) {
  if (bytes.size() < 2) return;
  const int size = static_cast<unsigned char>(bytes[0]) % 101;
  testing::Plays plays;
  if (static_cast<unsigned char>(bytes[1]) % 2 != 0) plays.form = engine::Form{engine::TokenForm::Ids, true};
  testing::Choices choices(bytes.substr(2));
  const auto game = testing::loweredPart(testing::playableGame(choices, size), plays.form);
  if (!game) return;
  testing::Tally tally;
  const std::optional<engine::Divergence> found = testing::firstDivergence(*game, plays, tally);
  if (!found) return;
  // Shrinking takes longer than a fuzzer waits.
  const bool shrinks = std::getenv("LUDO_SHRINK") != nullptr;
  const std::string wrong =
      shrinks ? testing::divergenceText(*game, plays, tally) : testing::text({*game, *found});
  require(false, wrong.c_str());
}

}  // namespace ludo::fuzz
