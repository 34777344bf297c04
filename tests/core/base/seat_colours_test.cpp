// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/seat_colours.h"

namespace ludo {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// What dichromats see of linear RGB (Machado, Oliveira and Fernandes, "A physiologically-based model for
/// simulation of color vision deficiency", 2009), behind what most do.
constexpr std::array<Matrix, 4> eyes{
    {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}}};

Triple times(const Matrix& matrix, const Triple& vector) {
  Triple result{};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t i = 0; i < 3; ++i) result[row] += matrix[row][i] * vector[i];
  }
  return result;
}

/// CIELAB, white D65.
Triple labOf(std::uint32_t colour, const Matrix& eye) {
  Triple linear{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double part = static_cast<double>((colour >> (16 - 8 * i)) & 0xFFU) / 255;
    linear[i] = part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  }
  Triple seen = times(eye, linear);
  for (double& part : seen) part = std::clamp(part, 0.0, 1.0);
  const Triple xyz = times({{{0.4124564, 0.3575761, 0.1804375},
                             {0.2126729, 0.7151522, 0.0721750},
                             {0.0193339, 0.1191920, 0.9503041}}},
                           seen);
  const auto root = [](double part) { return part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116; };
  const double x = root(xyz[0] / 0.95047);
  const double y = root(xyz[1]);
  const double z = root(xyz[2] / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// The least distance of two of the colours for any of the first `eyesAsked` eyes.
double leastDistance(const std::vector<std::uint32_t>& colours, std::size_t eyesAsked) {
  double least = 1000;
  for (std::size_t eye = 0; eye < eyesAsked; ++eye) {
    for (std::size_t i = 0; i < colours.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Triple a = labOf(colours[i], eyes[eye]);
        const Triple b = labOf(colours[j], eyes[eye]);
        least = std::min(least, std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
      }
    }
  }
  return least;
}

TEST(SeatColours, OfEightAreToldApartByEverybody) {
  for (const SeatColours& colours : {seatColoursOnLight, seatColoursOnDark}) {
    std::vector<std::uint32_t> eight{colours.nobody};
    for (int seat = 0; seat < 8; ++seat) eight.push_back(colours.of(seat));
    EXPECT_GT(leastDistance(eight, eyes.size()), 13);
  }
}

TEST(SeatColours, OfAllAreToldApartByMost) {
  for (const SeatColours& colours : {seatColoursOnLight, seatColoursOnDark}) {
    std::vector<std::uint32_t> all{colours.nobody};
    for (int seat = 0; seat < 16; ++seat) all.push_back(colours.of(seat));
    EXPECT_GT(leastDistance(all, 1), 13);
  }
}

}  // namespace
}  // namespace ludo
