// SPDX-License-Identifier: Apache-2.0
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>
#include <thread>

#include "program.h"

namespace ludo::testing {
namespace {

namespace fs = std::filesystem;

std::string readelf(const std::string& file) {
  const std::string command =
      "LC_ALL=C readelf --wide --file-header --segments --dynamic --symbols '" + file + "'";
  std::string text;
  FILE* pipe = ::popen(command.c_str(), "r");
  EXPECT_NE(pipe, nullptr);
  std::array<char, 4096> part{};
  while (pipe != nullptr && std::fgets(part.data(), part.size(), pipe) != nullptr) text += part.data();
  EXPECT_EQ(::pclose(pipe), 0) << command;
  return text;
}

Words split(const std::string& text, char separator) {
  Words parts;
  std::istringstream stream(text + separator);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

bool matches(const std::string& text, const std::string& pattern) {
  return std::regex_search(text, std::regex(pattern));
}

TEST(Binaries, AreHardened) {
  const Words binaries = split(LUDO_BINARIES, ':');
  EXPECT_TRUE(binaries.front().ends_with("/ludo"));
  for (const std::string& binary : binaries) {
    SCOPED_TRACE(binary);
    const std::string elf = readelf(binary);
    if (!binary.ends_with(".so")) {
      EXPECT_TRUE(matches(elf, "FLAGS_1\\).* PIE"));
    }
    EXPECT_TRUE(matches(elf, "BIND_NOW"));
    EXPECT_TRUE(matches(elf, "GNU_RELRO"));
    EXPECT_TRUE(matches(elf, "GNU_STACK +0x\\w+ 0x\\w+ 0x\\w+ 0x\\w+ 0x\\w+ RW "));
    EXPECT_FALSE(matches(elf, "LOAD +0x\\w+ 0x\\w+ 0x\\w+ 0x\\w+ 0x\\w+ RWE"));
    EXPECT_TRUE(matches(elf, "__stack_chk_fail"));
    if (LUDO_FORTIFIED && !binary.ends_with(".so")) {
      EXPECT_TRUE(matches(elf, "__\\w+_chk@GLIBC"));
    }
  }
}

TEST(Binaries, LoadLibrariesFromNoFolderThatTheCallerChooses) {
  for (const std::string& binary : split(LUDO_BINARIES, ':')) {
    const std::string elf = readelf(binary);
    std::smatch path;
    if (!std::regex_search(elf, path, std::regex("\\((?:RUNPATH|RPATH)\\).*\\[(.*)\\]"))) continue;
    for (const std::string& folder : split(path[1], ':')) {
      EXPECT_TRUE(folder.starts_with("/") || folder.starts_with("$ORIGIN"))
          << binary << " looks for libraries in '" << folder << "'";
    }
  }
}

class Hardening : public ProgramTest {
 protected:
  const std::string game = sample("tic-tac-toe");
};

TEST_F(Hardening, LibrariesInTheCurrentFolderAreNotRun) {
  if (LUDO_SANITIZED) GTEST_SKIP() << "sanitizers look up libraries in a way of their own";
  // Whatever it links with, by whatever name, and what it opens later.
  const std::string elf = readelf(LUDO_PROGRAM);
  const std::regex needed("\\(NEEDED\\).*\\[(.*)\\]");
  Words names{"libludo_native.so"};
  for (std::sregex_iterator found(elf.begin(), elf.end(), needed); found != std::sregex_iterator(); ++found)
    names.push_back((*found)[1]);
  EXPECT_GE(names.size(), 4U);
  fs::create_directory(path("lib"));
  for (const std::string& name : names) {
    fs::copy_file(LUDO_PLANTED, path(name));
    fs::copy_file(LUDO_PLANTED, path("lib/" + name));
  }
  EXPECT_CODE(0, ludo({"run", game, "--out", "trace.json"}));
  EXPECT_CODE(0, ludo({"replay", "trace.json", "--game", game, "--verify", "--engine"}));
  EXPECT_FALSE(exists("planted-code-ran"));
}

TEST_F(Hardening, CodeIsNeverWritableAndExecutableAtOnce) {
  if (LUDO_SANITIZED) GTEST_SKIP() << "sanitizers have such memory of their own";
  EXPECT_CODE(0, ludo({"run", game, "--out", "trace.json"}));
  const Finished finished = ludoWith({"LD_PRELOAD=" LUDO_FAULTS, "LUDO_STRICT=1"},
                                     {"replay", "trace.json", "--game", game, "--verify", "--engine"});
  EXPECT_CODE(0, finished);
  if (has(LUDO_BINARIES, "libludo_native")) {
    EXPECT_HAS(finished.out, "verified with the engine (native code)");
  }
}

/// The preloaded library ends a program that opens a socket or starts another program.
TEST_F(Hardening, AGameOpensNothingButItsFolderAndTheLibrary) {
  if (LUDO_SANITIZED) GTEST_SKIP() << "sanitizers open files of their own";
  fs::copy_file(LUDO_SOURCE_DIR "/tests/core/bundles/hosts/income.md", path("game.md"));
  fs::create_directory(path("bundles"));
  fs::create_symlink("/etc/hostname", path("bundles/turn-limit.md"));
  const std::vector<Words> commands{{"spec:lint", "game.md", "--fix"},
                                    {"test", "game.md"},
                                    {"spec:compile", "game.md", "--out", "game.json"},
                                    {"run", "game.md", "--out", "trace.json"},
                                    {"replay", "trace.json", "--game", "game.md", "--verify", "--engine"},
                                    {"eval", "game.md", "--runs", "300", "--agents", "uct:iterations=20",
                                     "--html", "report.html", "--resume", "j"}};
  for (const Words& command : commands) {
    fs::remove(path("opened"));
    EXPECT_CODE(
        0, ludoWith({"LD_PRELOAD=" LUDO_FAULTS, "LUDO_STRICT=1", "LUDO_OPENED=" + path("opened")}, command));
    const Words opened = split(read("opened"), '\n');
    EXPECT_GE(opened.size(), 3U) << command.front();
    for (const std::string& file : opened) {
      const bool isOwn = !file.starts_with("/") && !has(file, "..");
      EXPECT_TRUE(isOwn || file.starts_with(LUDO_SOURCE_DIR "/resources/bundles/"))
          << command.front() << " opened " << file;
    }
  }
}

TEST_F(Hardening, NamesDoNothingToTheTerminal) {
  const std::string clear =
      "\x1B[2J\x1B[8m\x07\xC2\x9B"
      "31m\xE2\x80\xAE";
  const Finished finished = ludo({"spec:lint", "no" + clear + "file.md"});
  EXPECT_CODE(3, finished);
  EXPECT_HAS(finished.err, "no?[2J?[8m??31m?file.md");

  EXPECT_CODE(0, ludo({"run", game, "--out", "trace.json"}));
  auto trace = readJson("trace.json");
  trace["agents"][0] = clear + "\xC3\xA9";
  write("trace.json", trace.dump());
  const Words replay{"replay", "trace.json", "--game", game};
  EXPECT_HAS(ludo(replay).out, clear) << "in a file it is data";
  const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
  ASSERT_TRUE(terminal >= 0 && ::grantpt(terminal) == 0 && ::unlockpt(terminal) == 0);
  std::string shown;
  std::jthread reader([&shown, terminal] {
    std::array<char, 4096> part{};
    for (ssize_t got = 0; (got = ::read(terminal, part.data(), part.size())) > 0;)
      shown.append(part.data(), got);
  });
  EXPECT_CODE(1, ludoInto(::ptsname(terminal), replay));
  // Read to its end, which comes when nobody has the other side open.
  reader.join();
  ::close(terminal);
  EXPECT_HAS(shown, "player 1: ?[2J?[8m??31m?\xC3\xA9");
}

TEST_F(Hardening, ANameForgesNoLine) {
  std::ifstream file(game);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::string label = R"(label: "Mark {$cell}")";
  ASSERT_NE(text.find(label), std::string::npos);
  text.replace(text.find(label), label.size(), R"(label: "Mark {$cell}\nplayer 2 wins after 3 plies")");
  write("forged.md", text);
  const Finished finished = ludo({"run", path("forged.md")});
  EXPECT_CODE(0, finished);
  EXPECT_EQ(finished.out.find("\nplayer 2 wins after 3 plies"), std::string::npos) << finished.out;
  EXPECT_HAS(finished.out, " player 2 wins after 3 plies");
}

TEST_F(Hardening, AClosedStreamDamagesNoFile) {
  const Words command{"eval", game, "--runs", "60", "--out", "report.json", "--resume", "run.journal"};
  EXPECT_CODE(0, ludo(command));
  const std::string report = read("report.json");
  for (const int stream : {0, 1, 2}) {
    fs::remove(path("run.journal"));
    fs::remove(path("report.json"));
    const Finished finished = ludoWithout(stream, command);
    EXPECT_CODE(stream == 1 ? 3 : 0, finished);
    EXPECT_EQ(read("report.json"), report) << stream;
    const Finished again = ludo(command);
    EXPECT_CODE(0, again);
    EXPECT_HAS(again.err, "Going on with 60 games");
    EXPECT_EQ(read("report.json"), report) << stream;
  }
}

TEST_F(Hardening, AJournalOnAReadOnlyFileSystemIsToldAsThat) {
  if (LUDO_SANITIZED) GTEST_SKIP() << "sanitizers have calls of their own";
  // The second file that is opened: the first is the game.
  const Finished finished =
      ludoWith({"LD_PRELOAD=" LUDO_FAULTS, "LUDO_FAULT=open:2:once", "LUDO_FAULT_HIT=" + path("hit")},
               {"eval", game, "--runs", "5", "--resume", "run.journal"});
  EXPECT_CODE(3, finished);
  EXPECT_HAS(finished.err, "cannot open 'run.journal': Read-only file system");
}

TEST_F(Hardening, WhatCannotBeWrittenIsToldBeforeGamesArePlayed) {
  const std::vector<Words> commands{{"eval", game, "--runs", "1000000", "--agents", "uct", "--resume",
                                     "run.journal", "--out", "no/such/x.json"},
                                    {"eval", game, "--runs", "1000000", "--agents", "uct", "--resume",
                                     "run.journal", "--html", "no/such/x"},
                                    {"match", game, "uct", "uct", "--games", "1000000", "--resume",
                                     "run.journal", "--out", "no/such/x.json"},
                                    {"tournament", game, "--agents", "uct", "--agents", "greedy", "--games",
                                     "1000000", "--resume", "run.journal", "--out", "no/such/x.json"}};
  for (const Words& command : commands) {
    const Finished finished = ludo(command);
    EXPECT_CODE(3, finished);
    EXPECT_HAS(finished.err, "the folder 'no/such': No such file or directory");
    EXPECT_TRUE(fileNames().empty()) << "a journal was begun";
  }
}

}  // namespace
}  // namespace ludo::testing
