// SPDX-License-Identifier: Apache-2.0
// What becomes of the corpus of mistakes in tests/golden/mistakes without a language model.
#include "core/drafting/repair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>

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

struct Mended {
  std::string name, text;
  Repair repair;
};

/// All that are broken; mended once for all tests.
const std::vector<Mended>& mendedMistakes() {
  static const std::vector<Mended> all = [] {
    std::vector<Mended> list;
    for (const fs::path& path : mistakes()) {
      const std::string name = path.filename().string();
      const std::string text = *readFile(path.string());
      if (isBroken(name, text)) list.push_back({name, text, repairByFixes(name, text, {})});
    }
    return list;
  }();
  return all;
}

TEST(RepairOfMistakes, WithoutAModelMendsFourInFive) {
  std::size_t broken = 0;
  std::size_t mended = 0;
  std::string left;
  ASSERT_GT(mistakes().size(), 100U);
  for (const auto& [name, text, repair] : mendedMistakes()) {
    ++broken;
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

/// The fixes of each file of mistakes that one step mends.
std::vector<KeptFix> fixesThatWorked() {
  std::vector<KeptFix> fixes;
  for (const auto& [name, text, repair] : mendedMistakes()) {
    if (repair.verdict.errors == 0 && repair.fixes.size() == 1) fixes.push_back(repair.fixes.front());
  }
  return fixes;
}

// Each file's own fix is left out, and the fix of the likest mistake of the others is right when it does the
// same thing: what it did, in words without the names. Where no other does that there is nothing to find.
TEST(RepairOfMistakes, RetrievalPutsTheRightFixFirst) {
  const std::vector<KeptFix> fixes = fixesThatWorked();
  std::size_t asked = 0;
  std::size_t right = 0;
  std::size_t alone = 0;
  std::string wrong;
  for (std::size_t i = 0; i < fixes.size(); ++i) {
    FixMemory memory;
    bool isThere = false;
    for (std::size_t j = 0; j < fixes.size(); ++j) {
      if (j == i) continue;
      memory.keep(fixes[j]);
      isThere = isThere || fixes[j].title == fixes[i].title;
    }
    if (!isThere) {
      ++alone;
      continue;
    }
    ++asked;
    const std::vector<KeptFix> found = memory.find(fixes[i].mistake, 1);
    const bool isRight = !found.empty() && found.front().title == fixes[i].title;
    right += isRight ? 1 : 0;
    if (!isRight)
      wrong += fixes[i].mistake.code + ": " + fixes[i].title + " <- " +
               (found.empty() ? "nothing" : found.front().title) + "\n";
  }
  // Whoever always answered what is done most often would be right so often.
  std::map<std::string, std::size_t> titles;
  for (const KeptFix& fix : fixes) ++titles[fix.title];
  std::size_t commonest = 0;
  for (const auto& [title, times] : titles) commonest = std::max(commonest, times);
  EXPECT_GT(right, commonest);
  std::cout << "Of " << fixes.size() << " fixes " << commonest << " do the same thing. " << right << " of "
            << asked << " are found first, " << alone << " have no other like them; not:\n"
            << wrong;
  EXPECT_GT(asked, 40U);
  EXPECT_GE(right * 10, asked * 7);
}

/// The game of that mistake with all of its zones in use, so that none is the one that was meant.
std::string withUnknownZone(const std::string& name) {
  std::string text = *readFile(LUDO_SOURCE_DIR "/tests/golden/mistakes/" + name);
  const std::string draw = "      - draw: { from: \"deck\", to: \"hand:actor\", count: 1 }\n";
  const std::size_t at = text.find(draw);
  EXPECT_NE(at, std::string::npos);
  return text.insert(at, "      - moveAll: { from: \"discard\", to: \"deck\" }\n");
}

TEST(FixMemory, IsKeptAndGuessesWhatMendedTheSameWords) {
  const std::string name = "unknown-zone-far.md";
  const std::string text = withUnknownZone(name);
  const Repair first = repairByFixes(name, text, {});
  ASSERT_EQ(first.fixes.size(), 1U);
  KeptFix other = first.fixes.front();
  EXPECT_EQ(other.mistake.path.find_first_of("0123456789"), std::string::npos) << other.mistake.path;
  EXPECT_FALSE(other.mistake.type.empty()) << other.mistake.path;
  // The user meant another zone than the guess.
  const std::string meant = other.after == "deck" ? "hand:actor" : "deck";
  other.after = meant;
  FixMemory memory;
  memory.keep(other);
  memory.keep(other);
  EXPECT_EQ(memory.all().size(), 1U);
  EXPECT_EQ(memory.all().front().times, 2U);
  const std::string file = ::testing::TempDir() + "/fixes.json";
  fs::remove(file);
  EXPECT_TRUE(FixMemory::read(file)->all().empty());
  ASSERT_TRUE(memory.write(file));
  const Result<FixMemory> again = FixMemory::read(file);
  ASSERT_TRUE(again) << again.failure();
  EXPECT_EQ(again->all(), memory.all());
  const Repair second = repairByFixes(name, text, {}, &*again);
  ASSERT_EQ(second.done.size(), 1U);
  EXPECT_NE(second.done[0].find("graveyard becomes " + meant + ", as in a repair before"), std::string::npos)
      << second.done[0];
  for (const char* broken : {"", "{}", "[1]", R"({"format":"ludo-fixes","fixes":[{"code":1}]})"}) {
    ASSERT_TRUE(writeFile(file, broken));
    EXPECT_FALSE(FixMemory::read(file)) << broken;
  }
  fs::remove(file);
}

TEST(RepairOfMistakes, TellsGuessesAsSuch) {
  const std::string name = "unknown-zone-far.md";
  const std::string text = withUnknownZone(name);
  const Repair repair = repairByFixes(name, text, {});
  EXPECT_TRUE(repair.verdict.isSound()) << repair.verdict.words();
  ASSERT_EQ(repair.done.size(), 1U);
  EXPECT_NE(repair.done[0].find("line 83: graveyard becomes "), std::string::npos) << repair.done[0];
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

TEST(FixMemory, OfAStrangerIsNoLargerThanOurs) {
  const std::string file = ::testing::TempDir() + "/many-fixes.json";
  const auto written = [&](std::size_t count, const std::string& words) {
    std::string text = R"({"format": "ludo-fixes", "fixes": [)";
    for (std::size_t i = 0; i < count; ++i)
      text += std::string(i > 0 ? "," : "") + R"({"code": "c", "path": "p", "type": "t", "message": ")" +
              words +
              R"(", "help": "h", "written": "w", "title": "t", "before": "b", "after": "a", "times": )" +
              std::to_string(i + 1) + "}";
    return text + "]}";
  };
  ASSERT_TRUE(writeFile(file, written(FixMemory::most + 5, "m")));
  const Result<FixMemory> memory = FixMemory::read(file);
  ASSERT_TRUE(memory) << memory.failure();
  EXPECT_EQ(memory->all().size(), FixMemory::most);
  EXPECT_EQ(memory->all().back().times, 6U) << "those that worked least often go";
  ASSERT_TRUE(writeFile(file, written(1, std::string(100'000, 'm'))));
  EXPECT_FALSE(FixMemory::read(file));
}

}  // namespace
}  // namespace ludo::testing
