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
    types += std::string("  - { id: \"card") + worth + "\" }\n";
    deck += std::string("  - createToken: { type: \"card") + worth + "\", zone: \"deck\" }\n";
  }
  const std::string text =
      "# Thieves\n\n```yaml\nsection: \"metadata\"\nid: \"thieves\"\nplayers: { min: 2, max: 2 }\n```\n"
      "```yaml\nsection: \"zones\"\nitems:\n"
      "  - { id: \"deck\", visibility: \"hidden\" }\n"
      "  - { id: \"hand\", owner: \"player\", visibility: \"owner\", ordering: \"set\" }\n```\n"
      "```yaml\nsection: \"tokenTypes\"\nitems:\n" +
      types + "```\n```yaml\nsection: \"setup\"\nitems:\n" + deck +
      "  - shuffle: { zone: \"deck\" }\n"
      "  - draw: { from: \"deck\", to: \"hand:all\", count: 3 }\n```\n"
      "```yaml\nsection: \"turn\"\nphases:\n  - { id: \"main\" }\n```\n"
      "```yaml\nsection: \"actions\"\nitems:\n  - id: \"steal\"\n    phase: \"main\"\n"
      "    params: [{ name: \"$card\", domain: { query: \"tokensInZone\", zone: \"hand:opponent\" } }]\n"
      "    effects: [{ moveToken: { token: \"$card\", to: \"hand:actor\" } }]\n```\n"
      "```yaml\nsection: \"end\"\nitems:\n  - { when: { ref: \"stuck\" }, result: { type: \"draw\" } "
      "}\n```\n";
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
