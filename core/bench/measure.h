// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <vector>

#include "core/bench/contender.h"

namespace ludo::bench {

struct MeasureOptions {
  double seconds = 1;          ///< for each contender, and as long again with several threads
  double roundSeconds = 0.05;  ///< for each contender in each round
  unsigned threads = 1;        ///< more than one: the same is measured on so many threads at a time too
  std::uint64_t seed = 1;
};

/// What came out of the rounds: their median and the quartiles around it.
struct Quartiles {
  double low = 0;
  double median = 0;
  double high = 0;
};

/// The speed of one contender.
struct MeasuredSpeed {
  std::string name;
  std::uint64_t plies = 0;     ///< played in all rounds on one thread
  std::uint64_t playouts = 0;  ///< that came to their end in them
  Quartiles pliesPerSecond;    ///< of the thread's processor time
  /// Playouts per second of processor time; none when not one came to its end.
  std::optional<double> playoutsPerSecond;
  /// How many times as fast as each contender, in the order given; of rounds side by side. 0 beside one that
  /// could not play at all.
  std::vector<double> ratios;
  /// With several threads: plies of all per second of the clock on the wall, and how many times those of one
  /// thread that is.
  std::optional<Quartiles> allThreads;
  std::optional<double> scaling;
};

/// Lets the contenders play in turn, a short round each, again and again, so that whatever else the machine
/// does meets all alike. Empty when stopped.
std::vector<MeasuredSpeed> measure(const std::vector<Contender>& contenders, const MeasureOptions& options,
                                   const std::stop_token& stop);

/// Processor time of the calling thread in seconds.
double threadSeconds();

/// The median and the quartiles; `values` must not be empty.
Quartiles estimate(std::vector<double> values);

}  // namespace ludo::bench
