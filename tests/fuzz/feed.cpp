// SPDX-License-Identifier: Apache-2.0
#include "feed.h"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "core/compile/analysis.h"
#include "core/compile/load_game.h"
#include "core/kernel/kernel.h"

namespace ludo::fuzz {
namespace {

constexpr int longestGame = 100;

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

void checkState(const kernel::Rules& rules, const kernel::State& state) {
  const kernel::HashSums sums = kernel::recomputeSums(rules, state);
  require(sums.position == state.positionSum && sums.identity == state.identitySum,
          "the incremental sums are not the recomputed ones");
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    const language::VariableDef& variable = rules.def().variables[i];
    const bool perSeat = variable.scope == language::VariableScope::Player;
    for (kernel::Seat seat = 0; seat < (perSeat ? rules.seats() : 1); ++seat) {
      const std::int64_t value = state.variables[rules.variableSlot(i, seat)];
      require(value >= rules.number(variable.min) && value <= rules.number(variable.max),
              "a variable is out of its bounds");
    }
  }
  std::size_t placed = 0;
  std::size_t alive = 0;
  for (const auto& zone : state.zones) placed += zone.size();
  for (const kernel::Token& token : state.tokens) alive += token.alive() ? 1 : 0;
  require(placed == alive, "a token is in two zones, or in none");
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

}  // namespace ludo::fuzz
