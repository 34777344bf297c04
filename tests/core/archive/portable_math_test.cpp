// SPDX-License-Identifier: Apache-2.0
#include "core/archive/portable_math.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <numbers>

#include "core/base/rng.h"

namespace ludo::archive {
namespace {

TEST(PortableLog, IsTheLogarithm) {
  Rng rng(1);
  for (int i = 0; i < 100'000; ++i) {
    // Any positive finite number that is not subnormal, by its bits.
    const double x = std::bit_cast<double>(rng.below(0x7FE0'0000'0000'0000U) + 0x0010'0000'0000'0000U);
    EXPECT_NEAR(portableLog(x), std::log(x), 4e-16 * std::abs(std::log(x)) + 1e-15) << x;
  }
  for (int i = 0; i < 100'000; ++i) {
    const double x = 0.5 + static_cast<double>(rng.below(1'000'000)) / 1e6;
    EXPECT_NEAR(portableLog(x), std::log(x), 1e-15) << x;
  }
  EXPECT_EQ(portableLog(1), 0);
  EXPECT_NEAR(portableLog(5e-324), std::log(5e-324), 1e-12);
}

TEST(PortableExp, IsTheExponential) {
  Rng rng(2);
  for (int i = 0; i < 100'000; ++i) {
    const double x = static_cast<double>(rng.below(1'400'000)) / 1'000 - 700;
    EXPECT_NEAR(portableExp(x) / std::exp(x), 1, 3e-13) << x;
    const double small = x / 700;
    EXPECT_NEAR(portableExp(small) / std::exp(small), 1, 1e-15) << small;
  }
  EXPECT_EQ(portableExp(0), 1);
  EXPECT_EQ(portableExp(-1e9), 0);
  EXPECT_EQ(portableExp(1e9), portableExp(700));
  EXPECT_DOUBLE_EQ(portableExp(1), std::numbers::e);
}

TEST(PortableMath, HasTheSameBitsEverywhere) {
  std::uint64_t bits = 0;
  Rng rng(3);
  for (int i = 0; i < 1'000; ++i) {
    const double x = static_cast<double>(rng.below(1'000'000) + 1) / 1'000;
    bits = std::rotl(bits, 1) ^ std::bit_cast<std::uint64_t>(portableLog(x));
    bits = std::rotl(bits, 1) ^ std::bit_cast<std::uint64_t>(portableExp(x / 100));
  }
  EXPECT_EQ(bits, 12712389381792214367U);
}

TEST(WholePower, MultipliesSoOften) {
  EXPECT_EQ(wholePower(3, 0), 1);
  EXPECT_EQ(wholePower(3, 13), 1'594'323);
  EXPECT_NEAR(wholePower(0.9, 1'000), std::pow(0.9, 1'000), 1e-58);
  EXPECT_EQ(wholePower(0.5, 1U << 20U), 0);
}

}  // namespace
}  // namespace ludo::archive
