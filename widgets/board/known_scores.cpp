// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/known_scores.h"

#include <algorithm>

#include "core/kernel/kernel.h"
#include "core/kernel/observe.h"
#include "core/kernel/reads.h"
#include "widgets/board/board_scene.h"

namespace ludo::widgets {
namespace {

/// Enough that one rare card among fifty, in a hand of five, is missed in one game of a thousand.
constexpr int imaginedStates = 64;

KnownScores allKnown(const std::vector<std::int64_t>& scores) {
  return {scores.begin(), scores.end()};
}

/// Nothing more is known of a score that differs.
void keepEqual(KnownScores& known, const KnownScores& others) {
  for (std::size_t seat = 0; seat < known.size(); ++seat) {
    if (known[seat] != others[seat]) known[seat].reset();
  }
}

KnownScores knownTo(kernel::Seat seat, const kernel::Rules& rules, const kernel::State& state,
                    const std::stop_token& stop) {
  const kernel::Observation observation(rules, state, seat);
  KnownScores known = allKnown(kernel::scores(rules, observation.state()));
  if (observation.unknown().empty() || !kernel::readsOf(rules.def(), rules.def().scoring->score).natures)
    return known;
  Rng random(0);
  for (int i = 0; i < imaginedStates && std::ranges::any_of(known, &std::optional<std::int64_t>::has_value);
       ++i) {
    if (stop.stop_requested()) return {};
    kernel::State imagined = observation.state();
    kernel::imagine(rules, imagined, observation.unknown(), random);
    const std::vector<std::int64_t> scores = kernel::scores(rules, imagined);
    if (scores.empty()) return {};
    keepEqual(known, allKnown(scores));
  }
  return known;
}

}  // namespace

KnownScores knownScores(const kernel::Rules& rules, const kernel::State& state, const Viewer& viewer,
                        const std::stop_token& stop) {
  if (!rules.def().scoring) return {};
  // At the end everybody counts in the open.
  if (state.over()) return allKnown(state.outcome->scores);
  if (viewer.seesAll || !rules.hasSecrets()) return allKnown(kernel::scores(rules, state));
  KnownScores known;
  const bool isNobody = viewer.seats.empty();
  std::vector<kernel::Seat> seats = viewer.seats;
  for (kernel::Seat seat = 0; isNobody && seat < rules.seats(); ++seat) seats.push_back(seat);
  for (const kernel::Seat seat : seats) {
    const KnownScores theirs = knownTo(seat, rules, state, stop);
    if (theirs.empty()) return {};
    if (known.empty()) {
      known = theirs;
    } else if (isNobody) {
      keepEqual(known, theirs);
    } else {
      for (std::size_t i = 0; i < known.size(); ++i) known[i] = known[i] ? known[i] : theirs[i];
    }
  }
  return known;
}

}  // namespace ludo::widgets
