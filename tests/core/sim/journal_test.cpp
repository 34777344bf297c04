// SPDX-License-Identifier: Apache-2.0
#include "core/sim/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <thread>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/rng.h"

namespace ludo::sim {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const Journal::Identity identity{{"game", "chess"}, {"seed", "1"}};

class JournalTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "ludo-journal-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    m_folder = pattern;
    m_path = pattern + "/run.journal";
  }
  void TearDown() override { fs::remove_all(m_folder); }

  std::unique_ptr<Journal> open(const Journal::Identity& mine = identity) const {
    Journal::Opened opened = Journal::open(m_path, mine);
    if (auto* journal = std::get_if<std::unique_ptr<Journal>>(&opened)) return std::move(*journal);
    ADD_FAILURE() << std::get<Journal::Refused>(opened).message;
    return nullptr;
  }
  Journal::Refused refused(const Journal::Identity& mine = identity) const {
    Journal::Opened opened = Journal::open(m_path, mine);
    EXPECT_TRUE(std::holds_alternative<Journal::Refused>(opened));
    return std::get<Journal::Refused>(opened);
  }
  std::string content() const { return *readFile(m_path); }
  void write(const std::string& content) const { ASSERT_TRUE(writeFile(m_path, content)); }

  std::string m_folder;
  std::string m_path;
};

TEST_F(JournalTest, NoticesWhatOthersDoToTheFile) {
  const auto harmAfter = [this](const std::function<void()>& act, bool goOn) {
    const auto journal = open();
    EXPECT_TRUE(journal->add(1, 1, "one"));
    act();
    if (goOn) {
      EXPECT_TRUE(journal->add(1, 2, "two"));
    }
    EXPECT_TRUE(journal->finish());
    const std::string harm = journal->harm();
    fs::remove(m_path);
    return harm;
  };
  for (const bool goOn : {false, true}) {
    EXPECT_EQ(harmAfter([] {}, goOn), "");
    EXPECT_EQ(harmAfter([this] { fs::remove(m_path); }, goOn), "was removed");
    EXPECT_EQ(harmAfter([this] { fs::resize_file(m_path, 20); }, goOn), "was cut");
    // As a file is after a cut that a write came after.
    EXPECT_EQ(harmAfter(
                  [this] {
                    const auto size = fs::file_size(m_path);
                    fs::resize_file(m_path, 20);
                    fs::resize_file(m_path, size);
                  },
                  goOn),
              "was cut");
    EXPECT_EQ(harmAfter([this] { fs::rename(m_path, m_path + "2"); }, goOn), "was removed");
    EXPECT_EQ(harmAfter(
                  [this] {
                    fs::remove(m_path);
                    write("another");
                  },
                  goOn),
              "was replaced by another file");
  }
}

TEST_F(JournalTest, KeepsWhatIsAdded) {
  {
    const auto journal = open();
    EXPECT_EQ(journal->found(), 0U);
    EXPECT_TRUE(journal->add(1, 7, "seven"));
    EXPECT_TRUE(journal->add(2, 7, ""));
    EXPECT_EQ(journal->size(), 2U);
    EXPECT_TRUE(journal->finish());
  }
  const auto journal = open();
  EXPECT_EQ(journal->found(), 2U);
  EXPECT_EQ(journal->dropped(), 0U);
  EXPECT_EQ(journal->find(1, 7), "seven");
  EXPECT_EQ(journal->find(2, 7), "");
  EXPECT_EQ(journal->find(1, 8), std::nullopt);
  EXPECT_TRUE(journal->has(1, 7));
  EXPECT_FALSE(journal->has(3, 7));
}

TEST_F(JournalTest, TakesRecordsFromManyThreads) {
  {
    const auto journal = open();
    std::vector<std::jthread> threads;
    for (std::uint64_t part = 0; part < 4; ++part) {
      threads.emplace_back([&journal, part] {
        for (std::uint64_t index = 0; index < 200; ++index)
          EXPECT_TRUE(journal->add(part, index, std::string(index, static_cast<char>('a' + part))));
      });
    }
  }
  const auto journal = open();
  ASSERT_EQ(journal->found(), 800U);
  for (std::uint64_t part = 0; part < 4; ++part) {
    for (std::uint64_t index = 0; index < 200; ++index)
      ASSERT_EQ(journal->find(part, index), std::string(index, static_cast<char>('a' + part)));
  }
}

TEST_F(JournalTest, DropsWhatIsTornWhereverThatIs) {
  std::vector<std::size_t> ends;
  {
    const auto journal = open();
    ends.push_back(content().size());
    for (std::uint64_t index = 0; index < 3; ++index) {
      EXPECT_TRUE(journal->add(0, index, "data " + std::to_string(index)));
      ends.push_back(content().size());
    }
  }
  const std::string whole = content();
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    // A file that ends in its first line is nobody's journal.
    if (size > 0 && size < 15) continue;
    write(whole.substr(0, size));
    std::uint64_t records = 0;
    while (records < 3 && ends[records + 1] <= size) ++records;
    {
      const auto journal = open();
      ASSERT_EQ(journal->found(), records) << size;
      EXPECT_EQ(journal->dropped(), size >= ends[0] ? size - ends[records] : 0) << size;
      EXPECT_TRUE(journal->add(0, 9, "more"));
    }
    const auto journal = open();
    ASSERT_EQ(journal->found(), records + 1) << size;
    EXPECT_EQ(journal->dropped(), 0U) << size;
    EXPECT_EQ(journal->find(0, 9), "more") << size;
  }
}

TEST_F(JournalTest, KeepsWhatIsBehindADamagedRecord) {
  std::size_t begin = 0;
  std::size_t end = 0;
  {
    const auto journal = open();
    EXPECT_TRUE(journal->add(0, 0, "first"));
    begin = content().size();
    EXPECT_TRUE(journal->add(0, 1, "second"));
    end = content().size();
    EXPECT_TRUE(journal->add(0, 2, "third"));
  }
  const std::string whole = content();
  for (std::size_t at = begin; at < end; ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
    write(damaged);
    {
      const auto journal = open();
      ASSERT_EQ(journal->found(), 2U) << at;
      EXPECT_EQ(journal->find(0, 0), "first");
      EXPECT_EQ(journal->find(0, 2), "third");
      EXPECT_EQ(journal->damaged(), end - begin) << at;
      EXPECT_EQ(journal->dropped(), 0U) << at;
      EXPECT_EQ(content(), damaged) << "what is damaged may still be of use to somebody";
      EXPECT_TRUE(journal->add(0, 1, "second again"));
    }
    const auto journal = open();
    EXPECT_EQ(journal->found(), 3U) << at;
    EXPECT_EQ(journal->find(0, 1), "second again");
  }
}

TEST_F(JournalTest, KeepsAllButWhatLostSectorsHit) {
  // As a disk may leave a file that was not synced: any of its blocks never written, the later ones too.
  constexpr std::size_t sector = 64;
  std::vector<std::size_t> ends;
  {
    const auto journal = open();
    ends.push_back(content().size());
    for (std::uint64_t index = 0; index < 40; ++index) {
      EXPECT_TRUE(journal->add(0, index, std::string(3 * index, static_cast<char>('A' + index))));
      ends.push_back(content().size());
    }
  }
  const std::string whole = content();
  Rng random(1);
  for (int round = 0; round < 200; ++round) {
    std::string left = whole;
    for (std::size_t at = 0; at < left.size(); at += sector) {
      if (random.below(8) == 0) left.replace(at, sector, std::min(sector, left.size() - at), '\0');
    }
    left.replace(0, ends[0], whole, 0, ends[0]);  // synced when it was made
    write(left);
    const auto journal = open();
    for (std::uint64_t index = 0; index < 40; ++index) {
      const std::size_t size = ends[index + 1] - ends[index];
      const bool hit = left.compare(ends[index], size, whole, ends[index], size) != 0;
      ASSERT_EQ(journal->has(0, index), !hit) << round << " " << index;
    }
  }
}

TEST_F(JournalTest, TakesNoRecordOfAnotherRun) {
  {
    const auto journal = open({{"game", "go"}, {"seed", "1"}});
    EXPECT_TRUE(journal->add(0, 0, "of the other run"));
  }
  const std::string other = content();
  fs::remove(m_path);
  open()->add(0, 1, "mine");
  write(content() + other + "lost" + other);
  const auto journal = open();
  EXPECT_EQ(journal->found(), 1U);
  EXPECT_FALSE(journal->has(0, 0));
}

TEST_F(JournalTest, MadeToTakeLongIsRefusedInBoundedTime) {
  open();
  // Heads that are right, each of a payload of many megabytes that is not.
  RecordFile forge(-1);
  forge.setSalt(
      stableHash(content().substr(std::string_view("ludo-journal 2\n").size() + RecordFile::headSize)));
  constexpr std::size_t size = std::size_t{32} << 20U;
  std::string heads;
  const std::string head = forge.record(std::string(size, 'x')).substr(0, RecordFile::headSize);
  for (int i = 0; i < 10'000; ++i) heads += head;
  write(content() + heads + std::string(size, 'y'));
  EXPECT_THAT(refused().message, HasSubstr("damaged too much"));
}

TEST_F(JournalTest, OfAnotherVersionIsRefusedAndLeftAlone) {
  write("ludo-journal 1\nand what that had");
  EXPECT_THAT(refused().message, HasSubstr("another version"));
  EXPECT_EQ(content(), "ludo-journal 1\nand what that had");
}

TEST_F(JournalTest, OfAnotherRunIsRefusedWithWhatDiffers) {
  open()->add(0, 0, "data");
  const std::string before = content();
  const Journal::Refused problem = refused({{"game", "chess"}, {"seed", "2"}, {"agents", ""}});
  EXPECT_FALSE(problem.bySystem);
  EXPECT_EQ(problem.message, "'" + m_path +
                                 R"(' is the journal of another run:
  seed: '1' there, '2' here
  agents: not set there, none here
Give what it was begun with, or name another file)");
  EXPECT_THAT(refused({{"game", "chess"}}).message, HasSubstr("  seed: '1' there, not set here\n"));
  EXPECT_EQ(content(), before);
}

TEST_F(JournalTest, OfNobodyIsRefusedAndLeftAlone) {
  for (const std::string text : {R"({"a": 1})", "l", "ludo-journal", "ludo-journal? 2\n", "\n"}) {
    write(text);
    const Journal::Refused problem = refused();
    EXPECT_FALSE(problem.bySystem) << text;
    EXPECT_THAT(problem.message, HasSubstr("is no journal of a run"));
    EXPECT_EQ(content(), text);
  }
}

TEST_F(JournalTest, DamagedAtItsBeginningIsRefusedAndLeftAlone) {
  open()->add(0, 0, "data");
  std::string damaged = content();
  damaged[30] = static_cast<char>(damaged[30] ^ 1);
  write(damaged);
  EXPECT_THAT(refused().message, HasSubstr("is damaged at its beginning"));
  EXPECT_EQ(content(), damaged);
}

TEST_F(JournalTest, AnEmptyFileBecomesOne) {
  write("");
  EXPECT_EQ(open()->found(), 0U);
  EXPECT_THAT(content(), ::testing::StartsWith("ludo-journal 2\n"));
}

TEST_F(JournalTest, TwoRunsCannotShareOne) {
  const auto journal = open();
  const Journal::Refused problem = refused();
  EXPECT_TRUE(problem.bySystem);
  EXPECT_THAT(problem.message, HasSubstr("another run is writing it"));
}

TEST_F(JournalTest, PlacesThatCannotBeWrittenToAreTheSystemsRefusal) {
  m_path = m_folder + "/no/run.journal";
  EXPECT_TRUE(refused().bySystem);
  EXPECT_THAT(refused().message, HasSubstr("No such file"));
  m_path = m_folder;
  EXPECT_TRUE(refused().bySystem);
  m_path = "/dev/null";
  EXPECT_THAT(refused().message, HasSubstr("not a regular file"));
}

TEST_F(JournalTest, PartsDoNotMix) {
  const auto pack = [](const int& value) { return std::to_string(value); };
  const auto unpack = [](std::string_view bytes) -> std::optional<int> {
    return bytes == "13" ? std::nullopt : std::optional(std::stoi(std::string(bytes)));
  };
  int played = 0;
  const auto play = [&played] { return std::optional(++played); };
  const auto game = [&](const JournalPart& part, std::uint64_t index) {
    return part.game<int>(index, unpack, pack, play);
  };
  {
    const auto journal = open();
    const JournalPart match(journal.get(), "match");
    EXPECT_EQ(game(match.part("seat 0"), 5), 1);
    EXPECT_EQ(game(match.part("seat 1"), 5), 2);
    EXPECT_EQ(game(JournalPart(), 5), 3);
    const auto none = [] { return std::optional<int>(); };
    EXPECT_EQ(match.game<int>(6, unpack, pack, none), std::nullopt);
    played = 12;
    EXPECT_EQ(game(match, 7), 13);
    EXPECT_EQ(journal->size(), 3U);
  }
  const auto journal = open();
  const JournalPart match(journal.get(), "match");
  played = 100;
  EXPECT_EQ(game(match.part("seat 1"), 5), 2);
  EXPECT_EQ(game(match.part("seat 0"), 5), 1);
  EXPECT_EQ(game(match, 6), 101);
  // What is not understood is played again.
  EXPECT_EQ(game(match, 7), 102);
}

}  // namespace
}  // namespace ludo::sim
