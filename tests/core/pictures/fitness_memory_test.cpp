// SPDX-License-Identifier: Apache-2.0
#include "core/pictures/fitness_memory.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>

#include "core/base/limits.h"

namespace ludo::pictures {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t minute = 60'000'000'000;

class FileStamps : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "stamps-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    m_file = fs::path(name) / "a.svg";
  }
  void TearDown() override { fs::remove_all(m_file.parent_path()); }
  void write(const std::string& content) { std::ofstream(m_file) << content; }

  fs::path m_file;
};

TEST_F(FileStamps, TellChangesOnceTheyAreOldEnough) {
  EXPECT_EQ(settledStamp(m_file, systemTime() + minute), std::nullopt) << "there is no file";
  write("one");
  EXPECT_EQ(settledStamp(m_file), std::nullopt) << "a second change could bear the same time";
  const auto first = settledStamp(m_file, systemTime() + minute);
  ASSERT_TRUE(first);
  EXPECT_EQ(settledStamp(m_file, systemTime() + minute), first);
  EXPECT_EQ(settledStamp(m_file, systemTime() - minute), std::nullopt) << "it is from the future";
  write("another");
  EXPECT_NE(settledStamp(m_file, systemTime() + minute), first);
  // What another program puts in its place, as large and as old.
  const auto second = settledStamp(m_file, systemTime() + minute);
  const auto time = fs::last_write_time(m_file);
  fs::rename(m_file, m_file.string() + ".old");
  write("ANOTHER");
  fs::last_write_time(m_file, time);
  EXPECT_NE(settledStamp(m_file, systemTime() + minute), second);
}

TEST(FitnessMemories, HoldWhatWasFoundUntilTheyAreFull) {
  FitnessMemory memory;
  FileStamp stamp;
  memory.keep(stamp, Format::Svg, Failure{"it moves"});
  ASSERT_TRUE(memory.find(stamp, Format::Svg));
  EXPECT_EQ(memory.find(stamp, Format::Svg)->failure(), "it moves");
  EXPECT_FALSE(memory.find(stamp, Format::Png)) << "the same bytes under another name are another picture";
  for (std::size_t file = 0; file < 3 * limits::rememberedPictures; ++file) {
    stamp.number = file + 1;
    memory.keep(stamp, Format::Png, Done{});
    ASSERT_LE(memory.size(), limits::rememberedPictures);
    ASSERT_TRUE(memory.find(stamp, Format::Png));
  }
}

TEST(FitnessMemories, SpareReadingAFileThatIsAsItWas) {
  const auto folder = PictureFolder::ofDocument(LUDO_SOURCE_DIR "/samples/deck-builder.md");
  const std::string name = "deck-builder/castle.svg";
  ASSERT_TRUE(folder.check(name));
  const auto stamp = folder.stampOf(name);
  if (!stamp) GTEST_SKIP() << "the samples were written just now";
  FitnessMemory::shared().keep(*stamp, Format::Svg, Failure{"as remembered"});
  const Result<Done> again = folder.check(name);
  FitnessMemory::shared().keep(*stamp, Format::Svg, Done{});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.failure(), "as remembered");
  EXPECT_TRUE(folder.read(name)) << "who wants the bytes gets them";
  EXPECT_EQ(folder.stampOf("deck-builder/../deck-builder/castle.svg"), std::nullopt);
}

}  // namespace
}  // namespace ludo::pictures
