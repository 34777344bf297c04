// SPDX-License-Identifier: Apache-2.0
// What becomes of the corpus of mistakes in tests/golden/mistakes without a language model.
#include "core/drafting/repair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "core/base/files.h"
#include "core/diagnostics/kinds.h"
#include "core/drafting/kept.h"

namespace ludo::testing {
namespace {

namespace fs = std::filesystem;
using namespace drafting;

std::vector<fs::path> mistakes() {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(LUDO_SOURCE_DIR "/tests/golden/mistakes")) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(".md") && !name.ends_with(".fixed.md")) paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  return paths;
}

/// Whether there is something to mend. What asks for more than the language has is not: no repair can bring
/// it in.
bool isBroken(const std::string& name, const std::string& text) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>(name, text), 0, {},
                                         service::SpecTests::Play, service::Fixes::Leave);
  const bool asksTooMuch =
      std::ranges::any_of(analysis->diagnostics, [](const diagnostics::Diagnostic& told) {
        return told.kind == &diagnostics::kinds::MissingCapability;
      });
  return diagnostics::hasErrors(analysis->diagnostics) && !asksTooMuch;
}

TEST(RepairOfMistakes, WithoutAModelMendsFourInFive) {
  std::size_t broken = 0;
  std::size_t mended = 0;
  std::string left;
  const std::vector<fs::path> paths = mistakes();
  ASSERT_GT(paths.size(), 100U);
  for (const fs::path& path : paths) {
    const std::string name = path.filename().string();
    const std::string text = *readFile(path.string());
    if (!isBroken(name, text)) continue;
    ++broken;
    const Repair repair = repairByFixes(name, text, {});
    if (repair.verdict.isSound()) {
      ++mended;
    } else {
      left += name + ": " + repair.verdict.words() + "\n";
    }
    if (repair.verdict.errors == 0) {
      EXPECT_NE(repair.text, text) << name;
    }
  }
  RecordProperty("broken", static_cast<int>(broken));
  RecordProperty("mended", static_cast<int>(mended));
  std::cout << mended << " of " << broken << " are mended; left:\n" << left;
  EXPECT_GE(mended * 5, broken * 4);
}

TEST(RepairOfMistakes, TellsGuessesAsSuch) {
  const std::string name = "unknown-zone-far.md";
  const std::string text = *readFile(LUDO_SOURCE_DIR "/tests/golden/mistakes/" + name);
  const Repair repair = repairByFixes(name, text, {});
  EXPECT_TRUE(repair.verdict.isSound()) << repair.verdict.words();
  ASSERT_EQ(repair.done.size(), 1U);
  EXPECT_NE(repair.done[0].find("line 82: graveyard becomes "), std::string::npos) << repair.done[0];
  EXPECT_NE(repair.done[0].find("which is a guess"), std::string::npos);
  // Nothing but the name is another one.
  const std::size_t at = text.find("graveyard");
  EXPECT_EQ(repair.text.substr(0, at), text.substr(0, at));
  EXPECT_TRUE(repair.text.ends_with(text.substr(at + 9)));
}

TEST(Kept, CountsWhatIsDone) {
  const std::string path = LUDO_SOURCE_DIR "/samples/tic-tac-toe.md";
  const auto contents = [&](const std::string& text) {
    return contentsOf(service::analyse(std::make_shared<const SourceText>("game.md", text))->document);
  };
  const std::string text = *readFile(path);
  const std::string effect = R"(place: { type: "mark", zone: "$cell" })";
  std::string other = text;
  other.replace(other.find(effect), effect.size(), R"(shuffle: { zone: "$cell" })");
  EXPECT_EQ(missingFrom(contents(other), contents(text)), "1 place");
}

TEST(Kept, SeesWhatIsMissing) {
  const Contents before{{"zone", 2}, {"test", 1}};
  EXPECT_EQ(missingFrom({{"zone", 1}}, before), "1 test, 1 zone");
  EXPECT_EQ(missingFrom({{"zone", 3}, {"test", 1}}, before), "");
}

}  // namespace
}  // namespace ludo::testing
