// SPDX-License-Identifier: Apache-2.0
#include "game_text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/engine/compile.h"
#include "core/engine/lowered_program.h"
#include "core/service/analysis.h"
#include "equality/plays.h"
#include "plain_machine.h"

namespace ludo::engine::testing_games {

std::string filledIn(std::string text, const std::vector<std::pair<std::string, std::string>>& words) {
  for (const auto& [word, by] : words) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + by.size()))
      text.replace(at, word.size(), by);
  }
  return text;
}

std::string gameOfStones(int rows, int turns, const std::string& effects, const std::string& more) {
  const std::string text = R"y(```yaml
section: "metadata"
id: "stones"
players: { min: 2, max: 2 }
```
```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: ROWS, cols: ROWS } }, capacity: 1 }
```
```yaml
section: "tokenTypes"
items:
  - { id: "stone" }
```
```yaml
section: "turn"
phases: [{ id: "main", pass: "forced" }]
```
```yaml
section: "actions"
items:
  - id: "put"
    phase: "main"
    params: [{ name: "$c", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects:
      - place: { type: "stone", zone: "$c" }
EFFECTS```
```yaml
section: "end"
items:
  - { id: "long", when: { op: ">", left: { ref: "turnNumber" }, right: TURNS }, result: { type: "draw" } }
```
)y";
  return filledIn(text,
                  {{"ROWS", std::to_string(rows)}, {"TURNS", std::to_string(turns)}, {"EFFECTS", effects}}) +
         more;
}

kernel::RulesPtr rulesOf(const std::string& text) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>("game.md", text));
  std::string told;
  for (const diagnostics::Diagnostic& diagnostic : analysis->diagnostics) told += diagnostic.message + "\n";
  EXPECT_NE(analysis->rules, nullptr) << told;
  return analysis->rules;
}

void expectPlayedAsByTheKernel(const std::string& text) {
  const kernel::RulesPtr rules = rulesOf(text);
  ASSERT_NE(rules, nullptr);
  ludo::testing::Tally tally;
  for (const std::optional<Encoding>& encoding :
       {std::optional<Encoding>(), std::optional(Encoding{TokenEncoding::Ids, TurnEncoding::Free})}) {
    ludo::testing::Plays plays;
    plays.encoding = encoding;
    EXPECT_EQ(ludo::testing::divergenceText(rules->def(), plays, tally), "");
  }
  EXPECT_EQ(tally.lowered, 2U);
  EXPECT_GT(tally.plies, 0U);
}

double instructionsPerPly(const std::string& text) {
  constexpr std::uint64_t games = 5;
  constexpr std::uint64_t mostPlies = 200;
  const kernel::RulesPtr rules = rulesOf(text);
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  EXPECT_EQ(made.execution, Execution::Interpreted) << made.reason;
  Reduction reduction(rules, made.encoding.tokens);
  const LoweredGame game = lowerGame(reduction, made.encoding, false);
  std::uint64_t instructions = 0;
  std::uint64_t plies = 0;
  const LoweredProgram program(rules, std::move(reduction), game,
                               machine::makePlainMachine(game.module, &instructions));
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    Position position = program.start(seed);
    Rng picks(seed);
    plies += program.playout(position, picks, {mostPlies}).plies;
  }
  EXPECT_GT(plies, 0U);
  return static_cast<double>(instructions) / static_cast<double>(std::max<std::uint64_t>(plies, 1));
}

}  // namespace ludo::engine::testing_games
