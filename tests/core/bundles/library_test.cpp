// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "core/base/files.h"
#include "core/bundles/bundle_library.h"
#include "core/diagnostics/kinds.h"
#include "core/service/analysis.h"
#include "core/sim/run_batch.h"

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

service::AnalysisPtr analysed(const std::string& path) {
  Result<std::string> text = readFile(path);
  if (!text) return nullptr;
  return service::analyse(std::make_shared<const SourceText>(path, std::move(*text)));
}

std::string shown(const service::Analysis& analysis) {
  std::string text;
  for (const diagnostics::Diagnostic& diagnostic : analysis.diagnostics) {
    if (diagnostic.kind != &diagnostics::kinds::BundleAlone) text += diagnostic.message + '\n';
  }
  return text;
}

class Library : public ::testing::TestWithParam<std::string> {};

TEST_P(Library, IsCleanByItself) {
  const service::AnalysisPtr analysis = analysed(LUDO_SOURCE_DIR "/resources/bundles/" + GetParam() + ".md");
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
  const service::AnalysisPtr analysis =
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

class BundleFolder : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "ludo-bundles-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    m_folder = pattern;
    fs::create_directories(m_folder / "game" / "bundles");
  }
  void TearDown() override { fs::remove_all(m_folder); }

  std::string path(const std::string& name) const { return (m_folder / name).string(); }
  BundleLibrary library() const { return BundleLibrary::forDocument(path("game/game.md")); }

  static constexpr const char* bundle = R"(```yaml
section: "bundle"
```
)";
  fs::path m_folder;
};

TEST_F(BundleFolder, BesideTheDocumentComesFirst) {
  ASSERT_TRUE(writeFile(path("game/turn-limit.md"), "# A game\n"));
  ASSERT_TRUE(writeFile(path("game/bundles/own.md"), bundle));
  ASSERT_NE(library().find("own").source, nullptr);
  EXPECT_EQ(library().find("own").source->name(), path("game/bundles/own.md"));
  // The game beside it is no bundle, so the program's own is meant.
  EXPECT_NE(library().find("turn-limit").source->content(), "# A game\n");
  for (const char* nowhere : {"../bundles/own", "no-such-bundle", "", "..", ".hidden"}) {
    EXPECT_EQ(library().find(nowhere).source, nullptr) << nowhere;
    EXPECT_EQ(library().find(nowhere).refusal, "") << nowhere;
  }
  const std::vector<std::string> ids = library().ids();
  EXPECT_TRUE(std::ranges::find(ids, "own") != ids.end());
  EXPECT_TRUE(std::ranges::find(ids, "income") != ids.end());
}

TEST_F(BundleFolder, WhatCannotBeReadIsToldAndNotMissing) {
  const auto refusal = [this](const std::string& id) {
    const BundleLibrary::Found found = library().find(id);
    EXPECT_EQ(found.source, nullptr) << id;
    return found.refusal;
  };
  ASSERT_TRUE(writeFile(path("secret.md"), std::string(bundle) + "not for this document"));
  fs::create_symlink("../../secret.md", path("game/bundles/linked.md"));
  fs::create_symlink("/etc/hostname", path("game/bundles/host.md"));
  fs::create_symlink("nowhere.md", path("game/bundles/broken.md"));
  fs::create_directory(path("game/bundles/folder.md"));
  ASSERT_TRUE(
      writeFile(path("game/bundles/large.md"), bundle + std::string((std::size_t{1} << 20U) + 1, '\n')));
  EXPECT_NE(refusal("linked").find("a link out of its folder"), std::string::npos);
  EXPECT_NE(refusal("host").find("a link out of its folder"), std::string::npos);
  EXPECT_NE(refusal("broken").find("No such file"), std::string::npos);
  EXPECT_NE(refusal("folder").find("Is a directory"), std::string::npos);
  EXPECT_NE(refusal("large").find("larger than 1 MiB"), std::string::npos);
  // One that leads to its neighbour leads nowhere else.
  ASSERT_TRUE(writeFile(path("game/bundles/own.md"), bundle));
  fs::create_symlink("own.md", path("game/bundles/alias.md"));
  EXPECT_NE(library().find("alias").source, nullptr);
  // A program's bundle of the name does instead.
  fs::create_symlink("/etc/hostname", path("game/bundles/income.md"));
  EXPECT_NE(library().find("income").source, nullptr);
}

TEST_F(BundleFolder, WhyItCannotBeReadIsADiagnostic) {
  fs::create_symlink("/etc/hostname", path("game/bundles/host.md"));
  const std::string game = R"(```yaml
section: "bundles"
items:
  - { use: "host" }
```
)";
  const auto analysis = service::analyse(std::make_shared<const SourceText>(path("game/game.md"), game));
  const auto told = std::ranges::find(analysis->diagnostics, &diagnostics::kinds::UnreadableBundle,
                                      &diagnostics::Diagnostic::kind);
  ASSERT_NE(told, analysis->diagnostics.end());
  EXPECT_NE(told->message.find(R"(The bundle "host" is not used: cannot read ')"), std::string::npos)
      << told->message;
  EXPECT_EQ(analysis->source->content().substr(told->span.begin, 6), R"("host")");
}

}  // namespace
}  // namespace ludo::bundles
