// SPDX-License-Identifier: Apache-2.0
// The fuzzers' inputs without a fuzzer: every sample and every known mistake as it is, and damaged in ways
// that are the same on every run.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/rng.h"
#include "core/compile/analysis.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "feed.h"

namespace ludo::fuzz {
namespace {

std::vector<std::string> texts(const std::string& folder) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(LUDO_SOURCE_DIR) + folder)) {
    if (entry.path().extension() == ".md") paths.push_back(entry.path().string());
  }
  std::ranges::sort(paths);
  std::vector<std::string> result;
  for (const std::string& path : paths) {
    Result<std::string> content = readFile(path);
    if (content) result.push_back(std::move(*content));
  }
  return result;
}

/// Cuts, doubles, moves or overwrites some stretches.
std::string damaged(std::string text, Rng& random) {
  static constexpr std::string_view scraps[] = {"\"",
                                                "{",
                                                "}",
                                                "[",
                                                "]",
                                                ": ",
                                                "- ",
                                                "\t",
                                                "\n",
                                                "$zone",
                                                "999999999999",
                                                "-1",
                                                "&a",
                                                "*a",
                                                "|",
                                                "#",
                                                "\xff",
                                                "```",
                                                "section: \"turn\"\n"};
  for (std::uint64_t changes = 1 + random.below(4); changes > 0 && !text.empty(); --changes) {
    const std::size_t at = random.below(text.size());
    const std::size_t length = 1 + random.below(std::min<std::size_t>(40, text.size() - at));
    switch (random.below(4)) {
      case 0:
        text.erase(at, length);
        break;
      case 1:
        text.insert(at, text.substr(at, length));
        break;
      case 2:
        text.insert(random.below(text.size()), text.substr(at, length));
        break;
      default:
        text.replace(at, std::min<std::size_t>(length, 4), scraps[random.below(std::size(scraps))]);
    }
  }
  return text;
}

TEST(Corpus, MistakesAreSurvived) {
  const std::vector<std::string> corpus = texts("/tests/golden/mistakes");
  ASSERT_GE(corpus.size(), 50U);
  for (const std::string& text : corpus) feedSpecification(text);
}

TEST(Corpus, DamagedSamplesAreSurvived) {
  Rng random(1);
  for (const std::string& text : texts("/samples")) {
    for (int round = 0; round < 12; ++round) feedSpecification(damaged(text, random));
  }
}

TEST(Corpus, DamagedGamesAreRefusedOrPlayed) {
  Rng random(2);
  int played = 0;
  for (const std::string& text : texts("/samples")) {
    const auto analysis = compile::analyse(std::make_shared<const SourceText>("sample.md", text));
    if (analysis->game == nullptr) continue;
    const std::string json = text::writeJson(language::writeGameDef(*analysis->game));
    feedGame(json);
    ++played;
    for (int round = 0; round < 6; ++round) feedGame(damaged(json, random));
  }
  EXPECT_GE(played, 20);
}

TEST(Corpus, AnyBytesMakeAGameThatIsPlayed) {
  Rng random(3);
  for (int length = 1; length <= 60; ++length) {
    std::string bytes;
    for (int i = 0; i < length * 10; ++i) bytes += static_cast<char>(random.below(256));
    feedChoices(bytes);
  }
}

TEST(Corpus, AnyBytesMakeAGameThatTheEngineCanPlay) {
  Rng random(4);
  for (int length = 1; length <= 20; ++length) {
    std::string bytes;
    for (int i = 0; i < length * 30; ++i) bytes += static_cast<char>(random.below(256));
    feedEngine(bytes);
  }
}

}  // namespace
}  // namespace ludo::fuzz
