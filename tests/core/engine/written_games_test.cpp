// SPDX-License-Identifier: Apache-2.0
// Games that were written from the manual alone, at the first natural spelling: chess, Go, backgammon and
// others in games/. They are played as the kernel plays them, and by code.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "core/base/files.h"
#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "core/service/analysis.h"
#include "range.h"

namespace ludo::engine {
namespace {

const std::string folder = LUDO_SOURCE_DIR "/tests/core/engine/games/";

std::vector<std::string> writtenGames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".md") names.push_back(entry.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

kernel::RulesPtr written(const std::string& name) {
  const std::string path = folder + name + ".md";
  Result<std::string> content = readFile(path);
  if (!content) return nullptr;
  return service::analyse(std::make_shared<const SourceText>(path, std::move(*content)))->rules;
}

class WrittenGames : public testing::TestWithParam<std::string> {};

// LUDO_WRITTEN_PLIES says how many plies of each, LUDO_FIRST_GAME of which game.
TEST_P(WrittenGames, PlayAsTheKernelDoes) {
  // Dice that are new tokens for ever go past what a position holds.
  const std::set<std::string> overflows = {"kingdom"};
  const kernel::RulesPtr rules = written(GetParam());
  ASSERT_NE(rules, nullptr);
  const std::uint64_t plies = numberFrom("LUDO_WRITTEN_PLIES", 12);
  const Compilation made = compileProgram(rules, Execution::Interpreted);
  EXPECT_NE(made.execution, Execution::Reference) << made.reason;
  const std::uint64_t seed = numberFrom("LUDO_FIRST_GAME", 1);
  const Comparison compared = compareGame(*made.program, seed, plies);
  EXPECT_FALSE(compared.divergence) << compared.divergence->what;
  if (!overflows.contains(GetParam())) {
    EXPECT_EQ(compared.withKernel, 0U);
  }
  const Comparison playouts = comparePlayout(*made.program, seed, plies);
  EXPECT_FALSE(playouts.divergence) << playouts.divergence->what;
}

INSTANTIATE_TEST_SUITE_P(Games, WrittenGames, testing::ValuesIn(writtenGames()), [](const auto& game) {
  std::string name = game.param;
  std::erase(name, '-');
  return name;
});

}  // namespace
}  // namespace ludo::engine
