// SPDX-License-Identifier: Apache-2.0
#include "core/sim/batch_game.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>

#include "core/sim/packing.h"
#include "core/sim/run_batch.h"
#include "games.h"

namespace ludo::sim {
namespace {

TEST(Packing, NumbersComeBack) {
  const auto same = [](auto value) { return unpacked<decltype(value)>(packed(value)) == value; };
  for (const std::int64_t number :
       {INT64_MIN, std::int64_t{-1}, std::int64_t{0}, std::int64_t{64}, INT64_MAX})
    EXPECT_TRUE(same(number)) << number;
  for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{127}, std::uint64_t{128}, UINT64_MAX})
    EXPECT_TRUE(same(number)) << number;
  EXPECT_EQ(packed(std::int32_t{-1}).size(), 1U);
  EXPECT_EQ(*unpacked<std::optional<bool>>(packed(std::optional<bool>())), std::nullopt);
  EXPECT_EQ(*unpacked<std::optional<bool>>(packed(std::optional(true))), true);
  EXPECT_TRUE(same(std::vector<std::string>{"", "a", std::string(300, 'b')}));
  EXPECT_TRUE(rc::check([&](std::uint64_t number, std::int32_t small, const std::vector<std::int64_t>& list) {
    return same(number) && same(small) && same(list);
  }));
}

TEST(Packing, ListsTakeLimitedMemory) {
  // A byte is an empty text, which takes many times as much when it is read.
  const auto texts = [](std::size_t count) { return packed(std::vector<std::string>(count)); };
  constexpr std::size_t many = Unpacker::mostItemBytes / sizeof(std::string);
  EXPECT_TRUE(unpacked<std::vector<std::string>>(texts(1'000)));
  EXPECT_FALSE(unpacked<std::vector<std::string>>(texts(many + 1)));
}

TEST(Packing, WhatIsNoValueIsRefused) {
  EXPECT_FALSE(unpacked<std::uint8_t>(packed(std::uint32_t{256})));
  EXPECT_FALSE(unpacked<std::int8_t>(packed(std::int32_t{-129})));
  EXPECT_FALSE(unpacked<bool>(packed(std::uint32_t{2})));
  EXPECT_FALSE(unpacked<std::string>(packed(std::uint32_t{2})));
  EXPECT_FALSE(unpacked<std::vector<std::uint8_t>>(""));
  EXPECT_FALSE(unpacked<std::uint64_t>(std::string(11, '\xFF')));
  EXPECT_FALSE(unpacked<std::uint64_t>("\x01\x02"));
}

class GamesOfSample : public ::testing::TestWithParam<std::string> {};

TEST_P(GamesOfSample, ComeBackAsTheyWere) {
  const auto rules = testing::sample(GetParam());
  BatchOptions options;
  options.games = 4;
  options.agents = {"random"};
  const Batch batch = runBatch(rules, options);
  for (const GameSummary& summary : batch.games) {
    BatchGame game{summary, {{1, 2, 3, 4, 5}, {rules->def().nodeCount, 0, 0, 1, 0}}};
    const std::string bytes = packGame(game);
    EXPECT_EQ(unpackGame(*rules, bytes), game);
    for (std::size_t size = 0; size < bytes.size(); size += 7)
      EXPECT_FALSE(unpackGame(*rules, bytes.substr(0, size)));
    game.coverage.back().node += 1;
    EXPECT_FALSE(unpackGame(*rules, packGame(game)));
  }
}

std::vector<std::string> sampleNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/samples")) {
    if (entry.path().extension() == ".md") names.push_back(entry.path().stem().string());
  }
  return names;
}

INSTANTIATE_TEST_SUITE_P(Samples, GamesOfSample, ::testing::ValuesIn(sampleNames()), [](const auto& given) {
  std::string name = given.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(BatchGame, OfOtherRulesIsRefused) {
  const auto rules = testing::sample("tic-tac-toe");
  BatchOptions options;
  options.games = 1;
  options.agents = {"random"};
  const GameSummary sound = runBatch(rules, options).games[0];
  const auto taken = [&](const auto& change) {
    GameSummary game = sound;
    change(game);
    return unpackGame(*rules, packGame({game, {}})).has_value();
  };
  EXPECT_TRUE(taken([](GameSummary&) {}));
  EXPECT_FALSE(taken([](GameSummary& game) { game.results.resize(3); }));
  EXPECT_FALSE(taken([](GameSummary& game) { game.actionCounts.clear(); }));
  EXPECT_FALSE(taken([](GameSummary& game) { game.triggerCounts.resize(9); }));
  EXPECT_FALSE(taken([](GameSummary& game) { game.endCondition = 99; }));
  EXPECT_FALSE(taken([](GameSummary& game) { game.firstPlayer = 2; }));
  EXPECT_FALSE(taken([](GameSummary& game) { game.stop = Stop::AgentError; }));
  EXPECT_FALSE(taken([](GameSummary& game) { game.stop = static_cast<Stop>(77); }));
  EXPECT_TRUE(taken([](GameSummary& game) {
    game.stop = Stop::AgentError;
    game.agentError = AgentError{1, "it threw: no idea"};
  }));
  EXPECT_FALSE(unpackGame(*testing::sample("pig"), packGame({sound, {}})));
}

}  // namespace
}  // namespace ludo::sim
