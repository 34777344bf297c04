// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "core/base/files.h"
#include "core/bundles/bundle_library.h"
#include "core/compile/analysis.h"
#include "core/diagnostics/kinds.h"
#include "core/sim/run_game.h"

/// The library that comes with the program: each bundle by itself, and in a small game of its own.
namespace ludo::bundles {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> bundleIds() {
  std::vector<std::string> ids;
  for (const auto& entry : fs::directory_iterator(LUDO_SOURCE_DIR "/resources/bundles")) {
    ids.push_back(entry.path().stem().string());
  }
  std::ranges::sort(ids);
  return ids;
}

compile::AnalysisPtr analysed(const std::string& path) {
  Result<std::string> text = readFile(path);
  if (!text) return nullptr;
  return compile::analyse(std::make_shared<const SourceText>(path, std::move(*text)));
}

std::string shown(const compile::Analysis& analysis) {
  std::string text;
  for (const diagnostics::Diagnostic& diagnostic : analysis.diagnostics) {
    if (diagnostic.kind != &diagnostics::kinds::BundleAlone) text += diagnostic.message + '\n';
  }
  return text;
}

class Library : public ::testing::TestWithParam<std::string> {};

TEST_P(Library, IsCleanByItself) {
  const compile::AnalysisPtr analysis = analysed(LUDO_SOURCE_DIR "/resources/bundles/" + GetParam() + ".md");
  ASSERT_NE(analysis, nullptr);
  EXPECT_EQ(shown(*analysis), "");
  EXPECT_EQ(analysis->game, nullptr);
  ASSERT_TRUE(analysis->document.bundle);
  const language::BundleDef& bundle = *analysis->document.bundle;
  EXPECT_FALSE(bundle.description.empty());
  EXPECT_FALSE(bundle.mutationPoints.empty());
  for (const language::ParameterDef& parameter : bundle.parameters) EXPECT_FALSE(parameter.doc.empty());
}

TEST_P(Library, MakesAGameThatEnds) {
  const compile::AnalysisPtr analysis =
      analysed(LUDO_SOURCE_DIR "/tests/core/bundles/hosts/" + GetParam() + ".md");
  ASSERT_NE(analysis, nullptr) << "every bundle needs a small game that uses it";
  EXPECT_EQ(shown(*analysis), "");
  ASSERT_NE(analysis->game, nullptr);
  EXPECT_TRUE(std::ranges::any_of(analysis->document.bundles,
                                  [](const language::BundleUse& use) { return use.use.id == GetParam(); }));

  sim::BatchOptions options;
  options.games = 1000;
  options.agents = {"random"};
  options.threads = 2;
  const sim::Batch batch = sim::runBatch(analysis->rules, options);
  ASSERT_EQ(batch.games.size(), 1000U);
  const language::GameDef& def = *analysis->game;
  std::vector<std::uint64_t> actions(def.actions.size());
  std::vector<std::uint64_t> triggers(def.triggers.size());
  std::size_t choices = 0;
  for (const sim::GameSummary& game : batch.games) {
    ASSERT_EQ(game.stop, sim::Stop::Ended) << "seed " << game.seed;
    choices += game.legalMoves > game.plies ? 1 : 0;
    for (std::size_t i = 0; i < actions.size(); ++i) actions[i] += game.actionCounts[i];
    for (std::size_t i = 0; i < triggers.size(); ++i) triggers[i] += game.triggerCounts[i];
  }
  EXPECT_EQ(choices, batch.games.size()) << "a game in which nobody ever decides anything";
  for (std::size_t i = 0; i < actions.size(); ++i)
    EXPECT_GT(actions[i], 0U) << def.actions[i].id.name << " is never taken";
  for (std::size_t i = 0; i < triggers.size(); ++i)
    EXPECT_GT(triggers[i], 0U) << def.triggers[i].id.name << " never fires";
}

INSTANTIATE_TEST_SUITE_P(Bundles, Library, ::testing::ValuesIn(bundleIds()), [](const auto& instance) {
  std::string name = instance.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(BundleLibrary, HoldsTheStarters) {
  EXPECT_GE(bundleIds().size(), 20U);
}

TEST(BundleLibrary, FindsBundlesBesideTheDocumentFirst) {
  const fs::path folder = fs::temp_directory_path() / ("ludo-bundles-" + std::to_string(::getpid()));
  fs::create_directories(folder / "bundles");
  const std::string document = (folder / "game.md").string();
  const std::string bundle = "```yaml\nsection: \"bundle\"\n```\n";
  ASSERT_TRUE(writeFile((folder / "turn-limit.md").string(), "# A game\n"));
  ASSERT_TRUE(writeFile((folder / "bundles" / "own.md").string(), bundle));
  const BundleLibrary library = BundleLibrary::forDocument(document);
  ASSERT_NE(library.find("own"), nullptr);
  EXPECT_EQ(library.find("own")->name(), (folder / "bundles" / "own.md").string());
  // The game beside it is no bundle, so the program's own is meant.
  EXPECT_NE(library.find("turn-limit")->content(), "# A game\n");
  EXPECT_EQ(library.find("../bundles/own"), nullptr);
  EXPECT_EQ(library.find("no-such-bundle"), nullptr);
  const std::vector<std::string> ids = library.ids();
  EXPECT_TRUE(std::ranges::find(ids, "own") != ids.end());
  EXPECT_TRUE(std::ranges::find(ids, "income") != ids.end());
  fs::remove_all(folder);
}

}  // namespace
}  // namespace ludo::bundles
