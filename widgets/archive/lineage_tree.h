// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/store_reader.h"

namespace ludo::widgets {

/// A game of a lineage.
struct LineageGame {
  campaign::CandidateId id = 0;
  QString name;
  QString made;    ///< how it was made: the operator, and with whom
  QString change;  ///< what was changed
  std::optional<double> fitness;
  QString ending;                     ///< what became of it
  bool isElite = false;               ///< it holds a cell
  std::optional<std::size_t> parent;  ///< an index into the games, which comes before it
};

/// The line of first parents of a candidate from the eldest down, then its descendants, parents before
/// children. A plain value.
struct LineageTree {
  std::vector<LineageGame> games;
  std::size_t candidate = 0;  ///< which of them it is
  double best = 0;            ///< the highest fitness of the archive
  bool isWhole = true;        ///< false: there are more descendants
};

/// So many games are read at most.
constexpr std::size_t mostOfLineage = 500;

/// Fails with why the store is refused or the candidate cannot be read. Any thread; it waits for the disk.
Result<LineageTree> readLineageTree(const QString& store, campaign::CandidateId candidate,
                                    const std::stop_token& stop);

}  // namespace ludo::widgets
