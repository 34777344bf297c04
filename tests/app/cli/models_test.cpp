// SPDX-License-Identifier: Apache-2.0
// Commands that ask a language model, against servers on this machine.
#include <gmock/gmock.h>

#include <csignal>
#include <filesystem>

#include "program.h"
#include "scripted_server.h"

namespace ludo::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

constexpr const char* canary = "sk-canary-9876543210";

class Models : public ProgramTest {
 protected:
  void writeEndpoint(const std::string& url, const std::string& more = "") const {
    write("endpoints.yaml", R"(endpoints:
  - name: "test"
    url: ")" + url + R"("
    model: "any"
    contextTokens: 16000
    retries: 0
)" + more);
  }
  Finished asking(const Words& arguments, const std::string& key = "") const {
    Words environment = {"LUDO_ENDPOINTS=" + path("endpoints.yaml")};
    if (!key.empty()) environment.push_back("TEST_KEY=" + key);
    return ludoWith(environment, arguments);
  }
  /// A server that knows one game, and no rules.
  std::function<Reply(const std::string&)> knowing(const std::string& name) const {
    const std::string surface = ludo({"grammar", sample(name), "--format", "surface"}).out;
    return [surface](const std::string& request) {
      const bool isGame =
          request.find("<rules>\\n") != std::string::npos && request.find("<reference>") == std::string::npos;
      return streamed(isGame ? surface : "no rules");
    };
  }
  /// Whether a text is anywhere in the test's folder.
  bool isInFiles(const std::string& text) const {
    for (const auto& entry : fs::recursive_directory_iterator(path(""))) {
      if (!entry.is_regular_file()) continue;
      const std::string name = fs::relative(entry.path(), path("")).string();
      if (has(read(name), text)) return true;
    }
    return false;
  }
};

TEST_F(Models, AreNoneUntilTheUserSetsOne) {
  const Finished list = asking({"model", "list"});
  EXPECT_CODE(0, list);
  EXPECT_HAS(list.err, "nothing is sent anywhere");
  const Finished draft = asking({"draft", "a game", "--model", "test", "--out", "drafts"});
  EXPECT_CODE(2, draft);
  EXPECT_HAS(draft.err, "endpoints.yaml");
  EXPECT_FALSE(exists("drafts"));
}

TEST_F(Models, AreListedWithoutTheirKeys) {
  writeEndpoint("http://127.0.0.1:1/v1", R"(    keyVariable: "TEST_KEY"
)");
  const Finished list = asking({"model", "list"}, canary);
  EXPECT_CODE(0, list);
  EXPECT_HAS(list.out, "http://127.0.0.1:1/v1");
  EXPECT_HAS(list.out, "variable TEST_KEY");
  EXPECT_FALSE(has(list.out + list.err, canary));
}

TEST_F(Models, AreRefusedWithTheReason) {
  writeEndpoint("http://models.example/v1");
  const Finished plain = asking({"model", "list"});
  EXPECT_CODE(1, plain);
  EXPECT_HAS(plain.err, "endpoints.yaml:3:10");
  EXPECT_HAS(plain.err, "unusable-endpoint");
  writeEndpoint("http://127.0.0.1:1/v1", R"(    keyVariable: "NO_SUCH_VARIABLE"
)");
  EXPECT_HAS(asking({"model", "probe", "test"}).err, "NO_SUCH_VARIABLE");
  const Finished unknown = asking({"model", "probe", "tset"});
  EXPECT_CODE(2, unknown);
  EXPECT_HAS(unknown.err, "did you mean 'test'?");
  EXPECT_CODE(2, asking({"model", "prob", "test"}));
  EXPECT_CODE(2, asking({"model", "probe"}));
  writeEndpoint("http://127.0.0.1:1/v1");
  const Finished nobody = asking({"model", "probe", "test"});
  EXPECT_CODE(3, nobody);
  EXPECT_HAS(nobody.out, "no connection");
}

TEST_F(Models, AreProbed) {
  const ScriptedServer server([](const std::string& request) {
    const std::size_t at = request.find(R"(root ::= \")");
    if (at == std::string::npos) return streamed("Blue.");
    const std::size_t from = at + 11;
    return streamed(request.substr(from, request.find('\\', from) - from));
  });
  writeEndpoint(server.url());
  const Finished finished = asking({"model", "probe", "test"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.out, "is obeyed");
  EXPECT_HAS(finished.out, R"(is ignored: it wrote "Blue.")");
  EXPECT_HAS(finished.err, R"(enforces: "grammar")");
}

TEST_F(Models, DraftAGameThatIsReplayedWithoutThem) {
  Finished drafted;
  {
    const ScriptedServer server(knowing("pig"));
    writeEndpoint(server.url(), R"(    keyVariable: "TEST_KEY"
)");
    drafted = asking({"draft", "Roll a die or stop", "--model", "test", "--count", "2", "--record",
                      "record.db", "--out", "drafts"},
                     canary);
    EXPECT_THAT(server.requests().at(0), HasSubstr(canary));
  }
  EXPECT_CODE(0, drafted);
  EXPECT_HAS(drafted.out, "pig.md");
  EXPECT_HAS(drafted.out, "pig-2.md");
  EXPECT_CODE(0, ludo({"test", "drafts/pig.md"}));
  EXPECT_FALSE(has(drafted.out + drafted.err, canary));
  EXPECT_FALSE(isInFiles(canary));

  fs::remove(path("endpoints.yaml"));
  const Finished replayed = asking({"draft", "--replay", "record.db", "--out", "again"});
  EXPECT_CODE(0, replayed);
  EXPECT_EQ(replayed.out, drafted.out);
  for (const char* name : {"pig.md", "pig-2.md"})
    EXPECT_EQ(read(std::string("again/") + name), read(std::string("drafts/") + name));
}

TEST_F(Models, AreToldWhatTheLanguageLeavesOut) {
  const std::string surface = ludo({"grammar", sample("pig"), "--format", "surface"}).out;
  std::string wrong = surface;
  wrong.insert(wrong.find("{ id:"), "lineOfSight");
  const ScriptedServer server([&](const std::string& request) {
    const bool isRest = request.find("<begun>\\n") != std::string::npos;
    const bool isGame = request.find("<rules>\\n") != std::string::npos;
    return streamed(isRest   ? surface
                    : isGame ? wrong
                             : R"(effect ::= "{ " "undoMove" " }"
)");
  });
  writeEndpoint(server.url());
  const Finished drafted = asking(
      {"draft", "Roll a die", "--model", "test", "--count", "1", "--record", "record.db", "--out", "drafts"});
  EXPECT_CODE(0, drafted);
  EXPECT_HAS(drafted.err, "the model asked for line of sight between any two spaces, as lineOfSight");
  EXPECT_HAS(drafted.err, "the model asked for undo by a rule, as undoMove");
  EXPECT_HAS(drafted.err, "Look along the directions with");

  const Finished counted = ludo({"capabilities", "record.db"});
  EXPECT_CODE(0, counted);
  EXPECT_HAS(counted.out, "1 drafts; 0 do not compile, and 1 of all ask for");
  EXPECT_HAS(counted.out, "line of sight between any two spaces");
  EXPECT_HAS(counted.out, "lineOfSight");
  const nlohmann::json all = ludo({"capabilities", "record.db", "--json"}).json();
  EXPECT_EQ(all["capabilities"][0]["candidates"], 1);
  EXPECT_EQ(all["capabilities"][1]["candidates"], 1);
  EXPECT_EQ(all["capabilities"][2]["candidates"], 0);
  // Both go round probabilities as numbers by rolling dice, as the language advises.
  EXPECT_HAS(counted.out, "Use { roll:");
}

TEST_F(Models, WriteUnderSchemasWhereTheServerTakesNoGrammar) {
  const std::string definitions =
      R"({"metadata": {"players": {"max": 2, "min": 2}, "id": "race", "maxTurns": 60},
          "variables": {"perPlayer": {"steps": {"type": "int", "min": 0, "max": 30, "init": 0}}}})";
  const std::string rules =
      R"({"turn": {"phases": [{"id": "main"}]},
          "actions": [{"id": "go", "actor": "active", "phase": "main",
                       "effects": [{"roll": {"bind": "$die", "sides": 6}},
                                   {"addVar": {"delta": "$die", "scope": "pvar", "player": "actor", "var": "steps"}}]},
                      {"id": "walk", "actor": "active", "phase": "main",
                       "effects": [{"addVar": {"delta": 3, "scope": "pvar", "player": "actor", "var": "steps"}}]}],
          "end": [{"id": "home", "when": {"op": ">=", "left": {"ref": "pvar", "player": "actor", "var": "steps"}, "right": 20},
                   "result": {"type": "win", "player": "actor"}}]})";
  const ScriptedServer server([&](const std::string& request) {
    if (!has(request, "json_schema"))
      return streamed(R"(variables-block ::= "```yaml\n" variables-section "\n```\n"
)");
    return streamed(has(request, "sections of it: metadata") ? definitions : rules);
  });
  writeEndpoint(server.url(), R"(    enforces: "schema"
)");
  const Finished drafted = asking(
      {"draft", "A race", "--model", "test", "--count", "1", "--record", "record.db", "--out", "drafts"});
  EXPECT_CODE(0, drafted);
  EXPECT_HAS(drafted.out, "race.md");
  EXPECT_CODE(0, ludo({"test", "drafts/race.md"}));
  const Finished replayed = asking({"draft", "--replay", "record.db", "--out", "again"});
  EXPECT_EQ(replayed.out, drafted.out);
}

TEST_F(Models, GoOnAfterAKill) {
  const ScriptedServer server(knowing("pig"));
  writeEndpoint(server.url());
  const Words command{"draft", "Roll a die or stop", "--model",   "test",  "--count",
                      "3",     "--record",           "record.db", "--out", "drafts"};
  {
    ::setenv("LUDO_ENDPOINTS", path("endpoints.yaml").c_str(), 1);
    signalledAt(SIGKILL, "drafts/pig.md", 1, command);
    ::unsetenv("LUDO_ENDPOINTS");
  }
  const Finished second = asking(command);
  EXPECT_CODE(0, second);
  const std::size_t both = server.requests().size();
  Words other = command;
  other[7] = "other.db";
  other[9] = "other";
  EXPECT_EQ(asking(other).out, second.out);
  const std::size_t whole = server.requests().size() - both;
  // The call that the kill hit is made again, and no other.
  EXPECT_LE(both, whole + 1);
  for (const char* name : {"pig.md", "pig-2.md", "pig-3.md"})
    EXPECT_EQ(read(std::string("other/") + name), read(std::string("drafts/") + name));
}

TEST_F(Models, ShowWhatWouldBeSentAndSendNothing) {
  const ScriptedServer server(knowing("pig"));
  writeEndpoint(server.url(), R"(    keyVariable: "TEST_KEY"
)");
  const Finished shown = asking({"draft", "Roll a die or stop", "--model", "test", "--show-request"}, canary);
  EXPECT_CODE(0, shown);
  EXPECT_EQ(shown.json()["messages"].back()["content"], R"(<request>
Roll a die or stop
</request>
)");
  EXPECT_HAS(shown.err, "Nothing was sent");
  EXPECT_TRUE(server.requests().empty());
  EXPECT_FALSE(has(shown.out + shown.err, canary));
}

TEST_F(Models, TellTroubleAndKeepNothingHalf) {
  const ScriptedServer server({{Step::send(httpAnswer(401, "", R"({"error":{"message":"no"}})"))}});
  writeEndpoint(server.url());
  const Finished finished = asking({"draft", "a game", "--model", "test", "--out", "drafts"});
  EXPECT_CODE(3, finished);
  EXPECT_HAS(finished.err, "wants a key (HTTP 401): no");
  EXPECT_TRUE(fs::is_empty(path("drafts")));
}

TEST_F(Models, StopAtTheBudget) {
  const ScriptedServer server(knowing("pig"));
  writeEndpoint(server.url(), "    budgetTokens: 10\n");
  const Finished finished = asking({"draft", "a game", "--model", "test", "--out", "drafts"});
  EXPECT_CODE(1, finished);
  EXPECT_HAS(finished.err, "budgetTokens can be raised");
  EXPECT_TRUE(server.requests().empty());
}

TEST_F(Models, AreNotAskedInVain) {
  writeEndpoint("http://127.0.0.1:1/v1");
  EXPECT_HAS(asking({"draft", "--model", "test", "--out", "d"}).err, "what the game shall be");
  EXPECT_CODE(2, asking({"draft", "x", "--replay", "r", "--model", "test", "--out", "d"}));
  EXPECT_CODE(2, asking({"draft", "x", "--record", "r", "--out", "d"}));
  EXPECT_CODE(2, asking({"draft", "x", "--show-request"}));
  EXPECT_CODE(2, asking({"draft", "x", "--memory", "m", "--out", "d"}));
  write("no-memory.json", "[]");
  const Finished memory =
      asking({"draft", "x", "--model", "test", "--memory", "no-memory.json", "--out", "d"});
  EXPECT_CODE(1, memory);
  EXPECT_HAS(memory.err, "no memory of fixes");
  EXPECT_CODE(2, asking({"draft", "x"}));
  EXPECT_CODE(3, asking({"draft", "--replay", "missing.db", "--out", "d"}));
  write("text.db", "no record at all, but long enough to look into");
  EXPECT_CODE(3, asking({"draft", "--replay", "text.db", "--out", "d"}));
  EXPECT_FALSE(exists("d"));
}

TEST_F(Models, DraftByWordsWithoutAny) {
  const Finished finished =
      asking({"draft", "Roll a die or stop and keep the points", "--count", "1", "--out", "drafts"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.err, "No language model was asked");
}

TEST_F(Models, RepairWithoutAny) {
  write("game.md", replaced(replaced(read(fs::relative(sample("tic-tac-toe"), path("")).string()),
                                     R"(type: "mark")", R"(typ: "mark")"),
                            "length: 3", "lenght: 3"));
  const Finished finished = asking({"repair", "game.md", "--out", "mended.md"});
  EXPECT_CODE(0, finished);
  EXPECT_CODE(0, ludo({"test", "mended.md"}));
  EXPECT_EQ(asking({"repair", "game.md"}).out, read("mended.md"));
  EXPECT_CODE(3, asking({"repair", "missing.md"}));
  write("hopeless.md", "# Nothing\n");
  const Finished hopeless = asking({"repair", "hopeless.md"});
  EXPECT_CODE(1, hopeless);
  EXPECT_EQ(hopeless.out, "# Nothing\n");
}

}  // namespace
}  // namespace ludo::testing
