// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/agents/registry.h"

namespace ludo::agents {
namespace {

using ::testing::HasSubstr;

std::string mistake(const std::string& text) {
  return agentMistake(text).value_or("none");
}

TEST(AgentText, NamesAndOptionsAreUnderstood) {
  for (const std::string& name : agentNames()) EXPECT_EQ(mistake(name), "none") << name;
  for (const char* text : {"flat:iterations=200", "flat:exploration=0.7", "uct:iterations=1000",
                           "uct:milliseconds=50,history=1", "ismcts:iterations=500,memory=1", "uct:"})
    EXPECT_EQ(mistake(text), "none") << text;
}

TEST(AgentText, AQuickerAgentThinksLess) {
  EXPECT_EQ(quickerAgent("ismcts"), "ismcts:iterations=100");
  EXPECT_EQ(quickerAgent("uct:iterations=500,history=0"), "uct:iterations=50");
  EXPECT_EQ(quickerAgent("ismcts:iterations=30"), "greedy");
  EXPECT_EQ(quickerAgent("greedy"), "random");
}

TEST(AgentText, AnUnknownAgentGetsTheNearestAndAll) {
  EXPECT_EQ(mistake("utc:iterations=3"),
            R"(unknown agent 'utc'; did you mean 'uct'?
Known: random, randomTurn, greedy, flat, uct, ismcts)");
  EXPECT_EQ(mistake(""), R"(unknown agent ''
Known: random, randomTurn, greedy, flat, uct, ismcts)");
}

TEST(AgentText, AnUnknownOptionGetsTheNearestAndAllWithTheirRanges) {
  EXPECT_THAT(mistake("uct:iteration=3"),
              HasSubstr(R"(unknown option 'iteration' of agent 'uct'; did you mean 'iterations'?
Known: iterations (1 to 1000000000), milliseconds (0 to 3600000))"));
  EXPECT_THAT(mistake("uct:iteration=3"), HasSubstr("transpositions (0 or 1)"));
  EXPECT_THAT(mistake("greedy:depth=2"), HasSubstr("'greedy' has no options"));
  EXPECT_THAT(mistake("flat:,"), HasSubstr("unknown option ''"));
}

TEST(AgentText, ANumberMustFit) {
  const std::string whole = "of agent 'uct' is '%'; it takes a whole number, 1 to 1000000000";
  for (const char* number : {"0", "1.5", "-1", "x", "", "1000000001", "1e400", "nan", "5 ", "0x10"}) {
    std::string expected = whole;
    expected.replace(expected.find('%'), 1, number);
    EXPECT_THAT(mistake(std::string("uct:iterations=") + number), HasSubstr(expected));
  }
  EXPECT_THAT(mistake("uct:iterations"), HasSubstr("as in iterations=1000"));
  EXPECT_THAT(mistake("uct:solver=2"), HasSubstr("it takes a whole number, 0 or 1"));
  EXPECT_THAT(mistake("uct:exploration=-0.1"), HasSubstr("it takes a number, 0 to 10"));
  EXPECT_THAT(mistake("uct:reuse=1,reuse=0"), HasSubstr("'reuse' of agent 'uct' is given twice"));
}

TEST(AgentText, OptionsGoWithTheAgentBeforeThem) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(joinOptions({"random", "uct:iterations=50", "history=0", "greedy"}),
            (Texts{"random", "uct:iterations=50,history=0", "greedy"}));
  EXPECT_EQ(joinOptions({"uct:iterations=5", "flat:iterations=6"}),
            (Texts{"uct:iterations=5", "flat:iterations=6"}));
  EXPECT_EQ(joinOptions({"history=0"}), Texts{"history=0"});
}

TEST(AgentSettings, AreStandardUnlessMentioned) {
  const std::vector<AgentOption> options{{"depth", 1, 9, 4, true, ""}, {"width", 0, 1, 0.5, false, ""}};
  const AgentSettings settings = *AgentSettings::read("deep", options, "depth=7");
  EXPECT_EQ(settings.count("depth"), 7U);
  EXPECT_TRUE(settings.mentions("depth"));
  EXPECT_EQ(settings.number("width"), 0.5);
  EXPECT_FALSE(settings.mentions("width"));
}

}  // namespace
}  // namespace ludo::agents
