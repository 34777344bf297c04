// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/machine/builder.h"
#include "core/machine/executable.h"

namespace ludo::machine {
namespace {

/// Sums the numbers below the parameter in a loop of one origin; what is before and after is of another.
Module sumBelow() {
  Builder builder("sum", 1);
  builder.setOrigin(7);
  const Variable sum = builder.variable(0);
  builder.forEachBelow(builder.parameter(0), [&](Word i) {
    const std::uint32_t outer = builder.setOrigin(9);
    builder.set(sum, builder.add(builder.get(sum), builder.multiply(i, i)));
    builder.setOrigin(outer);
  });
  builder.returnValue(builder.get(sum));
  Module module;
  module.functions.push_back(builder.finish());
  return module;
}

TEST(CountingInterpreter, CountsByOriginAndComputesTheSame) {
  const std::unique_ptr<CountingInterpreter> counting = makeCountingInterpreter(sumBelow());
  EXPECT_EQ(counting->run(0, {}, 10), 285);
  const OperationCounts ten = counting->counts();
  EXPECT_EQ(counting->run(0, {}, 10), makeInterpreter(sumBelow())->run(0, {}, 10));
  OperationCounts twenty = counting->counts();
  // The same again.
  for (const auto& [origin, count] : ten) EXPECT_EQ(twenty[origin], 2 * count);
  // At least a product and a sum in each round.
  EXPECT_GE(ten.at(9), 20U);
  EXPECT_GT(ten.at(7), 0U);
  // What is made anew to run faster is of no origin; it is little.
  EXPECT_LT(twenty[0], twenty[9] / 4);
}

TEST(CountingInterpreter, CountsMoreOfALongerLoop) {
  const std::unique_ptr<CountingInterpreter> counting = makeCountingInterpreter(sumBelow());
  counting->run(0, {}, 10);
  const std::uint64_t ten = counting->counts().at(9);
  counting->run(0, {}, 100);
  EXPECT_EQ(counting->counts().at(9) - ten, 10 * ten);
}

}  // namespace
}  // namespace ludo::machine
