// SPDX-License-Identifier: Apache-2.0
#include "core/mend/trials.h"

#include <gtest/gtest.h>

#include <string>

#include "core/base/limits.h"

namespace ludo::mend {
namespace {

Reading readNothing(const std::string&, Depth) {
  return {};
}

// What may be meant is looked for in all of a text, for each mistake and each step: that has to end too.
TEST(Trials, EndWhereMuchWasLookedAt) {
  const std::string text(limits::triedBytes, 'x');
  const std::stop_token never;
  const Reader read = readNothing;
  Trials trials(read, never);
  std::size_t looks = 0;
  while (trials.mayLookAt(text)) ASSERT_LE(++looks, 100U);
  EXPECT_EQ(looks, 8U);
  EXPECT_TRUE(trials.areOver());
  EXPECT_EQ(trials.of("y"), nullptr);
}

TEST(Trials, LookAtNoTextOnceTheyAreStopped) {
  std::stop_source source;
  const Reader read = readNothing;
  const std::stop_token stop = source.get_token();
  Trials trials(read, stop);
  EXPECT_TRUE(trials.mayLookAt("text"));
  source.request_stop();
  EXPECT_FALSE(trials.mayLookAt("text"));
}

}  // namespace
}  // namespace ludo::mend
