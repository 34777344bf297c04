// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>

#include <csignal>

#include "program.h"

namespace ludo::testing {
namespace {

class Interrupt : public ProgramTest {};

TEST_F(Interrupt, EvalLeavesAWholePartialReport) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const Finished finished =
        interrupted(signal, {"eval", sample("tic-tac-toe"), "--runs", "1000000", "--out", "report.json"});
    EXPECT_CODE(130, finished);
    EXPECT_HAS(finished.out, "Partial: stopped");
    const auto report = readJson("report.json");
    EXPECT_EQ(report["complete"], false);
    EXPECT_EQ(report["gamesAsked"], 1'000'000);
    EXPECT_EQ(fileNames(), Words{"report.json"});
    // What a partial report counts are exactly the first games.
    const std::uint64_t games = report["games"];
    if (games == 0) continue;
    const Finished whole = ludo({"eval", sample("tic-tac-toe"), "--runs", std::to_string(games), "--json"});
    EXPECT_CODE(0, whole);
    EXPECT_EQ(whole.json()["outcomes"], report["outcomes"]);
    EXPECT_EQ(whole.json()["metrics"], report["metrics"]);
  }
}

/// What the program and those it is started by do at the end of their terminal.
class Hangup {
 public:
  explicit Hangup(void (*what)(int)) : m_before(std::signal(SIGHUP, what)) {}
  Hangup(const Hangup&) = delete;
  Hangup& operator=(const Hangup&) = delete;
  ~Hangup() { std::signal(SIGHUP, m_before); }

 private:
  void (*m_before)(int);
};

TEST_F(Interrupt, TheEndOfTheTerminalIsOne) {
  const Hangup usual(SIG_DFL);
  const Finished finished =
      interrupted(SIGHUP, {"eval", sample("tic-tac-toe"), "--runs", "1000000", "--out", "report.json"});
  EXPECT_CODE(130, finished);
  EXPECT_HAS(finished.out, "Partial: stopped");
  EXPECT_EQ(readJson("report.json")["complete"], false);
}

TEST_F(Interrupt, UnderNohupTheEndOfTheTerminalIsNone) {
  const Hangup ignored(SIG_IGN);
  const Finished finished =
      signalledAt(SIGHUP, "run.journal", 1'000,
                  {"eval", sample("tic-tac-toe"), "--runs", "5000", "--resume", "run.journal"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "5,000");
}

TEST_F(Interrupt, PerftKeepsTheLevelsThatWereCounted) {
  const Finished finished = interrupted(SIGINT, {"perft", sample("hex"), "--depth", "9"});
  EXPECT_CODE(130, finished);
  // None in the midst: 121 first moves, then 120 more.
  EXPECT_THAT(finished.out, ::testing::ContainsRegex("1 +121\n2 +14520\n"));
  EXPECT_HAS(finished.err, "the levels that were counted whole are shown");
  EXPECT_FALSE(has(finished.out, "\n9"));
}

TEST_F(Interrupt, BenchStops) {
  const Finished finished = interrupted(SIGINT, {"bench", sample("hex"), "--seconds", "3600"});
  EXPECT_CODE(130, finished);
  EXPECT_TRUE(finished.out.empty());
}

constexpr const char* endlessGame = R"(# Endless

```yaml
section: "metadata"
id: "endless"
players: { min: 2, max: 2 }
maxTurns: 1000000
```

```yaml
section: "variables"
global:
  on: { type: "int", init: 0, min: 0, max: 1 }
```

```yaml
section: "turn"
phases:
  - id: "main"
    actions: 1
```

```yaml
section: "actions"
items:
  - id: "flip"
    actor: "active"
    phase: "main"
    params: [{ name: "$to", domain: { query: "intsInRange", min: 0, max: 1 } }]
    effects:
      - setVar: { scope: "global", var: "on", value: "$to" }
```

```yaml
section: "end"
items:
  - { id: "never", when: { op: ">", left: { ref: "gvar", var: "on" }, right: 1 }, result: { type: "draw" } }
```
)";

TEST_F(Interrupt, RunWritesNothing) {
  write("endless.md", endlessGame);
  const Finished finished = interrupted(SIGTERM, {"run", "endless.md", "--out", "trace.json"});
  EXPECT_CODE(130, finished);
  EXPECT_HAS(finished.err, "Interrupted; a game that has no end is not written");
  EXPECT_TRUE(finished.out.empty());
  EXPECT_EQ(fileNames(), Words{"endless.md"});
}

}  // namespace
}  // namespace ludo::testing
