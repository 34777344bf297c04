// SPDX-License-Identifier: Apache-2.0
#include "core/base/files.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iomanip>
#include <sstream>
#include <thread>
#include <vector>

#include "core/base/hash.h"

namespace ludo {
namespace {

namespace fs = std::filesystem;

std::string hexDigits(std::uint64_t number) {
  std::ostringstream text;
  text << std::hex << std::setw(16) << std::setfill('0') << number;
  return text.str();
}

class Files : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "ludo-files-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    m_folder = name;
  }
  void TearDown() override {
    std::error_code ignored;
    fs::permissions(m_folder, fs::perms::owner_all, ignored);
    fs::remove_all(m_folder, ignored);
  }

  std::string path(const std::string& name) const { return (m_folder / name).string(); }
  std::size_t count() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(m_folder), fs::directory_iterator()));
  }

  fs::path m_folder;
};

TEST_F(Files, ReadsWhatItWrote) {
  std::string content("line\nzero \0 byte\n\xFF", 18);
  ASSERT_TRUE(writeFile(path("a.md"), content));
  Result<std::string> read = readFile(path("a.md"));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, content);
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, WritesAnEmptyFile) {
  ASSERT_TRUE(writeFile(path("a.md"), "x"));
  ASSERT_TRUE(writeFile(path("a.md"), ""));
  EXPECT_EQ(*readFile(path("a.md")), "");
}

TEST_F(Files, NamesWhatCouldNotBeRead) {
  Result<std::string> read = readFile(path("missing.md"));
  ASSERT_FALSE(read);
  EXPECT_NE(read.failure().find("missing.md"), std::string::npos);
  EXPECT_NE(read.failure().find("No such file"), std::string::npos);
}

TEST_F(Files, ReadsNoFolderNoPipeAndNothingTooLarge) {
  EXPECT_FALSE(readFile(m_folder.string()));
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  EXPECT_FALSE(readFile(path("pipe")));
  EXPECT_FALSE(writeFile(path("pipe"), "x"));
  ASSERT_TRUE(writeFile(path("a.md"), "12345"));
  EXPECT_TRUE(readFile(path("a.md"), 5));
  Result<std::string> read = readFile(path("a.md"), 4);
  ASSERT_FALSE(read);
  EXPECT_NE(read.failure().find("larger than 4 bytes"), std::string::npos) << read.failure();
}

TEST_F(Files, ReadsAFileThatReportsNoSize) {
  // Files of the proc file system have size 0 and content all the same.
  if (fs::exists("/proc/self/status")) {
    Result<std::string> read = readFile("/proc/self/status");
    ASSERT_TRUE(read) << read.failure();
    EXPECT_NE(read->find("Name:"), std::string::npos);
  }
}

TEST_F(Files, UsesUpWhatAKillLeft) {
  ASSERT_TRUE(writeFile(path("a.md"), "old"));
  // A kill between a link and a rename leaves a file whose name hangs on that of the target.
  const std::string left = ".ludo-" + hexDigits(stableHash("a.md")) + ".saving";
  ASSERT_TRUE(writeFile(path(left), "never put in place"));
  removeLeftOver(path("a.md"));
  EXPECT_EQ(count(), 1U);
  ASSERT_TRUE(writeFile(path(left), "never put in place"));
  ASSERT_TRUE(writeFile(path("a.md"), "new"));
  EXPECT_EQ(*readFile(path("a.md")), "new");
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, WritesAtTheSameTimeLeaveOneOfThemWhole) {
  constexpr int writers = 4;
  const auto contentOf = [](int writer) { return std::string(3000, static_cast<char>('a' + writer)); };
  {
    std::vector<std::jthread> threads;
    for (int writer = 0; writer < writers; ++writer) {
      threads.emplace_back([&, writer] {
        for (int i = 0; i < 50; ++i) EXPECT_TRUE(writeFile(path("a.md"), contentOf(writer)));
      });
    }
  }
  const std::string content = *readFile(path("a.md"));
  EXPECT_TRUE(content == contentOf(content[0] - 'a'));
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, WritesANameAsLongAsItMayBe) {
  const std::string name(255, 'x');
  ASSERT_TRUE(writeFile(path(name), "old"));
  ASSERT_TRUE(writeFile(path(name), "new"));
  EXPECT_EQ(*readFile(path(name)), "new");
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, ToldBeforehandWhatCannotBeWritten) {
  EXPECT_TRUE(checkWritable(path("new.md")));
  ASSERT_TRUE(writeFile(path("a.md"), "old"));
  EXPECT_TRUE(checkWritable(path("a.md")));
  EXPECT_EQ(*readFile(path("a.md")), "old");
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  const auto refusal = [](const std::string& at) {
    const Result<Done> possible = checkWritable(at);
    return possible ? std::string("fine") : possible.failure();
  };
  EXPECT_NE(refusal(path("none/a.md")).find("none': No such file"), std::string::npos)
      << refusal(path("none/a.md"));
  EXPECT_NE(refusal(m_folder.string()).find("Is a directory"), std::string::npos);
  EXPECT_NE(refusal(path("a.md/b.md")).find("Not a directory"), std::string::npos)
      << refusal(path("a.md/b.md"));
  EXPECT_NE(refusal(path("pipe")).find("not a regular file"), std::string::npos);
  EXPECT_NE(refusal(path("none/")), "fine");
  // It says of itself that it may be written to.
  EXPECT_NE(refusal("/proc/new.md"), "fine");
}

TEST_F(Files, WritesThroughALink) {
  ASSERT_TRUE(writeFile(path("real.md"), "old"));
  fs::create_symlink("real.md", path("link.md"));
  ASSERT_TRUE(writeFile(path("link.md"), "new"));
  EXPECT_TRUE(fs::is_symlink(path("link.md")));
  EXPECT_EQ(*readFile(path("real.md")), "new");
}

TEST_F(Files, WritesThroughALinkToAFileNotYetThere) {
  fs::create_symlink("real.md", path("link.md"));
  ASSERT_TRUE(writeFile(path("link.md"), "new"));
  EXPECT_TRUE(fs::is_symlink(path("link.md")));
  EXPECT_EQ(*readFile(path("real.md")), "new");
}

TEST_F(Files, KeepsTheMode) {
  ASSERT_TRUE(writeFile(path("a.md"), "old"));
  ASSERT_EQ(::chmod(path("a.md").c_str(), 0640), 0);
  ASSERT_TRUE(writeFile(path("a.md"), "new"));
  struct stat info {};
  ASSERT_EQ(::stat(path("a.md").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 07777U, 0640U);
}

TEST_F(Files, GivesANewFileTheUsualMode) {
  ASSERT_TRUE(writeFile(path("a.md"), "x"));
  mode_t mask = ::umask(0);
  ::umask(mask);
  struct stat info {};
  ASSERT_EQ(::stat(path("a.md").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 07777U, 0666U & ~mask);
}

TEST_F(Files, RefusesAFolderAndAMissingFolder) {
  EXPECT_FALSE(writeFile(m_folder.string(), "x"));
  EXPECT_FALSE(writeFile(path("none/a.md"), "x"));
  EXPECT_EQ(count(), 0U);
}

TEST_F(Files, LeavesAFolderWithoutPermissionAsItWas) {
  ASSERT_TRUE(writeFile(path("a.md"), "old"));
  fs::permissions(m_folder, fs::perms::owner_read | fs::perms::owner_exec);
  // The superuser may write anywhere, so there is nothing to see then.
  if (::access(m_folder.c_str(), W_OK) != 0) {
    EXPECT_FALSE(writeFile(path("a.md"), "new"));
    EXPECT_FALSE(writeFile(path("b.md"), "new"));
    EXPECT_EQ(count(), 1U);
    EXPECT_EQ(*readFile(path("a.md")), "old");
  }
}

TEST_F(Files, KeepsTheOldFileWhenTheDiskIsFull) {
  ASSERT_TRUE(writeFile(path("a.md"), "old"));
  pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    // A limit on the size of files acts as a disk that fills up in the middle of writing.
    ::signal(SIGXFSZ, SIG_IGN);
    struct rlimit limit {
      1000, 1000
    };
    if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) ::_exit(2);
    Result<Done> written = writeFile(path("a.md"), std::string(5000, 'x'));
    ::_exit(written ? 1 : 0);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  EXPECT_EQ(*readFile(path("a.md")), "old");
  EXPECT_EQ(count(), 1U);
}

}  // namespace
}  // namespace ludo
