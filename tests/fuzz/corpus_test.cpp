// SPDX-License-Identifier: Apache-2.0
// The fuzzers' inputs without a fuzzer: what each begins with, what the repository keeps, and changes of both
// that are the same on every run.
#include <gtest/gtest.h>

#include "mutate/bytes.h"
#include "mutate/journal_file.h"
#include "seeds.h"

namespace ludo::fuzz {
namespace {

class TargetTest : public ::testing::TestWithParam<const Target*> {};

/// How many changed inputs the test has time for.
int changesOf(const Target& target) {
  if (&target == &engineTarget || &target == &mendTarget) return 20;
  if (&target == &childrenTarget || &target == &modelTarget) return 100;
  const bool playsGames = &target == &specificationTarget || &target == &bundleTarget ||
                          &target == &gameTarget || &target == &playableTarget;
  return playsGames ? 150 : 1'000;
}

TEST_P(TargetTest, TakesWhatIsKept) {
  const std::vector<std::string> kept = keptSeeds(*GetParam());
  EXPECT_GE(kept.size(), 5U);
  for (const std::string& input : kept) GetParam()->feed(input);
}

TEST_P(TargetTest, TakesItsFreshSeedsAndTheirChanges) {
  const Target& target = *GetParam();
  const std::vector<std::string> seeds = freshSeeds(target);
  ASSERT_GE(seeds.size(), 4U);
  Rng random(1);
  const auto one = [&]() -> const std::string& { return seeds[random.below(seeds.size())]; };
  for (const std::string& seed : seeds) target.feed(seed);
  const auto mutate = target.mutate != nullptr ? target.mutate : &damaged;
  for (int i = 0; i < changesOf(target); ++i) {
    std::string input = one();
    for (std::uint64_t changes = 1 + random.below(3); changes > 0; --changes)
      input = mutate(input, random.below(2) == 0 ? one() : "", random);
    target.feed(input);
  }
}

std::string nameOf(const ::testing::TestParamInfo<const Target*>& target) {
  return std::string(target.param->name);
}

INSTANTIATE_TEST_SUITE_P(Fuzz, TargetTest, ::testing::ValuesIn(allTargets()), nameOf);

TEST(Seeds, HoldManyGames) {
  EXPECT_GE(freshSeeds(gameTarget).size(), 20U);
}

TEST(Mutation, GrowsUpToTheLimit) {
  constexpr std::size_t largest = 1 << 20U;
  std::size_t longest = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng random(seed);
    const std::string text = grown("a: 1\nb: 2\n", largest, random);
    EXPECT_LE(text.size(), largest);
    longest = std::max(longest, text.size());
  }
  EXPECT_GT(longest, largest / 2);
}

TEST(Mutation, ReachesWhatLiesBehindAChecksum) {
  // Most changed journals still have only sound records, and yet say something else.
  const std::string journal = freshSeeds(journalTarget).front();
  const JournalFile before = JournalFile::read(journal);
  ASSERT_EQ(before.payloads.size(), 13U);
  EXPECT_EQ(before.bytes(), journal);
  int changed = 0;
  Rng random(1);
  for (int i = 0; i < 100; ++i) {
    const JournalFile after = JournalFile::read(mutateJournal(journal, journal, random));
    changed += after.rest.empty() && !after.payloads.empty() && after.payloads != before.payloads ? 1 : 0;
  }
  EXPECT_GT(changed, 50);
}

}  // namespace
}  // namespace ludo::fuzz
