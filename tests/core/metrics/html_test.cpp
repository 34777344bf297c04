// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/base/files.h"
#include "core/base/html_text.h"
#include "core/metrics/html.h"
#include "core/metrics/report_html.h"
#include "hand_made.h"

namespace ludo::metrics {
namespace {

using testing::HandMade;

EvalReport smallReport() {
  HandMade made;
  for (int i = 0; i < 4; ++i) {
    sim::GameSummary& game = made.add(i == 3 ? kernel::nobody : i % 2);
    game.plies = static_cast<std::uint32_t>(2 + i);
    game.turns = game.plies;
    game.legalMoves = 2ULL * game.plies;
    game.branching = {{2, static_cast<std::uint16_t>(game.plies)}};
    for (std::uint32_t ply = 0; ply < game.plies; ++ply) game.legalByPly.add(2);
    game.actionCounts = {1, game.plies - 1};
    game.actionLegal = {game.plies, game.plies};
    game.zonesUsed = {1};
    game.scores = {i, 2};
    game.endCondition = 0;
  }
  made.batch.games[0].stop = sim::Stop::TurnCap;
  made.batch.options.games = 4;
  made.batch.options.agents = {"random"};
  return evaluate(*made.rules, made.batch);
}

TEST(Html, EscapesWhatCouldBreakOut) {
  EXPECT_EQ(htmlText("<a title=\"x\" b='y'>&\x01"), "&lt;a title=&quot;x&quot; b=&#39;y&#39;&gt;&amp; ");
}

TEST(ReportHtml, NeedsNothingElse) {
  EvalReport report = smallReport();
  report.gameName = "<script>alert(1)</script>";
  const std::string page = reportHtml(report, "my game's.md");
  for (const char* outside : {"<script", "http:", "https:", "src=", "url(", "@import", "<link", "<iframe"})
    EXPECT_EQ(page.find(outside), std::string::npos) << outside;
  // A path goes into command lines as one word.
  EXPECT_NE(page.find("ludo run &#39;my game&#39;\\&#39;&#39;s.md&#39; --players 2"), std::string::npos);
}

TEST(ReportHtml, ClosesWhatItOpens) {
  const std::string page = reportHtml(smallReport(), "game.md");
  std::vector<std::string> open;
  for (std::size_t at = page.find('<'); at != std::string::npos; at = page.find('<', at + 1)) {
    const std::size_t end = page.find('>', at);
    ASSERT_NE(end, std::string::npos);
    const std::string tag = page.substr(at + 1, end - at - 1);
    if (tag[0] == '!' || tag.back() == '/' || tag.starts_with("meta")) continue;
    const std::string name = tag.substr(0, tag.find_first_of(" \n"));
    if (tag[0] != '/') {
      open.push_back(name);
    } else {
      ASSERT_FALSE(open.empty()) << tag;
      EXPECT_EQ("/" + open.back(), name);
      open.pop_back();
    }
  }
  EXPECT_TRUE(open.empty());
}

// Read by a person before it was taken; to take a new one, run the test with LUDO_WRITE_GOLDENS=1 and read it
// again.
TEST(ReportHtml, IsTheGoldenPage) {
  const std::string path = LUDO_SOURCE_DIR "/tests/golden/report.html";
  const std::string page = reportHtml(smallReport(), "game.md");
  if (std::getenv("LUDO_WRITE_GOLDENS") != nullptr) {
    ASSERT_TRUE(writeFile(path, page));
  }
  const Result<std::string> golden = readFile(path);
  ASSERT_TRUE(golden) << golden.failure();
  EXPECT_EQ(page, *golden);
}

}  // namespace
}  // namespace ludo::metrics
