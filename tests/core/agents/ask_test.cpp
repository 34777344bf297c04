// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cmath>

#include "core/agents/agent.h"
#include "core/service/analysis.h"

namespace ludo::agents {
namespace {

/// Eight cards of different worth are dealt; then the first player takes one out of the other's hand unseen.
kernel::RulesPtr thieves() {
  std::string types;
  std::string deck;
  for (char worth = '1'; worth <= '8'; ++worth) {
    types += std::string(R"(  - { id: "card)") + worth + "\" }\n";
    deck += std::string(R"(  - createToken: { type: "card)") + worth + "\", zone: \"deck\" }\n";
  }
  const std::string text =
      R"(# Thieves

```yaml
section: "metadata"
id: "thieves"
players: { min: 2, max: 2 }
```
```yaml
section: "zones"
items:
  - { id: "deck", visibility: "hidden" }
  - { id: "hand", owner: "player", visibility: "owner", ordering: "set" }
```
```yaml
section: "tokenTypes"
items:
)" + types +
      R"(```
```yaml
section: "setup"
items:
)" + deck +
      R"(  - shuffle: { zone: "deck" }
  - draw: { from: "deck", to: "hand:all", count: 3 }
```
```yaml
section: "turn"
phases:
  - { id: "main" }
```
```yaml
section: "actions"
items:
  - id: "steal"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "hand:opponent" } }]
    effects: [{ moveToken: { token: "$card", to: "hand:actor" } }]
```
```yaml
section: "end"
items:
  - { when: { ref: "stuck" }, result: { type: "draw" } }
```
)";
  const auto analysis = service::analyse(std::make_shared<const SourceText>("thieves.md", text));
  if (!analysis->rules) throw std::runtime_error("thieves.md does not compile");
  return analysis->rules;
}

/// Takes the last move it is shown.
class LastMoveAgent final : public Agent {
 public:
  std::size_t chooseMove(const Decision& decision) override { return decision.legalMoves.size() - 1; }
};

// Neither the order of the moves nor the ids in them may tell which of the unseen cards is the best.
TEST(Ask, ShowsUnknownTokensInNoTellingOrder) {
  const kernel::RulesPtr rules = thieves();
  LastMoveAgent agent;
  Rng rng(1);
  int best = 0;
  constexpr int games = 3'000;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    const kernel::State state = kernel::initialState(*rules, seed);
    const std::vector<kernel::Move> legal = kernel::legalMoves(*rules, state);
    ASSERT_EQ(legal.size(), 3U);
    const kernel::TokenId taken = legal[ask(agent, *rules, state, legal, rng)].args.front().token();
    bool isBest = true;
    for (const kernel::Move& other : legal)
      isBest =
          isBest && state.tokens[other.args.front().token().index].type <= state.tokens[taken.index].type;
    best += isBest ? 1 : 0;
  }
  // One in three, with a standard deviation of 25.8: five of them either way.
  EXPECT_NEAR(best, games / 3, 130);
}

}  // namespace
}  // namespace ludo::agents
