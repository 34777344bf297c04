// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/variation_breeder.h"

#include <gtest/gtest.h>

#include <set>

#include "campaigns.h"
#include "core/campaign/candidate_game.h"

namespace ludo::testing {
namespace {

using namespace campaign;

FirstGame sample(const std::string& name) {
  return {std::string(LUDO_SOURCE_DIR "/samples/") + name + ".md", sampleText(name)};
}

TEST(VariationBreeder, MakesGamesByEachOperator) {
  const std::vector<FirstGame> games = {sample("threat-and-money"), sample("sealed-bids"), sample("hex")};
  const VariationBreeder breeder(games);
  std::set<std::string> worked;
  std::size_t made = 0;
  std::size_t compiled = 0;
  for (std::size_t change = 0; change < breeder.operators().size(); ++change) {
    const OperatorInfo& info = breeder.operators()[change];
    for (std::size_t i = 0; i < games.size(); ++i) {
      Parents parents{games[i].path, {games[i].text}};
      if (info.parents == 2) parents.texts.push_back(games[(i + 1) % games.size()].text);
      const Result<Child> child = breeder.breed(change, parents, i);
      if (!child) continue;
      ++made;
      worked.insert(info.name);
      EXPECT_NE(child->text, games[i].text);
      EXPECT_FALSE(child->change.empty());
      compiled += readCandidate(games[i].path, child->text, {}).rules != nullptr ? 1U : 0U;
      EXPECT_EQ(breeder.breed(change, parents, i)->text, child->text) << "the same seed, another child";
    }
  }
  EXPECT_EQ(worked.size(), breeder.operators().size());
  EXPECT_GE(10 * compiled, 9 * made) << compiled << " of " << made << " compile";
}

TEST(VariationBreeder, SaysWhenAParentIsNoGame) {
  const VariationBreeder breeder({});
  EXPECT_EQ(breeder.breed(0, {"game.md", {"no game"}}, 1).failure(),
            "a parent cannot be read from where the first one lies");
}

}  // namespace
}  // namespace ludo::testing
