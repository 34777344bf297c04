// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ludo::sim {

/// At most so many game numbers are kept with a bar, a share or a flag: those that come first.
constexpr std::size_t keptGames = 1'000;
/// No histogram has more bars.
constexpr std::size_t mostBins = 40;

/// Standard deviations to each side of the mean within which a normal distribution has 95 %.
constexpr double z95 = 1.959963984540054;

/// One bar of a distribution and the games in it.
struct Bin {
  double low = 0;  ///< values from low up to, not including, high
  double high = 0;
  std::uint64_t count = 0;
  std::vector<std::uint64_t> games;  ///< GameSummary::index, rising, at most keptGames
};

/// A sample of numbers: what a metric was in each game (or ply).
struct Distribution {
  std::uint64_t n = 0;
  double mean = 0;
  double standardDeviation = 0;  ///< of the sample (n - 1); 0 when n < 2
  double low95 = 0, high95 = 0;  ///< normal 95 % interval of the mean, mean +- 1.96 s/sqrt(n)
  double minimum = 0, median = 0, maximum = 0;
  std::vector<Bin> bins;  ///< equal width, covering minimum to maximum; at most mostBins; none when n is 0
};

/// How often something happened in n chances, with the Wilson 95 % interval.
struct Share {
  std::string name;
  std::uint64_t count = 0;
  std::uint64_t n = 0;
  double value = 0;
  double low95 = 0, high95 = 0;
  std::vector<std::uint64_t> games;  ///< in which it happened; rising, at most keptGames
};

struct Interval {
  double low = 0;
  double high = 0;
};

/// Score interval of a proportion at 95 % (Wilson, "Probable inference, the law of succession, and
/// statistical inference", 1927). The whole of [0, 1] when there were no chances. count <= n.
Interval wilson95(std::uint64_t count, std::uint64_t n);

/// A share with its value and interval worked out.
Share makeShare(std::string name, std::uint64_t count, std::uint64_t n,
                std::vector<std::uint64_t> games = {});

/// Collects values and makes their Distribution. Games are added in rising order. The result depends on the
/// values alone, not on the order in which they came.
class Sample {
 public:
  void add(double value, std::uint64_t game, std::uint64_t times = 1);
  Distribution distribution() const;

 private:
  struct Cell {
    std::uint64_t count = 0;
    std::vector<std::uint64_t> games;
  };

  double median(std::uint64_t n) const;
  std::vector<Bin> bins() const;

  std::map<double, Cell> m_cells;
};

/// The smallest of 1, 2, 5, 10, 20, 50, ... (and of 0.5, 0.2, 0.1, ...) that is at least `width`.
double niceWidth(double width);

}  // namespace ludo::sim
