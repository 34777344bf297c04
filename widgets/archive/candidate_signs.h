// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/games_behind.h"

namespace ludo::widgets {

/// What the games say that a candidate's numbers rest on: flags, and games worth watching. A plain value.
struct CandidateSigns {
  struct Sign {
    QString text;
    QString help;
    std::size_t game = 0;  ///< an index into the games that shows it
  };
  campaign::GamesBehind games;
  std::vector<Sign> signs;  ///< flags first
};
using CandidateSignsPtr = std::shared_ptr<const CandidateSigns>;

/// Plays the games of the latest of so many samples that count once more. Fails with why not; null when
/// stopped. Any thread.
Result<CandidateSignsPtr> readSigns(const QString& store, campaign::CandidateId candidate,
                                    std::uint64_t samples, const std::stop_token& stop);

}  // namespace ludo::widgets
