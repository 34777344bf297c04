// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStringList>
#include <vector>

namespace ludo::ide::testing {

/// What one kill showed.
struct Outcome {
  std::vector<double> losses;  ///< milliseconds of typing that are gone, one a text
  QStringList failures;
  int told = 0;         ///< texts of which more is gone than the bound, on a disk that fails, as it said
  int temporaries = 0;  ///< half-written files that interrupted saves left under other names
};

/// One kill and what comes after it, all chosen by the seed. `bound`: milliseconds of typing that may be
/// gone.
Outcome runTrial(unsigned seed, double bound);

}  // namespace ludo::ide::testing
