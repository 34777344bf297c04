// SPDX-License-Identifier: Apache-2.0
#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <random>

#include "program.h"

namespace ludo::testing {
namespace {

class BadInput : public ProgramTest {
 protected:
  const std::string game = sample("tic-tac-toe");

  void expectRefused(int code, const Words& arguments, const Words& parts) const {
    const Finished finished = ludo(arguments);
    EXPECT_CODE(code, finished);
    EXPECT_EQ(finished.out, "");
    for (const std::string& part : parts) EXPECT_HAS(finished.err, part);
  }

  /// No command takes the file, each says so, and nothing is written.
  void expectNoGame(const std::string& name, const std::string& content) const {
    SCOPED_TRACE(name);
    write(name, content);
    const Finished lint = ludo({"spec:lint", name});
    EXPECT_CODE(1, lint);
    EXPECT_HAS(lint.out, name + ":");
    EXPECT_CODE(1, ludo({"spec:lint", "--fix", name}));
    write(name, content);
    expectRefused(1, {"spec:compile", name, "--out", "out.json"}, {name + ":", "error"});
    expectRefused(1, {"run", name, "--out", "out.json"}, {name + ":", "error"});
    expectRefused(1, {"eval", name, "--runs", "2", "--out", "out.json"}, {name + ":", "error"});
    expectRefused(1, {"perft", name, "--depth", "1"}, {name + ":", "error"});
    EXPECT_FALSE(exists("out.json"));
  }
};

/// For this process and those it starts.
class MemoryLimit {
 public:
  explicit MemoryLimit(rlim_t bytes) {
    ::getrlimit(RLIMIT_AS, &m_before);
    const rlimit limit{bytes, m_before.rlim_max};
    ::setrlimit(RLIMIT_AS, &limit);
  }
  MemoryLimit(const MemoryLimit&) = delete;
  MemoryLimit& operator=(const MemoryLimit&) = delete;
  ~MemoryLimit() { ::setrlimit(RLIMIT_AS, &m_before); }

 private:
  rlimit m_before{};
};

std::string noise(std::size_t size) {
  std::mt19937 generator(1);
  std::string bytes(size, '\0');
  for (char& byte : bytes) byte = static_cast<char>(generator());
  return bytes;
}

TEST_F(BadInput, EmptyFile) {
  expectNoGame("empty.md", "");
}
TEST_F(BadInput, ProseOnly) {
  expectNoGame("prose.md", "Only prose here.\n");
}
TEST_F(BadInput, Noise) {
  expectNoGame("noise.md", noise(1'000'000));
}
TEST_F(BadInput, Binary) {
  expectNoGame("binary.md", std::string(1'000, '\0'));
}
TEST_F(BadInput, CutJson) {
  expectNoGame("cut.json", R"({"metadata")");
}
TEST_F(BadInput, JsonOfAnotherType) {
  expectNoGame("type.json", R"({"metadata": 3})");
}
TEST_F(BadInput, JsonList) {
  expectNoGame("list.json", "[]");
}
TEST_F(BadInput, EmptyJson) {
  expectNoGame("empty.json", "");
}
TEST_F(BadInput, DeepJson) {
  expectNoGame("deep.json", std::string(100'000, '['));
}
TEST_F(BadInput, DeepYaml) {
  expectNoGame("deep.md", R"(```yaml
section: "setup"
items: )" + std::string(10'000, '[') +
                              std::string(10'000, ']') + "\n```\n");
}
TEST_F(BadInput, AliasBomb) {
  std::string yaml = R"(section: "constants"
a0: &a0 ["x"]
)";
  for (int i = 1; i < 30; ++i) {
    const std::string before = "*a" + std::to_string(i - 1);
    yaml += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + before + ", " + before + "]\n";
  }
  expectNoGame("bomb.md", "```yaml\n" + yaml + "```\n");
}

TEST_F(BadInput, FoldersAndMissingFiles) {
  std::filesystem::create_directory(path("folder.md"));
  for (const std::string command : {"spec:lint", "spec:compile", "run", "eval"}) {
    const Finished folder = ludo({command, "folder.md"});
    EXPECT_CODE(3, folder);
    EXPECT_HAS(folder.err, "'folder.md': Is a directory");
    const Finished missing = ludo({command, "missing.md"});
    EXPECT_CODE(3, missing);
    EXPECT_HAS(missing.err, "'missing.md': No such file");
  }
}

TEST_F(BadInput, OneUnreadableFileDoesNotHideTheOthers) {
  write("prose.md", "Only prose here.\n");
  const Finished finished = ludo({"spec:lint", "missing.md", "prose.md"});
  EXPECT_CODE(3, finished);
  EXPECT_HAS(finished.out, "prose.md:");
  EXPECT_HAS(finished.err, "1 error, 0 warnings in 1 file\n");
}

TEST_F(BadInput, ReportsAreWellFormedWhenNoFileCouldBeRead) {
  const Finished sarif = ludo({"spec:lint", "--sarif", "missing.md"});
  EXPECT_CODE(3, sarif);
  EXPECT_EQ(sarif.json()["version"], "2.1.0");
  EXPECT_EQ(sarif.json()["runs"], nlohmann::json::array());
  const Finished json = ludo({"spec:lint", "--json", "missing.md"});
  EXPECT_EQ(json.json(), nlohmann::json::array());
  EXPECT_HAS(json.err, "0 errors, 0 warnings in 0 files\n");
}

TEST_F(BadInput, NoPermission) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may read everything";
  write("secret.md", "x");
  std::filesystem::permissions(path("secret.md"), std::filesystem::perms::none);
  expectRefused(3, {"run", "secret.md"}, {"Permission denied"});
}

TEST_F(BadInput, TraceOfAnotherGame) {
  EXPECT_CODE(0, ludo({"run", game, "--out", "trace.json"}));
  expectRefused(1, {"replay", "trace.json", "--game", sample("hex")},
                {"trace.json:", R"(belongs to "tic-tac-toe", not to "hex-11")", "[trace-of-other-game]"});
}

TEST_F(BadInput, DamagedTraces) {
  EXPECT_CODE(0, ludo({"run", game, "--out", "trace.json"}));
  const std::string trace = read("trace.json");
  write("cut.json", trace.substr(0, 700));
  expectRefused(1, {"replay", "cut.json", "--game", game}, {"cut.json:"});
  write("empty.json", "");
  expectRefused(1, {"replay", "empty.json", "--game", game}, {"empty.json:"});
  write("list.json", "[]");
  expectRefused(1, {"replay", "list.json", "--game", game}, {"list.json:", "[invalid-trace]"});
  auto json = nlohmann::json::parse(trace);
  json["entries"][0]["legalMoves"] = "nine";
  write("type.json", json.dump());
  expectRefused(1, {"replay", "type.json", "--game", game},
                {"type.json:", "[invalid-trace]", "a number", "text"});
  write("noise.json", noise(100'000));
  expectRefused(1, {"replay", "noise.json", "--game", game}, {"noise.json:"});
  expectRefused(1, {"replay", game, "--game", game}, {game + ":"});
  expectRefused(3, {"replay", "missing.json", "--game", game}, {"No such file"});
  expectRefused(3, {"replay", "trace.json", "--game", "missing.md"}, {"No such file"});
}

TEST_F(BadInput, PlacesThatCannotBeWrittenTo) {
  std::filesystem::create_directory(path("folder"));
  const std::vector<Words> commands{{"run", game},
                                    {"eval", game, "--runs", "3"},
                                    {"match", game, "random", "greedy", "--games", "2"},
                                    {"spec:compile", game}};
  for (Words command : commands) {
    command.insert(command.end(), {"--out", "no/such/folder/out.json"});
    expectRefused(3, command, {"no/such/folder/out.json", "No such file"});
    command.back() = "folder";
    expectRefused(3, command, {"folder"});
  }
  EXPECT_EQ(fileNames(), Words{"folder"});
}

TEST_F(BadInput, TooLittleMemory) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the sanitizers need more address space than the limit leaves";
#endif
  std::string yaml = R"(section: "setup"
)";
  for (int i = 0; i < 200'000; ++i) yaml += "k" + std::to_string(i) + ": 1\n";
  write("huge.md", "```yaml\n" + yaml + "```\n");
  const MemoryLimit limit(rlim_t{150} << 20U);
  expectRefused(3, {"spec:lint", "huge.md"}, {"ludo: there is not enough memory\n"});
}

TEST_F(BadInput, FullDiskBehindStandardOutput) {
  if (::access("/dev/full", W_OK) != 0) GTEST_SKIP() << "no /dev/full here";
  EXPECT_CODE(0, ludo({"run", game, "--out", "trace.json"}));
  write("prose.md", "Only prose here.\n");
  const std::vector<Words> commands{{"--help"},
                                    {"--version"},
                                    {"run", "--help"},
                                    {"spec:compile", game},
                                    {"run", game},
                                    {"eval", game, "--runs", "3"},
                                    {"match", game, "random", "greedy", "--games", "2"},
                                    {"perft", game, "--depth", "2"},
                                    {"replay", "trace.json", "--game", game},
                                    {"spec:lint", "prose.md"}};
  for (const Words& command : commands) {
    const Finished finished = ludoInto("/dev/full", command);
    EXPECT_EQ(finished.code, 3) << command.front();
    EXPECT_HAS(finished.err, "cannot write to standard output: No space left on device");
  }
}

// A specification had become a report, without a word.
TEST_F(BadInput, WhatIsReadIsNotWrittenOver) {
  std::filesystem::copy_file(game, path("own.md"));
  const std::string content = read("own.md");
  std::filesystem::create_symlink("own.md", path("link.md"));
  std::filesystem::create_hard_link(path("own.md"), path("hard.md"));
  EXPECT_CODE(0, ludo({"spec:compile", "own.md", "--out", "own.json"}));
  const std::string compiled = read("own.json");
  for (const std::string& same : Words{"own.md", "./own.md", "link.md", "hard.md"}) {
    SCOPED_TRACE(same);
    const Words parts{"--out names '" + same + "'", "would be lost"};
    expectRefused(2, {"eval", "own.md", "--runs", "2", "--out", same}, parts);
    expectRefused(2, {"eval", "own.md", "--runs", "2", "--html", same}, {"--html names"});
    expectRefused(2, {"eval", "own.md", "--runs", "2", "--resume", same}, {"--resume names"});
    expectRefused(2, {"run", "own.md", "--out", same}, parts);
    expectRefused(2, {"spec:compile", "own.md", "--out", same}, parts);
    expectRefused(2, {"match", "own.md", "--games", "2", "--agents", "random,greedy", "--out", same}, parts);
  }
  expectRefused(2, {"spec:decompile", "own.json", "--out", "own.json"}, {"--out names 'own.json'"});
  EXPECT_EQ(read("own.md"), content);
  EXPECT_EQ(read("own.json"), compiled);
}

TEST_F(BadInput, ABundleThatIsReadIsNotWrittenOver) {
  std::filesystem::create_directory(path("bundles"));
  const std::string bundle = "bundles/turn-limit.md";
  std::filesystem::copy_file(LUDO_SOURCE_DIR "/resources/bundles/turn-limit.md", path(bundle));
  std::filesystem::copy_file(LUDO_SOURCE_DIR "/tests/core/bundles/hosts/turn-limit.md", path("host.md"));
  const std::string content = read(bundle);
  EXPECT_CODE(0, ludo({"spec:compile", "host.md", "--out", "host.json"}));
  expectRefused(2, {"spec:compile", "host.md", "--out", bundle}, {"the bundle 'turn-limit' of the game"});
  expectRefused(2, {"run", "host.md", "--out", bundle}, {"the bundle 'turn-limit' of the game"});
  expectRefused(2, {"eval", "host.md", "--runs", "2", "--html", bundle},
                {"the bundle 'turn-limit' of the game"});
  EXPECT_EQ(read(bundle), content);
}

TEST_F(BadInput, TwoReportsDoNotShareAFile) {
  expectRefused(2, {"eval", game, "--runs", "2", "--out", "report", "--html", "./report"},
                {"--out and --html name the same file; give each its own"});
}

/// For the programs that are started.
class StackLimit {
 public:
  explicit StackLimit(rlim_t bytes) {
    ::getrlimit(RLIMIT_STACK, &m_before);
    const rlimit limit{bytes, m_before.rlim_max};
    ::setrlimit(RLIMIT_STACK, &limit);
  }
  StackLimit(const StackLimit&) = delete;
  StackLimit& operator=(const StackLimit&) = delete;
  ~StackLimit() { ::setrlimit(RLIMIT_STACK, &m_before); }

 private:
  rlimit m_before{};
};

TEST_F(BadInput, ASmallStackIsTold) {
  for (const rlim_t kibibytes : {64, 500, 2'047}) {
    const StackLimit limit(kibibytes << 10U);
    expectRefused(
        3, {"eval", game, "--runs", "2", "--agents", "uct:iterations=10"},
        {"ludo: the stack may have " + std::to_string(kibibytes) + " KiB here", "2048 KiB are needed"});
  }
}

TEST_F(BadInput, TheDeepestNestingFitsIntoTheSmallestStack) {
  if (LUDO_SANITIZED) GTEST_SKIP() << "sanitizers need more of the stack";
  ASSERT_EQ(ludo({"spec:compile", game, "--out", "game.json"}).code, 0);
  nlohmann::json deep = readJson("game.json");
  constexpr int levels = 240;
  std::string when;
  for (int i = 0; i < levels; ++i) when += R"({"op":"not","arg":)";
  deep["end"][0]["when"] = nlohmann::json::parse(when + "true" + std::string(levels, '}'));
  write("deep.json", deep.dump());
  const StackLimit limit(rlim_t{2'048} << 10U);
  for (const Words& command : {Words{"run", "deep.json", "--max-turns", "3"},
                               Words{"eval", "deep.json", "--runs", "4", "--threads", "2", "--agents",
                                     "uct:iterations=10", "--max-turns", "3"}})
    EXPECT_CODE(0, ludo(command));
}

// What a script gives for a variable that is not set.
TEST_F(BadInput, AnEmptyNameIsNoFile) {
  for (const std::string& option : Words{"--out", "--html", "--resume"})
    expectRefused(2, {"eval", game, "--runs", "2", option, ""}, {option, "the name of the file is empty"});
  expectRefused(2, {"run", game, "--out", ""}, {"--out", "the name of the file is empty"});
  expectRefused(2, {"grammar", "--out", ""}, {"--out", "the name of the file is empty"});
}

}  // namespace
}  // namespace ludo::testing
