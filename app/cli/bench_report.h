// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "app/cli/bench_game.h"
#include "app/cli/table.h"
#include "core/bench/measure.h"

namespace ludo::cli {

/// What `ludo bench` found out about one program of a game.
struct BenchProgram {
  bench::MeasuredSpeed speed;
  /// Not known of the limit program.
  std::optional<std::size_t> positionBytes;
  std::optional<double> makeSeconds;  ///< from the GameDef to the first random move
};

/// ... and about one game, or one size of it.
struct BenchResult {
  std::string game;  ///< metadata.id
  std::optional<ConstantSetting> size;
  kernel::Seat players = 0;
  double compileSeconds = 0;           ///< from the text to the GameDef
  std::vector<BenchProgram> programs;  ///< the kernel first, the limit program last, if there is one
  bool hasLimit = false;
};

struct BenchReport {
  bench::MeasureOptions options;
  std::vector<BenchResult> results;
  bool complete = true;  ///< false: interrupted; `results` holds what was finished
};

/// "hex-11", "hex-11 SIZE=9".
std::string gameText(const std::string& game, const std::optional<ConstantSetting>& size);
/// A row for each program; empty when nothing was measured.
Table benchTable(const BenchReport& report);
std::string benchJson(const BenchReport& report);

}  // namespace ludo::cli
