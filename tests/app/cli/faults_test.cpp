// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>

#include "program.h"

namespace ludo::testing {
namespace {

namespace fs = std::filesystem;

/// A command that writes files, and what is there before it.
struct Work {
  std::string name;
  Words arguments;
  Words outputs;
  /// Files that are there and have another content; each output is among them or is not there.
  std::vector<std::pair<std::string, std::string>> before;
  /// A file that may hold anything in between, as long as the command then comes to the same end.
  std::string journal;
};

/// Fails the n-th call of each kind, for all n, and looks at what is left: each file is as before or as it
/// should be, nothing else is there, the exit code tells the truth, and the same command without a fault does
/// all of it.
class Faults : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    if (LUDO_SANITIZED) GTEST_SKIP() << "sanitizers have calls of their own";
  }

  void prepare(const Work& work) const {
    for (const std::string& name : fileNames()) fs::remove_all(path(name));
    for (const auto& [name, content] : work.before) write(name, content);
  }

  std::vector<std::string> outputs(const Work& work) const {
    std::vector<std::string> contents;
    for (const std::string& name : work.outputs) contents.push_back(exists(name) ? read(name) : "(none)");
    return contents;
  }

  Words strangers(const Work& work) const {
    Words names = fileNames();
    std::erase_if(names, [&work](const std::string& name) {
      return name == "hit" || name == work.journal || std::ranges::count(work.outputs, name) > 0 ||
             std::ranges::count(work.before, name, &std::pair<std::string, std::string>::first) > 0;
    });
    return names;
  }

  /// False when there were fewer calls of the kind.
  bool tryFault(const Work& work, const std::string& fault, const std::vector<std::string>& right) const {
    SCOPED_TRACE(work.name + ", " + fault);
    prepare(work);
    const std::vector<std::string> old = outputs(work);
    const Finished finished = ludoWith(
        {"LD_PRELOAD=" LUDO_FAULTS, "LUDO_FAULT=" + fault, "LUDO_FAULT_HIT=" + path("hit")}, work.arguments);
    if (!exists("hit")) {
      EXPECT_CODE(0, finished);
      return false;
    }
    const bool killed = fault.ends_with(":kill") || fault.ends_with(":killTorn");
    if (killed) {
      EXPECT_CODE(128 + SIGKILL, finished);
    } else {
      EXPECT_TRUE(finished.code == 0 || finished.code == 3) << finished.code << "\n" << finished.err;
    }
    const std::vector<std::string> now = outputs(work);
    for (std::size_t i = 0; i < now.size(); ++i) {
      EXPECT_TRUE(now[i] == right[i] || (now[i] == old[i] && finished.code != 0))
          << work.outputs[i] << " after code " << finished.code << ":\n"
          << now[i].substr(0, 200);
    }
    if (finished.code == 3 && !fault.starts_with("write:")) {
      EXPECT_HAS(finished.err, "ludo: ");
    }
    // A kill may come between the two steps by which a file gets its name.
    EXPECT_LE(strangers(work).size(), killed ? 1U : 0U) << ::testing::PrintToString(fileNames());
    fs::remove(path("hit"));
    const Finished again = ludo(work.arguments);
    EXPECT_CODE(0, again);
    EXPECT_EQ(outputs(work), right);
    EXPECT_TRUE(strangers(work).empty()) << ::testing::PrintToString(fileNames());
    return true;
  }

  std::vector<std::string> rightOutputs(const Work& work) const {
    prepare(work);
    EXPECT_CODE(0, ludo(work.arguments));
    return outputs(work);
  }
};

std::vector<Work> allWork() {
  const std::string game = sample("tic-tac-toe");
  const Words eval{"eval",  game,     "--runs", "12",     "--threads", "1",
                   "--out", "r.json", "--html", "r.html", "--resume",  "run.journal"};
  return {
      {"compile", {"spec:compile", game, "--out", "game.json"}, {"game.json"}, {{"game.json", "old"}}, ""},
      {"run", {"run", game, "--out", "trace.json"}, {"trace.json"}, {}, ""},
      {"eval", eval, {"r.json", "r.html"}, {{"r.html", "old"}}, "run.journal"},
      {"match",
       {"match", game, "random", "greedy", "--games", "4", "--out", "m.json"},
       {"m.json"},
       {{"m.json", "old"}},
       ""},
  };
}

class FaultsOfKind : public Faults, public ::testing::WithParamInterface<const char*> {};

TEST_P(FaultsOfKind, LeaveFilesWhole) {
  const std::string kind = GetParam();
  for (const Work& work : allWork()) {
    const std::vector<std::string> right = rightOutputs(work);
    Words modes{"once", "on", "kill"};
    if (kind == "write") modes.insert(modes.end(), {"torn", "killTorn"});
    for (const std::string& mode : modes) {
      int reached = 0;
      while (tryFault(work, kind + ":" + std::to_string(reached + 1) + ":" + mode, right) && !HasFailure())
        ++reached;
      EXPECT_GE(reached, kind == "rename" || kind == "sync" ? 2 : 1) << work.name << " " << mode;
      RecordProperty(work.name + " " + mode, reached);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Calls, FaultsOfKind, ::testing::Values("open", "write", "sync", "rename"));

/// There are tens of thousands of allocations: all of them where there is time (packaging/inject-faults),
/// else some.
TEST_F(Faults, OfMemoryLeaveFilesWhole) {
  const char* asked = std::getenv("LUDO_EACH_ALLOCATION");
  for (const Work& work : allWork()) {
    const std::vector<std::string> right = rightOutputs(work);
    int reached = 0;
    int call = 1;
    while (tryFault(work, "allocate:" + std::to_string(call) + ":once", right) && !HasFailure()) {
      ++reached;
      call += asked != nullptr ? std::max(1, std::atoi(asked)) : std::max(1, call / 2);
    }
    EXPECT_GE(reached, 10) << work.name;
    RecordProperty(work.name, reached);
  }
}

}  // namespace
}  // namespace ludo::testing
