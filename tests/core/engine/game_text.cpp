// SPDX-License-Identifier: Apache-2.0
#include "game_text.h"

#include <gtest/gtest.h>

#include "core/engine/compile.h"
#include "core/service/analysis.h"
#include "equality/plays.h"

namespace ludo::engine::testing_games {

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
  for (const std::optional<Form>& form : {std::optional<Form>(), std::optional(Form{TokenForm::Ids, true})}) {
    ludo::testing::Plays plays;
    plays.form = form;
    EXPECT_EQ(ludo::testing::divergenceText(rules->def(), plays, tally), "");
  }
  EXPECT_EQ(tally.lowered, 2U);
  EXPECT_GT(tally.plies, 0U);
}

}  // namespace ludo::engine::testing_games
