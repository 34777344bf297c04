// SPDX-License-Identifier: Apache-2.0
// The fuzzers' inputs without a fuzzer: what each begins with, what the repository keeps, and changes of both
// that are the same on every run.
#include <gtest/gtest.h>

#include "mutate/bytes.h"
#include "seeds.h"
#include LUDO_FUZZ_HEADER

namespace ludo::fuzz {
namespace {

class TargetTest : public ::testing::TestWithParam<const Target*> {};

/// How many changed inputs the test has time for.
int changesOf(const Target& target) {
  if (&target == &engineTarget || &target == &mendTarget) return 20;
  if (&target == &holesTarget) return 10;
  if (&target == &childrenTarget || &target == &modelTarget || &target == &storeTarget ||
      &target == &recordTarget)
    return 100;
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

INSTANTIATE_TEST_SUITE_P(Fuzz, TargetTest, ::testing::ValuesIn(LUDO_FUZZ_TARGETS()), nameOf);

}  // namespace
}  // namespace ludo::fuzz
