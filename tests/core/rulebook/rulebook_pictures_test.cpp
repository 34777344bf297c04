// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>

#include "core/base/files.h"
#include "core/rulebook/in_short.h"
#include "core/rulebook/rulebook.h"

namespace ludo::rulebook {
namespace {

namespace fs = std::filesystem;

std::size_t countOf(const std::string& text, const std::string& what) {
  std::size_t count = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

std::string pageOf(const std::string& path) {
  const Result<std::string> text = readFile(path);
  const auto analysis = service::analyse(std::make_shared<SourceText>(path, *text, path));
  const Result<Rulebook> book = makeRulebook(*analysis);
  return book ? rulebookHtml(*book) : "errors";
}

TEST(RulebookPictures, ShowTheCardsAsTheyAreDrawn) {
  const std::string page = pageOf(LUDO_SOURCE_DIR "/samples/deck-builder.md");
  EXPECT_NE(page.find("The cards, one of each kind"), std::string::npos);
  // Six kinds, however many of each there are, and the picture of each within the page.
  EXPECT_EQ(countOf(page, R"(<use xlink:href="#card-picture-)"), 6U);
  EXPECT_EQ(countOf(page, R"(xlink:href="data:image/svg+xml;base64,)"), 6U);
  for (const char* name : {"Copper", "Castle", "cost 8"})
    EXPECT_NE(page.find(std::string(">") + name + "</text>"), std::string::npos) << name;
}

class RulebookOfFolder : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "rulebook-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    m_folder = name;
    write("ground.svg", R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect/></svg>)");
  }
  void TearDown() override { fs::remove_all(m_folder); }
  void write(const std::string& name, const std::string& content) {
    std::ofstream(m_folder / name) << content;
  }
  std::string page(const std::string& looks) {
    std::string text = *readFile(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md");
    const std::size_t at = text.find(R"(section: "rendering")");
    if (at != std::string::npos) {
      const std::size_t begin = text.rfind("```yaml", at);
      text.erase(begin, text.find("```\n", at) + 4 - begin);
    }
    write("game.md", text + "\n```yaml\nsection: \"rendering\"\n" + looks + "```\n");
    return pageOf((m_folder / "game.md").string());
  }

  fs::path m_folder;
};

TEST_F(RulebookOfFolder, PutsPicturesBelowBoardsAndZones) {
  const std::string board = page(R"(boards: [{ board: "cell", picture: "ground.svg" }]
)");
  // Over three by three spaces of a hundred, which let it be seen.
  EXPECT_NE(
      board.find(
          R"y(<use xlink:href="#board-picture-1" transform="translate(70.000 70.000) scale(3.000 3.000)"/>)y"),
      std::string::npos)
      << board.substr(board.find("<svg"), 600);
  EXPECT_EQ(countOf(board, R"(height="100" fill="none")"), 9U);
  const std::string zone = page(R"(zones: [{ zone: "cell_1_1", picture: "ground.svg" }]
)");
  // In its proportions, in the middle of the middle space.
  EXPECT_NE(zone.find(R"y(transform="translate(172.000 204.000) scale(0.960 0.320)")y"), std::string::npos)
      << zone.substr(zone.find("<svg"), 600);
  EXPECT_EQ(countOf(zone, R"(height="100" fill="none")"), 0U);
}

TEST_F(RulebookOfFolder, LeavesOutWhatIsNotThereOrUnfit) {
  write("bad.svg", "<svg viewBox='0 0 1 1'><script/></svg>");
  const std::string plain = page(R"(zones: [{ zone: "cell_1_1" }]
)");
  EXPECT_EQ(page(R"(boards: [{ board: "cell", picture: "bad.svg" }]
)"),
            plain);
  EXPECT_EQ(page(R"(zones: [{ zone: "cell_1_1", picture: "../ground.svg" }]
)"),
            plain);
  EXPECT_EQ(page(R"(zones: [{ zone: "cell_1_1", picture: "gone.svg" }]
)"),
            plain);
}

}  // namespace
}  // namespace ludo::rulebook
