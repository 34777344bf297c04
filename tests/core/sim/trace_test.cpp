// SPDX-License-Identifier: Apache-2.0
#include "core/sim/trace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "core/sim/digits.h"
#include "core/sim/replay.h"
#include "core/sim/run_game.h"
#include "core/text/json_data.h"
#include "games.h"

namespace ludo::sim {
namespace {

using text::DataNode;

/// As a reader of the file sees it: nodes are not recorded.
GameTrace withoutNodes(GameTrace trace) {
  for (TraceEntry& entry : trace.entries) {
    for (kernel::Delta& delta : entry.deltas) delta.node = 0;
    for (kernel::Note& note : entry.notes) note.node = 0;
  }
  return trace;
}

DataNode parse(const std::string& json) {
  diagnostics::List diagnostics;
  DataNode data = text::readJson(SourceText("trace.json", json), diagnostics);
  EXPECT_TRUE(diagnostics.empty());
  return data;
}

struct Reading {
  std::optional<GameTrace> trace;
  diagnostics::List diagnostics;
};

Reading readBack(const kernel::Rules& rules, const DataNode& data) {
  Reading reading;
  reading.trace = readTrace(rules, data, reading.diagnostics);
  EXPECT_EQ(reading.trace.has_value(), reading.diagnostics.empty());
  return reading;
}

class TraceOfSample : public ::testing::TestWithParam<const char*> {};

TEST_P(TraceOfSample, ComesBackFromItsFile) {
  const auto rules = testing::sample(GetParam());
  const GameTrace trace = runNamedGame(rules, 11, {"random"}, {30, true});
  ASSERT_FALSE(trace.entries.empty());
  const std::string file = traceText(*rules, trace);
  const Reading reading = readBack(*rules, parse(file));
  ASSERT_TRUE(reading.trace.has_value());
  EXPECT_EQ(*reading.trace, withoutNodes(trace));
  EXPECT_EQ(traceText(*rules, *reading.trace), file);
}

TEST_P(TraceOfSample, DataAndFileAgree) {
  const auto rules = testing::sample(GetParam());
  const GameTrace trace = runNamedGame(rules, 12, {"random"}, {30, true});
  EXPECT_EQ(text::writeJsonLine(writeTrace(*rules, trace)),
            text::writeJsonLine(parse(traceText(*rules, trace))));
}

INSTANTIATE_TEST_SUITE_P(Samples, TraceOfSample,
                         ::testing::Values("tic-tac-toe", "hex", "pig", "deck-builder", "threat-and-money"));

TEST(Trace, WithoutPliesIsATraceToo) {
  const auto rules = testing::sample("tic-tac-toe");
  const GameTrace trace = runNamedGame(rules, 1, {"random"}, {0, false});
  const std::string file = traceText(*rules, trace);
  EXPECT_EQ(parse(file).find("entries")->items.size(), 0U);
}

/// A trace of tic-tac-toe with one thing changed in its data.
Reading changed(const std::function<void(DataNode&)>& change) {
  const auto rules = testing::sample("tic-tac-toe");
  DataNode data = writeTrace(*rules, runNamedGame(rules, 1, {"random"}));
  change(data);
  return readBack(*rules, data);
}

DataNode& at(DataNode& node, const std::string& key) {
  for (text::DataEntry& entry : node.entries) {
    if (entry.key == key) return entry.value;
  }
  throw std::out_of_range(key);
}

void expectMistake(const Reading& reading, const std::string& code, const std::string& path,
                   const std::string& part) {
  EXPECT_FALSE(reading.trace.has_value());
  ASSERT_EQ(reading.diagnostics.size(), 1U);
  EXPECT_EQ(reading.diagnostics[0].kind->code, code);
  EXPECT_EQ(reading.diagnostics[0].path, path);
  EXPECT_NE(reading.diagnostics[0].message.find(part), std::string::npos) << reading.diagnostics[0].message;
}

TEST(ReadTrace, TellsWhatIsWrong) {
  expectMistake(changed([](DataNode& data) { data = DataNode::list(); }), "invalid-trace", "",
                "Expected a mapping");
  expectMistake(changed([](DataNode& data) { data.entries.erase(data.entries.begin()); }), "invalid-trace",
                "", R"("format" is missing)");
  expectMistake(changed([](DataNode& data) { at(data, "format").text = "ludo-report"; }), "invalid-trace", "",
                "not a trace");
  expectMistake(changed([](DataNode& data) { at(data, "version").integer = 3; }), "invalid-trace", "",
                "3 is not from");
  expectMistake(changed([](DataNode& data) { at(data, "version").integer = 1; }), "invalid-trace", "",
                "an earlier version of the program");
  expectMistake(changed([](DataNode& data) { at(data, "digest").text = "12"; }), "invalid-trace", "",
                "16 hexadecimal digits");
  expectMistake(changed([](DataNode& data) { at(data, "gameHash").text = "0123456789abcdef"; }),
                "trace-of-other-game", "", R"(other rules of "tic-tac-toe")");
  expectMistake(changed([](DataNode& data) {
                  at(data, "game").text = "chess";
                  at(data, "gameHash").text = "0123456789abcdef";
                }),
                "trace-of-other-game", "", R"(belongs to "chess", not to "tic-tac-toe")");
  expectMistake(changed([](DataNode& data) { at(data, "seed").text = "-1"; }), "invalid-trace", "", "seed");
  expectMistake(changed([](DataNode& data) { at(data, "players").integer = 3; }), "trace-of-other-game", "",
                "3 players");
  expectMistake(changed([](DataNode& data) { at(data, "outcome") = DataNode{}; }), "invalid-trace", "",
                "outcome");
  expectMistake(changed([](DataNode& data) { at(data, "stop").text = "turnCap"; }), "invalid-trace", "",
                "outcome");
  expectMistake(changed([](DataNode& data) { at(data, "stop").text = "bored"; }), "invalid-trace", "",
                R"("bored")");
  expectMistake(changed([](DataNode& data) { at(data, "agents").items.push_back(DataNode::ofString("x")); }),
                "invalid-trace", "", "more agents than players");
  expectMistake(changed([](DataNode& data) { at(data, "entries") = DataNode::ofInteger(3); }),
                "invalid-trace", "", "Expected a list");
}

TEST(ReadTrace, TellsWhichPlyIsWrong) {
  const auto second = [](DataNode& data) -> DataNode& { return at(data, "entries").items[1]; };
  expectMistake(changed([&](DataNode& data) { second(data) = DataNode::ofString("x"); }), "invalid-trace",
                "entries[1]", "Expected a mapping");
  expectMistake(changed([&](DataNode& data) { at(second(data), "player").integer = 2; }), "invalid-trace",
                "entries[1]", "2 is not from 0 to 1");
  expectMistake(changed([&](DataNode& data) { at(second(data), "action").text = "fly"; }), "invalid-trace",
                "entries[1]", R"("fly")");
  expectMistake(changed([&](DataNode& data) { at(second(data), "kind").text = "fly"; }), "invalid-trace",
                "entries[1]", R"("fly")");
  expectMistake(changed([&](DataNode& data) { at(second(data), "stateHash").text = "12"; }), "invalid-trace",
                "entries[1]", "16 hexadecimal digits");
  expectMistake(
      changed([&](DataNode& data) { at(second(data), "args").items.push_back(DataNode::ofInteger(1)); }),
      "invalid-trace", "entries[1]", "has 2 arguments and needs 1");
  expectMistake(changed([&](DataNode& data) { at(second(data), "args") = DataNode::list(); }),
                "invalid-trace", "entries[1]", "has 0 arguments and needs 1");
  expectMistake(
      changed([&](DataNode& data) { at(at(second(data), "args").items[0], "zone").text = "cell_9_9"; }),
      "invalid-trace", "entries[1]", R"(no zone "cell_9_9")");
  expectMistake(
      changed([&](DataNode& data) { at(at(second(data), "deltas").items[0], "token").integer = -4; }),
      "invalid-trace", "entries[1]", "-4 is not from");
}

// Forty thousand plies are more than a million values; they are never all there at once.
TEST(ReadTrace, OfVeryManyPliesIsReadPlyByPly) {
  const auto rules = testing::choiceGame();
  const GameTrace trace = runNamedGame(rules, 1, {"random"}, {60'000, true});
  ASSERT_EQ(trace.entries.size(), 60'000U);
  const SourceText source("trace.json", traceText(*rules, trace));
  diagnostics::List told;
  EXPECT_TRUE(text::readJson(source, told).damaged) << "so many values are not read as data";
  diagnostics::List diagnostics;
  const DataNode head = readTraceHead(source, diagnostics);
  const std::optional<GameTrace> read = readTrace(*rules, head, source, diagnostics);
  EXPECT_TRUE(diagnostics.empty());
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(*read, withoutNodes(trace));
}

// Where the plies stand says nothing; what is wrong with the head is told before what is wrong with a ply.
TEST(ReadTrace, PlyByPlyIsTheSameAsAllAtOnce) {
  const auto rules = testing::sample("tic-tac-toe");
  const DataNode whole = writeTrace(*rules, runNamedGame(rules, 1, {"random"}));
  const auto bothWays = [&](const DataNode& data) {
    const SourceText source("trace.json", text::writeJson(data));
    diagnostics::List all;
    const auto atOnce = readTrace(*rules, text::readJson(source, all), all);
    diagnostics::List each;
    const DataNode head = readTraceHead(source, each);
    EXPECT_EQ(readTrace(*rules, head, source, each), atOnce);
    EXPECT_EQ(all.size(), each.size());
    for (std::size_t i = 0; i < std::min(all.size(), each.size()); ++i)
      EXPECT_EQ(all[i].message, each[i].message);
    return atOnce.has_value();
  };
  EXPECT_TRUE(bothWays(whole));
  DataNode turned = whole;
  std::ranges::reverse(turned.entries);
  EXPECT_TRUE(bothWays(turned));
  DataNode wrongPly = whole;
  at(at(wrongPly, "entries").items[1], "stateHash") = DataNode::ofInteger(1);
  EXPECT_FALSE(bothWays(wrongPly));
  at(wrongPly, "gameHash") = DataNode::ofString("0000000000000000");
  EXPECT_FALSE(bothWays(wrongPly));
  DataNode noPlies = whole;
  at(noPlies, "entries") = DataNode::ofInteger(1);
  EXPECT_FALSE(bothWays(noPlies));
}

TEST(ReadTrace, NeverCrashesOnCutOffText) {
  const auto rules = testing::sample("tic-tac-toe");
  const std::string file = traceText(*rules, runNamedGame(rules, 1, {"random"}));
  for (std::size_t length = 0; length + 2 < file.size(); length += 13) {
    diagnostics::List diagnostics;
    const DataNode data = text::readJson(SourceText("trace.json", file.substr(0, length)), diagnostics);
    EXPECT_FALSE(diagnostics.empty());
    EXPECT_FALSE(readTrace(*rules, data, diagnostics).has_value());
  }
}

/// Replaces the `count`-th scalar of the data, in document order.
bool replaceScalar(DataNode& node, std::size_t& count, const DataNode& replacement) {
  if (node.kind == text::DataKind::List) {
    for (DataNode& item : node.items) {
      if (replaceScalar(item, count, replacement)) return true;
    }
    return false;
  }
  if (node.kind == text::DataKind::Map) {
    for (text::DataEntry& entry : node.entries) {
      if (replaceScalar(entry.value, count, replacement)) return true;
    }
    return false;
  }
  if (count-- > 0) return false;
  node = replacement;
  return true;
}

TEST(ReadTrace, WhateverIsChangedIsRefusedOrDiverges) {
  const auto rules = testing::sample("deck-builder");
  const GameTrace trace = runNamedGame(rules, 5, {"random"}, {6, true});
  const DataNode whole = writeTrace(*rules, trace);
  const DataNode replacements[] = {DataNode{},
                                   DataNode::ofInteger(-1),
                                   DataNode::ofInteger(INT64_MAX),
                                   DataNode::ofInteger(UINT32_MAX - 1),
                                   DataNode::ofString("x"),
                                   DataNode::list()};
  for (const DataNode& replacement : replacements) {
    for (std::size_t scalar = 0;; ++scalar) {
      DataNode data = whole;
      std::size_t count = scalar;
      if (!replaceScalar(data, count, replacement)) break;
      if (text::sameContent(data, whole)) continue;
      diagnostics::List diagnostics;
      std::optional<GameTrace> read = readTrace(*rules, data, diagnostics);
      if (!read) {
        EXPECT_EQ(diagnostics.size(), 1U);
        continue;
      }
      const Replay replay(rules, std::move(*read));
      EXPECT_GE(replay.stepCount(), 1U);
      EXPECT_FALSE(replay.verified()) << scalar << ": " << text::writeJsonLine(replacement);
    }
  }
}

TEST(ReadTrace, UnknownKeysCountAndTheOrderOfKeysDoesNot) {
  const auto rules = testing::sample("tic-tac-toe");
  const auto verified = [&rules](const DataNode& data) {
    Reading reading = readBack(*rules, data);
    return reading.trace && Replay(rules, std::move(*reading.trace)).verified();
  };
  const DataNode whole = writeTrace(*rules, runNamedGame(rules, 1, {"random"}));
  DataNode turned = whole;
  std::ranges::reverse(turned.entries);
  for (DataNode& entry : at(turned, "entries").items) std::ranges::reverse(entry.entries);
  EXPECT_TRUE(verified(turned));
  DataNode longer = whole;
  longer.set("comment", DataNode::ofString("x"));
  EXPECT_FALSE(verified(longer));
  DataNode longerPly = whole;
  at(longerPly, "entries").items[0].set("comment", DataNode::ofString("x"));
  EXPECT_FALSE(verified(longerPly));
}

TEST(Hash, IsWrittenWith16Digits) {
  EXPECT_EQ(hashText(0), "0000000000000000");
  EXPECT_EQ(hashText(UINT64_MAX), "ffffffffffffffff");
  EXPECT_EQ(hashText(0x0123456789ABCDEFU), "0123456789abcdef");
  EXPECT_EQ(parseHash("0123456789abcdef"), 0x0123456789ABCDEFU);
  for (const char* wrong :
       {"", "0123456789abcde", "0123456789abcdef0", "0123456789abcdeg", "-123456789abcdef"}) {
    EXPECT_FALSE(parseHash(wrong).has_value()) << wrong;
  }
  EXPECT_EQ(parseSeed("18446744073709551615"), UINT64_MAX);
  for (const char* wrong : {"", "-1", "1.0", "18446744073709551616", " 1", "0x1"}) {
    EXPECT_FALSE(parseSeed(wrong).has_value()) << wrong;
  }
}

TEST(GameHash, TellsRulesApart) {
  EXPECT_EQ(gameHash(testing::sample("pig")->def()), gameHash(testing::sample("pig")->def()));
  EXPECT_NE(gameHash(testing::sample("pig")->def()), gameHash(testing::sample("hex")->def()));
}

}  // namespace
}  // namespace ludo::sim
