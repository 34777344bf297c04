// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "judge.h"

namespace ludo::mistakes {

/// What became of the mistakes of one class.
struct Row {
  const MistakeClass* kind = nullptr;
  std::size_t made = 0;
  std::size_t silent = 0;
  std::size_t rightLine = 0;
  std::size_t mended = 0;  ///< by the first fix
  std::size_t none = 0;
  std::size_t errors = 0;
  std::size_t other = 0;
  std::size_t otherByFix = 0;  ///< another game by `--fix` alone
  std::size_t diagnostics = 0;

  double share(std::size_t part) const {
    return made == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(made);
  }
};

struct Settings {
  std::uint64_t seed = 1;
  std::size_t gamesOfClass = 20;  ///< in how many games each class is tried, one mistake in each
  std::string only = {};          ///< part of the names of the classes to be tried
};

using Witness = std::function<void(const MistakeClass&, const GameText&, const Verdict&)>;

/// The samples, the games of the goldens, and games of further kinds that are kept beside this file.
std::vector<std::unique_ptr<GameText>> readGames();

/// Makes mistakes of every class in games drawn by the seed. `witness` sees each.
std::vector<Row> measure(const std::vector<std::unique_ptr<GameText>>& games, const Settings& settings,
                         const Witness& witness = {});

/// The rows, and below them the totals over the classes whose mistakes can be mended, each class weighted
/// equally.
std::string tableOf(const std::vector<Row>& rows);

}  // namespace ludo::mistakes
