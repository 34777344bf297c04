// SPDX-License-Identifier: Apache-2.0
#include "core/layout/zone_set.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "core/base/rng.h"
#include "core/layout/set_variable.h"
#include "core/machine/executable.h"

namespace ludo::engine {
namespace {

using kernel::ZoneId;
using machine::Builder;
using machine::Word;

using Zones = std::set<std::int64_t>;

/// How zones are told to code, and two sets that it reads from the state, of which it may know where they
/// lie.
struct Trial {
  std::size_t zones = 0;
  std::size_t firstBit = 0;
  Zones region;  ///< to which the first set is known to belong
  Zones first, second;
};

Trial randomTrial(Rng& rng, std::size_t zones, std::size_t firstBit) {
  Trial trial{zones, firstBit, {}, {}, {}};
  const auto from = static_cast<std::int64_t>(rng.below(zones));
  const auto length = static_cast<std::int64_t>(rng.below(rng.below(2) == 0 ? 64 : zones) + 1);
  for (std::int64_t zone = 0; zone < static_cast<std::int64_t>(zones); ++zone) {
    const bool isInRegion = zone >= from && zone < from + length;
    if (isInRegion) trial.region.insert(zone);
    if (isInRegion && rng.below(3) == 0) trial.first.insert(zone);
    if (rng.below(3) == 0) trial.second.insert(zone);
  }
  return trial;
}

std::vector<ZoneId> ids(const Zones& zones) {
  std::vector<ZoneId> result;
  for (const std::int64_t zone : zones) result.emplace_back(static_cast<std::size_t>(zone));
  return result;
}

/// Folds the members in their order into one number.
std::int64_t folded(const Zones& zones) {
  std::uint64_t sum = 1;
  for (const std::int64_t zone : zones) sum = sum * 1009 + static_cast<std::uint64_t>(zone) + 1;
  return static_cast<std::int64_t>(sum);
}

/// What code that is written for the two sets gives, for each argument from -1 on.
template <typename Write, typename Expect>
void expectForEach(const Trial& trial, const std::string& what, Write write, Expect expect) {
  Builder builder("trial", 1);
  std::uint32_t scratchBytes = 0;
  SetWriter sets(builder, trial.zones, scratchBytes, trial.firstBit);
  const auto bytes = static_cast<std::uint32_t>(sets.wordCount() * 8);
  const ZoneSet first = sets.both(sets.of(ids(trial.region)), sets.load(0));
  const ZoneSet second = sets.load(bytes);
  builder.returnValue(write(builder, sets, first, second, builder.parameter(0)));
  machine::Module module;
  module.functions.push_back(builder.finish());
  ASSERT_TRUE(machine::faults(module).empty());
  const auto code = machine::makeInterpreter(module);
  std::vector<std::uint64_t> scratch(scratchBytes / 8 + 64);
  std::vector<std::uint64_t> state(2 * sets.wordCount());
  const auto put = [&](const Zones& zones, std::size_t word) {
    for (const std::int64_t zone : zones) {
      const std::size_t bit = trial.firstBit + static_cast<std::size_t>(zone);
      state[word + bit / 64] |= std::uint64_t{1} << (bit % 64);
    }
  };
  put(trial.first, 0);
  put(trial.second, sets.wordCount());
  for (std::int64_t argument = -1; argument < static_cast<std::int64_t>(trial.zones); ++argument) {
    const std::optional<std::int64_t> expected = expect(argument);
    if (!expected) continue;
    EXPECT_EQ(code->run(0, {state.data(), scratch.data(), nullptr}, argument), *expected)
        << what << " of " << argument << " among " << trial.zones << " from bit " << trial.firstBit;
  }
}

Word foldedInPlay(Builder& builder, SetWriter& sets, const ZoneSet& set) {
  const machine::Variable sum = builder.variable(1);
  sets.forEach(set, [&](Word zone) {
    builder.set(sum, builder.add(builder.add(builder.multiply(builder.get(sum), 1009), zone), 1));
  });
  return builder.get(sum);
}

template <typename Keep>
Zones kept(const Zones& zones, Keep keep) {
  Zones result;
  for (const std::int64_t zone : zones) {
    if (keep(zone)) result.insert(zone);
  }
  return result;
}

class ZoneSets : public testing::TestWithParam<std::size_t> {
 protected:
  /// Tries sets that begin at several bits of a word.
  template <typename Try>
  void forTrials(Try attempt) {
    Rng rng(GetParam());
    for (const std::size_t firstBit : {0, 1, 37, 63}) {
      for (int i = 0; i < 6; ++i) attempt(randomTrial(rng, GetParam(), firstBit));
    }
  }
};

TEST_P(ZoneSets, AreComputedWithAsSetsAre) {
  forTrials([](const Trial& trial) {
    const auto isIn = [](const Zones& zones) {
      return [&zones](std::int64_t zone) { return zones.contains(zone); };
    };
    const auto isNotIn = [](const Zones& zones) {
      return [&zones](std::int64_t zone) { return !zones.contains(zone); };
    };
    Zones united = trial.first;
    united.insert(trial.second.begin(), trial.second.end());
    const auto expectSet = [&](const char* what, auto compute, const Zones& expected) {
      expectForEach(
          trial, what,
          [&](Builder& builder, SetWriter& sets, const ZoneSet& first, const ZoneSet& second, Word) {
            return foldedInPlay(builder, sets, compute(sets, first, second));
          },
          [&](std::int64_t argument) {
            return argument == 0 ? std::optional(folded(expected)) : std::nullopt;
          });
    };
    using Set = const ZoneSet&;
    expectSet(
        "both", [](SetWriter& sets, Set a, Set b) { return sets.both(a, b); },
        kept(trial.first, isIn(trial.second)));
    expectSet(
        "either", [](SetWriter& sets, Set a, Set b) { return sets.either(a, b); }, united);
    expectSet(
        "without", [](SetWriter& sets, Set a, Set b) { return sets.without(a, b); },
        kept(trial.first, isNotIn(trial.second)));
    expectSet(
        "without first", [](SetWriter& sets, Set a, Set b) { return sets.without(b, a); },
        kept(trial.second, isNotIn(trial.first)));
    expectSet(
        "filter",
        [](SetWriter& sets, Set a, Set b) {
          return sets.filter(a, [&](Word zone) { return sets.contains(b, zone); });
        },
        kept(trial.first, isIn(trial.second)));
    expectSet(
        "filter by the region's",
        [](SetWriter& sets, Set a, Set b) {
          return sets.filter(b, [&](Word zone) { return sets.contains(a, zone); });
        },
        kept(trial.second, isIn(trial.first)));
    expectSet(
        "all", [](SetWriter& sets, Set a, Set) { return sets.without(sets.all(), a); },
        [&] {
          Zones all;
          for (std::int64_t zone = 0; zone < static_cast<std::int64_t>(trial.zones); ++zone) all.insert(zone);
          return kept(all, isNotIn(trial.first));
        }());
  });
}

TEST_P(ZoneSets, AreAskedAsSetsAre) {
  forTrials([](const Trial& trial) {
    const auto size = [](const Zones& zones) { return static_cast<std::int64_t>(zones.size()); };
    expectForEach(
        trial, "contains and single",
        [](Builder& builder, SetWriter& sets, const ZoneSet& first, const ZoneSet& second, Word zone) {
          const Word isInFirst = sets.contains(first, zone);
          const Word isInSecond = sets.isSet(sets.both(second, sets.single(zone)));
          return builder.add(isInFirst, builder.multiply(isInSecond, 2));
        },
        [&](std::int64_t zone) {
          return std::optional(std::int64_t{trial.first.contains(zone)} + 2 * trial.second.contains(zone));
        });
    expectForEach(
        trial, "nth, count and lowest",
        [](Builder& builder, SetWriter& sets, const ZoneSet& first, const ZoneSet&, Word n) {
          const Word found = builder.multiply(sets.nth(first, n), 1000);
          return builder.add(builder.add(found, sets.count(first)), builder.multiply(sets.lowest(first), 7));
        },
        [&](std::int64_t n) {
          if (n < 0 || n >= size(trial.first)) return std::optional<std::int64_t>();
          return std::optional(*std::next(trial.first.begin(), n) * 1000 + size(trial.first) +
                               *trial.first.begin() * 7);
        });
    expectForEach(
        trial, "membership of what a set has",
        [](Builder& builder, SetWriter& sets, const ZoneSet& first, const ZoneSet& second, Word) {
          const std::function<Word(Word)> isMember = sets.membership(second);
          const machine::Variable found = builder.variable(0);
          sets.forEach(
              first, [&](Word zone) { builder.set(found, builder.add(builder.get(found), isMember(zone))); });
          return builder.get(found);
        },
        [&](std::int64_t) {
          return std::optional(
              size(kept(trial.first, [&](std::int64_t zone) { return trial.second.contains(zone); })));
        });
  });
}

TEST_P(ZoneSets, ShiftAsTheirZonesDo) {
  forTrials([](const Trial& trial) {
    for (const std::int64_t by : {1, -1, 8, -9, 63, -63, 64, -64, 70, -70}) {
      const auto end = static_cast<std::int64_t>(trial.zones);
      const auto stays = [&](std::int64_t zone) { return zone + by >= 0 && zone + by < end; };
      const Zones starting = kept(trial.region, stays);
      Zones moved;
      for (const std::int64_t zone : kept(trial.first, stays)) moved.insert(zone + by);
      expectForEach(
          trial, "shift by " + std::to_string(by),
          [&](Builder& builder, SetWriter& sets, const ZoneSet& first, const ZoneSet&, Word) {
            return foldedInPlay(builder, sets, sets.shifted(sets.both(first, sets.of(ids(starting))), by));
          },
          [&](std::int64_t argument) { return argument == 0 ? std::optional(folded(moved)) : std::nullopt; });
    }
  });
}

TEST_P(ZoneSets, AreHeldByVariables) {
  forTrials([](const Trial& trial) {
    Zones reached = trial.first;
    for (const std::int64_t zone : trial.second) {
      if (trial.region.contains(zone)) reached.insert(zone);
    }
    expectForEach(
        trial, "a variable",
        [&](Builder& builder, SetWriter& sets, const ZoneSet& first, const ZoneSet& second, Word) {
          const SetVariable set(builder, first, sets.of(ids(trial.region)));
          sets.forEach(second, [&](Word zone) {
            const ZoneSet one = sets.both(sets.single(zone), sets.of(ids(trial.region)));
            set.become(sets.either(set.now(), one));
          });
          return foldedInPlay(builder, sets, set.now());
        },
        [&](std::int64_t argument) { return argument == 0 ? std::optional(folded(reached)) : std::nullopt; });
  });
}

INSTANTIATE_TEST_SUITE_P(OfSoMany, ZoneSets, testing::Values(1, 5, 64, 65, 81, 130, 225));

TEST(ZoneSet, OfABoardTakesOneWordBesideOtherZones) {
  Builder builder("board", 1);
  std::uint32_t scratchBytes = 0;
  SetWriter sets(builder, 70, scratchBytes, 63);
  std::vector<ZoneId> board;
  for (std::size_t i = 1; i < 65; ++i) board.emplace_back(i);
  const ZoneSet onBoard = sets.both(sets.load(0), sets.of(board));
  EXPECT_EQ(SetWriter::wordsIn(onBoard), 1U);
  EXPECT_TRUE(sets.wordOf(sets.nth(onBoard, builder.parameter(0))).is(1));
  EXPECT_EQ(SetWriter::wordsIn(sets.load(0)), 3U);
}

}  // namespace
}  // namespace ludo::engine
