// SPDX-License-Identifier: Apache-2.0
#include "program.h"

namespace ludo::testing {
namespace {

class DecompileCommand : public ProgramTest {};

TEST_F(DecompileCommand, SamplesGoThereAndBack) {
  for (const std::string& spec : samples()) {
    EXPECT_CODE(0, ludo({"spec:compile", spec, "--out", "first.json"}));
    const Finished finished = ludo({"spec:decompile", "first.json", "--out", "again.md"});
    EXPECT_CODE(0, finished);
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(finished.err, "");
    EXPECT_CODE(0, ludo({"spec:compile", "again.md", "--out", "second.json"}));
    EXPECT_EQ(read("first.json"), read("second.json")) << spec;
    EXPECT_EQ(ludo({"spec:decompile", "again.md"}).out, read("again.md")) << spec;
  }
}

TEST_F(DecompileCommand, TheOrderOfVariablesMeansNothing) {
  EXPECT_CODE(0, ludo({"spec:compile", sample("pig"), "--out", "first.json"}));
  auto game = readJson("first.json");
  std::reverse(game["variables"].begin(), game["variables"].end());
  ASSERT_NE(game, readJson("first.json"));
  write("turned.json", game.dump());
  EXPECT_CODE(0, ludo({"spec:decompile", "turned.json", "--out", "again.md"}));
  EXPECT_CODE(0, ludo({"spec:compile", "turned.json", "--out", "straight.json"}));
  EXPECT_CODE(0, ludo({"spec:compile", "again.md", "--out", "again.json"}));
  EXPECT_EQ(read("straight.json"), read("again.json"));
}

TEST_F(DecompileCommand, WhatIsNoGameIsRefused) {
  write("broken.json", R"({ "metadata": )");
  const Finished broken = ludo({"spec:decompile", "broken.json", "--out", "game.md"});
  EXPECT_CODE(1, broken);
  EXPECT_HAS(broken.err, "broken.json:");
  EXPECT_FALSE(exists("game.md"));

  EXPECT_CODE(0, ludo({"spec:compile", sample("pig"), "--out", "game.json"}));
  write("wrong.json", replaced(read("game.json"), R"("rolling")", R"("roling")"));
  const Finished wrong = ludo({"spec:decompile", "wrong.json"});
  EXPECT_CODE(1, wrong);
  EXPECT_HAS(wrong.err, "[unknown-name]");
  EXPECT_EQ(wrong.out, "");
  EXPECT_CODE(3, ludo({"spec:decompile", "missing.json"}));
}

}  // namespace
}  // namespace ludo::testing
