// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/report_words.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/metrics/number_text.h"

namespace ludo::metrics {
namespace {

std::string percentRange(double low, double high) {
  return decimalText(100 * low, 1) + " to " + percentText(high);
}

const Metric* value(const EvalReport& report, std::string_view id) {
  const Metric* metric = report.metric(id);
  return metric != nullptr && metric->measured() ? metric : nullptr;
}

const Flag* firstFlag(const EvalReport& report, FlagKind kind) {
  const auto found = std::ranges::find(report.flags, kind, &Flag::kind);
  return found == report.flags.end() ? nullptr : &*found;
}

std::string capitalised(std::string text) {
  if (!text.empty()) text[0] = upperCase(text[0]);
  return text;
}

/// The share of the decided games that the most successful seat won.
struct BestSeat {
  std::string name;
  sim::Share share;
  double fair = 0;  ///< an equal part

  /// Whether the lead is beyond doubt, and not only beyond the 95 % that one report in twenty misses.
  bool isSure() const { return share.low95 - fair > (share.value - share.low95) / 2; }
};

BestSeat bestSeat(const EvalReport& report) {
  std::uint64_t won = 0;
  std::size_t best = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(report.seats); ++seat) {
    won += report.outcomes[seat].count;
    if (report.outcomes[seat].count > report.outcomes[best].count) best = seat;
  }
  return {"player " + std::to_string(best + 1), sim::makeShare("", report.outcomes[best].count, won),
          1.0 / static_cast<double>(report.seats)};
}

/// Whether some games had several winners: then the parts of the seats are no parts of one whole.
bool winTogether(const EvalReport& report) {
  std::uint64_t counted = 0;
  for (const sim::Share& share : report.outcomes) counted += share.count;
  return counted > report.games;
}

/// The same where several may win: each seat is compared with the mean of all.
std::string togetherVerdict(const EvalReport& report) {
  const auto seats = static_cast<std::size_t>(report.seats);
  double mean = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) mean += report.outcomes[seat].value / double(report.seats);
  std::string ahead;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (report.outcomes[seat].low95 <= mean) continue;
    ahead += (ahead.empty() ? "player " : " and player ") + std::to_string(seat + 1);
  }
  return ahead.empty() ? "no seat is clearly favoured" : ahead + " won more often than the others";
}

/// What follows from how often each seat won.
std::string seatVerdict(const EvalReport& report) {
  const BestSeat best = bestSeat(report);
  if (!report.options.seatsAreAlike())
    return "the seats have different bots, so that nothing follows for the seats: a match lets them change "
           "places";
  if (firstFlag(report, FlagKind::SeatAdvantage) != nullptr)
    return best.name + (best.isSure() ? " is favoured" : " seems favoured; more games will tell");
  if (best.share.value == 0) return "nobody has won a game, so that nothing follows for the seats";
  if (winTogether(report)) return togetherVerdict(report);
  if (best.share.low95 <= best.fair) return "no seat is clearly favoured";
  return best.name + " has won " + percentText(best.share.value) +
         " of the games that somebody won, a little more than an equal part of " + percentText(best.fair) +
         ", and less than the " + percentText(report.limits.seatAdvantage) + " more that would raise a flag";
}

std::string whoWins(const EvalReport& report) {
  std::string text;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(report.seats); ++seat) {
    const sim::Share& share = report.outcomes[seat];
    const std::string player = "player " + std::to_string(seat + 1);
    text += (seat == 0 ? "" : ", ") + player + (seat == 0 ? " wins " : " ") + percentText(share.value) +
            (seat == 0 ? " of the games" : "") + " (" + percentRange(share.low95, share.high95) + ")";
  }
  text = capitalised(text);
  const sim::Share& draws = report.outcomes[static_cast<std::size_t>(report.seats)];
  if (draws.count > 0) text += "; " + percentText(draws.value) + " are draws";
  if (draws.value > 0.5) text += ", most of the games";
  for (const sim::Share& share : report.outcomes) {
    if (share.name == "nobody wins") text += "; in " + percentText(share.value) + " nobody wins";
  }
  return report.seats < 2 ? text : text + ": " + seatVerdict(report);
}

std::string howGamesEnd(const EvalReport& report) {
  const Metric* completion = value(report, "completion");
  if (completion == nullptr) return "";
  if (completion->value >= 1) return "Every game came to an end";
  std::string text = percentText(1 - completion->value) + " of the games did not come to an end";
  for (const sim::Share& share : report.outcomes) {
    if (share.name == "turn cap" && share.count > 0)
      text += "; " + countText(share.count) + " ran into the turn cap";
    if (share.name == "no legal moves" && share.count > 0)
      text += "; " + countText(share.count) + " left a player without a legal move";
    if (share.name == "agent error" && share.count > 0)
      text += "; " + countText(share.count) + " stopped because an agent failed";
    if (share.name == "given up" && share.count > 0)
      text += "; " + countText(share.count) + (share.count == 1 ? " was given up" : " were given up") +
              " because the game asks for too much";
  }
  return text;
}

std::string howLong(const EvalReport& report) {
  const Metric* plies = value(report, "plies");
  const Metric* turns = value(report, "turns");
  if (plies == nullptr || turns == nullptr) return "";
  const sim::Distribution& length = plies->distribution;
  std::string text = "A game takes " + decimalText(plies->value, 1) + " decisions in " +
                     decimalText(turns->value, 1) + " turns on average";
  if (length.minimum < length.maximum)
    text += "; the shortest " + decimalText(length.minimum, 0) + ", the longest " +
            decimalText(length.maximum, 0);
  return text;
}

std::string howMuchChoice(const EvalReport& report) {
  const Metric* branching = value(report, "branchingPerPly");
  const Metric* agency = value(report, "agency");
  if (branching == nullptr || agency == nullptr) return "";
  return "A decision offers " + decimalText(branching->value, 1) + " legal moves on average; " +
         percentText(agency->value) + " of them leave a real choice";
}

std::string howClose(const EvalReport& report) {
  const Metric* changes = value(report, "leadChanges");
  const Metric* uncertainty = value(report, "uncertainty");
  if (changes == nullptr) return "";
  std::string text = "The lead by score changes hands " + decimalText(changes->value, 1) + " times a game";
  if (uncertainty != nullptr)
    text += "; the winner takes it for good after " + percentText(uncertainty->value) +
            " of the turns on average";
  return text;
}

std::string howMuchSkill(const EvalReport& report) {
  if (report.matches.empty()) return "Whether playing better wins was not measured";
  const MatchResult& match = report.matches.front();
  const Estimate& difference = match.difference;
  std::string text = capitalised(match.stronger) + " wins " + percentText(match.strongerWins.value) +
                     " against " + match.weaker + ", which wins " + percentText(match.weakerWins.value);
  if (difference.low > 0) return text + ": playing better pays";
  if (difference.high < 0) return text + ": the agent meant to be stronger is the weaker one here";
  return text + ": no clear difference";
}

std::string whatIsFlagged(const EvalReport& report) {
  std::string failed;
  for (const Filter& filter : report.filters) {
    if (!filter.passed) failed += (failed.empty() ? "" : ", ") + filter.rule;
  }
  std::string text = report.flags.empty() ? "No flags were raised" : countOf(report.flags.size(), "flag");
  if (!report.flags.empty()) text += report.flags.size() == 1 ? " was raised" : " were raised";
  return failed.empty() ? text : text + "; it does not hold that: " + failed;
}

}  // namespace

std::string valueText(const MetricInfo& info, double value) {
  return info.isShare ? percentText(value) : decimalText(value);
}

std::string intervalText(const MetricInfo& info, double low, double high) {
  return info.isShare ? percentRange(low, high) : decimalText(low) + " to " + decimalText(high);
}

std::string agentsText(const EvalReport& report) {
  std::string text;
  for (const std::string& name : report.options.agents) text += (text.empty() ? "" : " against ") + name;
  return text;
}

std::vector<std::string> verdict(const EvalReport& report) {
  if (report.games == 0) return {"No game was played"};
  std::vector<std::string> sentences = {whoWins(report),       howGamesEnd(report), howLong(report),
                                        howMuchChoice(report), howClose(report),    howMuchSkill(report),
                                        whatIsFlagged(report)};
  std::erase(sentences, "");
  return sentences;
}

}  // namespace ludo::metrics
