// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>

#include "core/base/quoted.h"
#include "core/metrics/flag_list.h"
#include "core/metrics/number_text.h"

namespace ludo::metrics {
namespace {

using sim::GameSummary;

bool drawn(const GameSummary& game) {
  return !somebodyWon(game) &&
         std::ranges::find(game.results, kernel::SeatResult::Draw) != game.results.end();
}

/// Who wins how often, which only many games show together.
class FlagsOfResults {
 public:
  explicit FlagsOfResults(FlagList& flags)
      : m_flags(flags), m_rules(flags.rules()), m_batch(flags.batch()), m_limits(flags.limits()) {}

  void find() {
    addSeatAdvantage();
    addNearlyAllDrawn();
    addDominantStrategies();
  }

 private:
  void addSeatAdvantage() {
    const auto seats = static_cast<std::size_t>(m_rules.seats());
    // Where the bots differ in strength, wins say nothing about the seats.
    if (seats < 2 || !m_batch.options.seatsAreAlike()) return;
    std::vector<std::uint64_t> wins(seats, 0);
    std::uint64_t won = 0;
    for (const GameSummary& game : m_batch.games) {
      won += somebodyWon(game) ? 1 : 0;
      for (std::size_t seat = 0; seat < seats; ++seat) wins[seat] += game.won(seat) ? 1 : 0;
    }
    // Where players win together, the shares of the seats do not add up to one.
    std::uint64_t allWins = 0;
    for (const std::uint64_t count : wins) allWins += count;
    // In a few games anybody may win all: no interval makes up for that one looks at whoever won most.
    if (won < m_limits.neverGames || allWins != won) return;
    const auto best = static_cast<std::size_t>(std::ranges::max_element(wins) - wins.begin());
    const sim::Share share = sim::makeShare("", wins[best], won);
    const double fair = 1.0 / static_cast<double>(seats);
    if (share.low95 <= fair || share.value < fair + m_limits.seatAdvantage) return;
    const std::string seat = "player " + std::to_string(best + 1);
    Flag flag = m_flags.collect(FlagKind::SeatAdvantage, [best](const GameSummary& game) {
      return game.won(best) ? std::optional(game.plies) : std::nullopt;
    });
    flag.subject = seat;
    flag.message = "Of " + countOf(won, "game") + " that somebody won, " + seat + " won " +
                   percentText(share.value) + " (95 % interval " + percentText(share.low95) + " to " +
                   percentText(share.high95) + "); an equal part would be " + percentText(fair);
    m_flags.take(std::move(flag));
  }

  void addNearlyAllDrawn() {
    const auto ended =
        static_cast<std::uint64_t>(std::ranges::count(m_batch.games, Stop::Ended, &GameSummary::stop));
    Flag flag = m_flags.collect(FlagKind::NearlyAllDrawn, [](const GameSummary& game) {
      return drawn(game) ? std::optional(game.plies) : std::nullopt;
    });
    if (flag.count == 0 || ended < m_limits.neverGames ||
        static_cast<double>(flag.count) < m_limits.drawnShare * static_cast<double>(ended))
      return;
    flag.message = countText(flag.count) + " of the " + countOf(ended, "game") + " that ended were draws";
    m_flags.take(std::move(flag));
  }

  void addDominantStrategies() {
    struct Tally {
      std::uint64_t played = 0;
      std::uint64_t won = 0;
    };
    if (m_rules.seats() < 2) return;
    std::map<sim::Opening, Tally> tallies;
    for (const GameSummary& game : m_batch.games) {
      // Where players win together nobody's opening is better than the others'.
      if (std::ranges::count(game.results, kernel::SeatResult::Win) > 1) return;
      for (std::size_t seat = 0; seat < game.openings.size(); ++seat) {
        // A game that ended before that says nothing of how to open.
        if (game.openings[seat].back() == 0) continue;
        Tally& tally = tallies[game.openings[seat]];
        ++tally.played;
        tally.won += game.won(seat) ? 1 : 0;
      }
    }
    if (tallies.size() < 2) return;
    for (const auto& [opening, tally] : tallies) {
      const sim::Share share = sim::makeShare("", tally.won, tally.played);
      if (tally.played < m_limits.strategyGames || share.low95 <= m_limits.strategyShare) continue;
      Flag flag = m_flags.collect(FlagKind::DominantStrategy, [&wanted = opening](const GameSummary& game) {
        for (std::size_t seat = 0; seat < game.openings.size(); ++seat) {
          if (game.openings[seat] == wanted && game.won(seat)) return std::optional(game.plies);
        }
        return std::optional<std::uint32_t>();
      });
      flag.subject = openingText(opening);
      flag.message = "Who opened with " + flag.subject + " won " + percentText(share.value) + " of " +
                     countOf(tally.played, "game") + " (95 % interval " + percentText(share.low95) + " to " +
                     percentText(share.high95) + ")";
      m_flags.take(std::move(flag));
    }
  }

  std::string openingText(const sim::Opening& opening) const {
    std::string text;
    for (const std::uint8_t action : opening) {
      const bool known = action <= m_rules.def().actions.size() && action < UINT8_MAX;
      text += (text.empty() ? "" : ", ") +
              (known ? quoted(m_rules.def().actions[action - 1U].id.name) : std::string("another action"));
    }
    return text;
  }

  FlagList& m_flags;
  const kernel::Rules& m_rules;
  const sim::Batch& m_batch;
  const FlagLimits& m_limits;
};

}  // namespace

void addFlagsOfResults(FlagList& flags) {
  FlagsOfResults(flags).find();
}

}  // namespace ludo::metrics
