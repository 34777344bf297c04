// SPDX-License-Identifier: Apache-2.0
#include <sys/stat.h>

#include <filesystem>

#include "program.h"

namespace ludo::testing {
namespace {

class Spec : public ProgramTest {
 protected:
  void SetUp() override {
    ProgramTest::SetUp();
    std::filesystem::copy_file(sample("tic-tac-toe"), path("right.md"));
    write("wrong.md", replaced(read("right.md"), R"(id: "mark")", "id: mark"));
  }
};

TEST_F(Spec, TheSamplesAreClean) {
  Words arguments = samples();
  ASSERT_GE(arguments.size(), 5U);
  arguments.insert(arguments.begin(), "spec:lint");
  const Finished finished = ludo(arguments);
  EXPECT_CODE(0, finished);
  EXPECT_EQ(finished.out, "");
  EXPECT_HAS(finished.err, "0 errors, 0 warnings in ");
}

TEST_F(Spec, LintShowsThePlaceAndTheFix) {
  const Finished finished = ludo({"spec:lint", "wrong.md"});
  EXPECT_CODE(1, finished);
  EXPECT_HAS(finished.out, "wrong.md:");
  EXPECT_HAS(finished.out, "error: ");
  EXPECT_HAS(finished.out, "[unquoted-text]");
  EXPECT_HAS(finished.out, "id: mark");
  EXPECT_HAS(finished.out, "^^^^");
  EXPECT_HAS(finished.err, "in 1 file");
}

TEST_F(Spec, LintWritesJson) {
  const Finished finished = ludo({"spec:lint", "--json", "wrong.md", "right.md"});
  EXPECT_CODE(1, finished);
  const auto json = finished.json();
  ASSERT_EQ(json.size(), 2U);
  EXPECT_EQ(json[0]["file"], "wrong.md");
  EXPECT_EQ(json[0]["diagnostics"][0]["code"], "unquoted-text");
  for (const char* key : {"code", "severity", "span", "path", "message", "suggestion", "alternatives", "fix",
                          "related", "contextSnippet"}) {
    EXPECT_TRUE(json[0]["diagnostics"][0].contains(key)) << key;
  }
  EXPECT_EQ(json[0]["diagnostics"][0]["fix"]["certain"], true);
  EXPECT_EQ(json[1]["file"], "right.md");
  EXPECT_TRUE(json[1]["diagnostics"].empty());
}

TEST_F(Spec, LintWritesSarif) {
  const Finished finished = ludo({"spec:lint", "--sarif", "wrong.md", "right.md"});
  EXPECT_CODE(1, finished);
  const auto json = finished.json();
  EXPECT_EQ(json["version"], "2.1.0");
  ASSERT_EQ(json["runs"].size(), 2U);
  EXPECT_EQ(json["runs"][0]["results"][0]["ruleId"], "unquoted-text");
  EXPECT_TRUE(json["runs"][1]["results"].empty());
  const auto& result = json["runs"][0]["results"][0];
  EXPECT_EQ(result["properties"]["fixIsCertain"], true);
  EXPECT_EQ(result["properties"]["suggestion"], R"(Write "mark")");
  EXPECT_HAS(result["properties"]["contextSnippet"].get<std::string>(), "^^^^");
}

TEST_F(Spec, LintCountsWhatCommentsAllow) {
  const std::string constants =
      R"(section: "constants"
# lint: allow unused-definition - for later
SPARE: 3
)";
  const std::string text = read("right.md");
  write("spare.md", text + "\n```yaml\n" + constants + "```\n");
  const Finished finished = ludo({"spec:lint", "spare.md"});
  EXPECT_CODE(0, finished);
  EXPECT_EQ(finished.out, "");
  EXPECT_HAS(finished.err, "0 errors, 0 warnings in 1 file, 1 allowed");
  const auto results = ludo({"spec:lint", "--sarif", "spare.md"}).json()["runs"][0]["results"];
  ASSERT_EQ(results.size(), 1U);
  EXPECT_EQ(results[0]["ruleId"], "unused-definition");
  EXPECT_EQ(results[0]["suppressions"][0]["justification"], "for later");
}

TEST_F(Spec, FixMendsTheFile) {
  ASSERT_EQ(::chmod(path("wrong.md").c_str(), 0640), 0);
  const Finished finished = ludo({"spec:lint", "--fix", "wrong.md"});
  EXPECT_CODE(0, finished);
  EXPECT_HAS(finished.err, "wrong.md: 1 fix applied");
  EXPECT_HAS(finished.err, ": Quote the text");
  EXPECT_EQ(read("wrong.md"), read("right.md"));
  struct stat info {};
  ASSERT_EQ(::stat(path("wrong.md").c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 07777U, 0640U);
  EXPECT_EQ(fileNames(), (Words{"right.md", "wrong.md"}));
}

TEST_F(Spec, FixLeavesASoundFileAlone) {
  const auto before = std::filesystem::last_write_time(path("right.md"));
  struct stat old {};
  ASSERT_EQ(::stat(path("right.md").c_str(), &old), 0);
  EXPECT_CODE(0, ludo({"spec:lint", "--fix", "right.md"}));
  struct stat now {};
  ASSERT_EQ(::stat(path("right.md").c_str(), &now), 0);
  EXPECT_EQ(old.st_ino, now.st_ino);
  EXPECT_EQ(before, std::filesystem::last_write_time(path("right.md")));
}

TEST_F(Spec, FixFailsWhereItCannotWrite) {
  ASSERT_EQ(::mkdir(path("folder").c_str(), 0700), 0);
  std::filesystem::create_symlink("/dev/full", path("full.md"));
  const Finished finished = ludo({"spec:lint", "--fix", "full.md"});
  EXPECT_CODE(3, finished);
}

TEST_F(Spec, CompileWritesAGameThatPlaysTheSame) {
  for (const std::string& spec : samples()) {
    const Finished compiled = ludo({"spec:compile", spec, "--out", "game.json"});
    EXPECT_CODE(0, compiled);
    EXPECT_TRUE(compiled.out.empty());
    EXPECT_TRUE(readJson("game.json").contains("metadata"));
    EXPECT_EQ(ludo({"spec:compile", spec}).out, read("game.json"));
    EXPECT_EQ(ludo({"spec:compile", "game.json"}).out, read("game.json")) << spec;
    EXPECT_CODE(0, ludo({"spec:lint", "game.json"}));
    const Words options{"--seed", "9", "--max-turns", "20", "--json"};
    Words fromSpec{"run", spec};
    fromSpec.insert(fromSpec.end(), options.begin(), options.end());
    Words fromJson{"run", "game.json"};
    fromJson.insert(fromJson.end(), options.begin(), options.end());
    const Finished played = ludo(fromSpec);
    EXPECT_CODE(0, played);
    EXPECT_EQ(played.out, ludo(fromJson).out) << spec;
  }
}

TEST_F(Spec, CompileWritesNothingWhenThereAreErrors) {
  const Finished finished = ludo({"spec:compile", "wrong.md", "--out", "game.json"});
  EXPECT_CODE(1, finished);
  EXPECT_TRUE(finished.out.empty());
  EXPECT_HAS(finished.err, "[unquoted-text]");
  EXPECT_FALSE(exists("game.json"));
}

TEST_F(Spec, FormatSetsBlocksOutAndKeepsTheRest) {
  const std::string right = read("right.md");
  write("odd.md", replaced(right, "{ min: 2, max: 2 }", "{min: 2,max: 2}"));
  const std::string before = read("odd.md");
  const Finished looked = ludo({"spec:format", "--check", "odd.md", "right.md"});
  EXPECT_CODE(1, looked);
  EXPECT_HAS(looked.err, "odd.md: 1 line would change, from line ");
  EXPECT_EQ(read("odd.md"), before);
  const Finished done = ludo({"spec:format", "odd.md"});
  EXPECT_CODE(0, done);
  EXPECT_HAS(done.err, "odd.md: 1 line changed");
  EXPECT_EQ(read("odd.md"), right);
  EXPECT_CODE(0, ludo({"spec:format", "--check", "odd.md", "right.md"}));
}

TEST_F(Spec, FormatLeavesWhatHasMistakes) {
  write("bad.md", replaced(read("right.md"), "{ min: 2, max: 2 }", "{min: 2,max: 2"));
  const std::string before = read("bad.md");
  const Finished finished = ludo({"spec:format", "bad.md"});
  EXPECT_CODE(1, finished);
  EXPECT_HAS(finished.err, "bad.md:");
  EXPECT_HAS(finished.err, "this block has mistakes and stays as it is; 'ludo spec:lint bad.md' tells them");
  EXPECT_EQ(read("bad.md"), before);
  write("game.json", "{}");
  const Finished compiled = ludo({"spec:format", "game.json"});
  EXPECT_CODE(1, compiled);
  EXPECT_HAS(compiled.err, "'game.json' is a compiled game");
  EXPECT_CODE(3, ludo({"spec:format", "missing.md"}));
}

TEST_F(Spec, RulebookIsAPageForPeople) {
  const Finished finished = ludo({"rulebook", sample("pig"), "--out", "pig.html"});
  EXPECT_CODE(0, finished);
  EXPECT_TRUE(finished.err.empty());
  EXPECT_HAS(read("pig.html"), "Roll a die with the numbers 1 to 6");
  EXPECT_EQ(ludo({"rulebook", sample("pig")}).out, read("pig.html"));
  // Of a compiled game there is no prose, but all of its rules.
  ludo({"spec:compile", sample("pig"), "--out", "pig.json"});
  const Finished compiled = ludo({"rulebook", "pig.json"});
  EXPECT_CODE(0, compiled);
  EXPECT_HAS(compiled.out, "Roll a die with the numbers 1 to 6");
  write("broken.md", "# Nothing\n");
  EXPECT_CODE(1, ludo({"rulebook", "broken.md"}));
  EXPECT_CODE(2, ludo({"rulebook", "pig.json", "--out", "pig.json"}));
}

}  // namespace
}  // namespace ludo::testing
