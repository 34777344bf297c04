// SPDX-License-Identifier: Apache-2.0
// Games that were written from the manual alone, at the first natural spelling: the classics among the
// samples, and others in games/. They are played as the kernel plays them, and by code.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "core/base/files.h"
#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "core/service/analysis.h"
#include "range.h"
#include "written_games.h"

namespace ludo::engine {
namespace {

service::AnalysisPtr analysed(const std::string& path) {
  Result<std::string> content = readFile(path);
  if (!content) return nullptr;
  return service::analyse(std::make_shared<const SourceText>(path, std::move(*content)));
}

class WrittenGames : public testing::TestWithParam<std::string> {};

// LUDO_WRITTEN_PLIES says how many plies of each, LUDO_FIRST_GAME of which game.
TEST_P(WrittenGames, PlayAsTheKernelDoes) {
  // Dice that are new tokens for ever go past what a position holds.
  const std::set<std::string> overflows = {"kingdom"};
  const service::AnalysisPtr analysis = analysed(GetParam());
  ASSERT_NE(analysis, nullptr);
  const kernel::RulesPtr rules = analysis->rules;
  ASSERT_NE(rules, nullptr);
  const std::uint64_t plies = numberFrom("LUDO_WRITTEN_PLIES", 12);
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  EXPECT_NE(made.execution, Execution::Reference) << made.reason;
  const std::uint64_t seed = numberFrom("LUDO_FIRST_GAME", 1);
  const Comparison compared = compareGame(*made.program, seed, plies);
  EXPECT_FALSE(compared.divergence) << compared.divergence->what;
  if (!overflows.contains(rules->def().metadata.id)) {
    EXPECT_EQ(compared.withKernel, 0U);
  }
  const Comparison playouts = comparePlayout(*made.program, seed, plies);
  EXPECT_FALSE(playouts.divergence) << playouts.divergence->what;
}

INSTANTIATE_TEST_SUITE_P(Games, WrittenGames, testing::ValuesIn(testing_games::writtenGames()),
                         [](const auto& game) {
                           std::string name = std::filesystem::path(game.param).stem();
                           std::erase(name, '-');
                           return name;
                         });

TEST(Classics, HaveNoMistakesAndPassTheirTests) {
  const std::vector<std::string> classics = testing_games::specificationsIn("/samples/classics");
  ASSERT_GE(classics.size(), 9U);
  for (const std::string& path : classics) {
    const service::AnalysisPtr analysis = analysed(path);
    ASSERT_NE(analysis, nullptr);
    EXPECT_FALSE(analysis->document.tests.empty()) << path;
    for (const auto& told : analysis->diagnostics) ADD_FAILURE() << path << ": " << told.message;
  }
}

}  // namespace
}  // namespace ludo::engine
