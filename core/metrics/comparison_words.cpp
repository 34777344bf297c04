// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "core/metrics/comparison.h"
#include "core/metrics/number_text.h"

namespace ludo::metrics {

std::string_view groupTitle(Figure::Group group) {
  switch (group) {
    case Figure::Group::Outcome:
      return "Outcomes";
    case Figure::Group::Ending:
      return "End conditions";
    case Figure::Group::Metric:
      return "Metrics";
    case Figure::Group::Score:
      return "Scores";
    case Figure::Group::Match:
      return "Matches";
    case Figure::Group::Action:
      return "Actions";
    case Figure::Group::Trigger:
      break;
  }
  return "Triggers";
}

std::string figureText(bool isShare, double value) {
  return isShare ? percentText(value) : decimalText(value);
}

std::string differenceText(bool isShare, double value) {
  std::string text = figureText(isShare, value);
  // What rounds to nothing has no sign.
  if (text.find_first_of("123456789") == std::string::npos) return text[0] == '-' ? text.substr(1) : text;
  return text[0] == '-' ? text : "+" + text;
}

std::string reasonText(Difference::Reason reason) {
  switch (reason) {
    case Difference::Reason::None:
      return "";
    case Difference::Reason::NotInBoth:
      return "not measured in both";
    case Difference::Reason::Exact:
      return "an exact count over the games played";
    case Difference::Reason::NoSpread:
      break;
  }
  return "one game has no spread";
}

std::string caveatText(const ComparisonCaveat& caveat) {
  const auto is = [&caveat](const std::string& what) {
    return "Report " + std::to_string(caveat.report + 1) + " is " + what;
  };
  switch (caveat.kind) {
    case ComparisonCaveat::Kind::Partial:
      return is("partial: it was stopped before all games were played");
    case ComparisonCaveat::Kind::SameGames:
      return is("of the very games of report 1: there is nothing to compare");
    case ComparisonCaveat::Kind::SharedGames:
      return is("in part of the games of report 1, the first " + countText(caveat.games) +
                ": the intervals take all games as different ones");
    case ComparisonCaveat::Kind::OtherGame:
      return is("of another game: end conditions, actions and triggers are compared by their names");
    case ComparisonCaveat::Kind::OtherVersion:
      return is("of another version of the game");
    case ComparisonCaveat::Kind::OtherPlayers:
      return is("with another number of players, which alone changes shares of wins");
    case ComparisonCaveat::Kind::OtherAgents:
      return is("by other agents");
    case ComparisonCaveat::Kind::OtherAgentsToo:
      break;
  }
  return is("also by other agents: what comes of the game and what of the agents cannot be told apart");
}

std::string summaryText(const DifferenceCount& count) {
  constexpr double missed = 0.05;
  const std::string chance = decimalText(missed * static_cast<double>(count.compared), 1);
  return "Of " + countOf(count.compared, "number") + ", " + countText(count.differing) +
         (count.differing == 1 ? " differs" : " differ") + "; by chance alone some " + chance + " would";
}

std::string headText(const ReportFigures& report) {
  std::string agents;
  for (const std::string& agent : report.agents) agents += (agents.empty() ? "" : " against ") + agent;
  return report.game + " (" + report.gameHash.substr(0, 8) + "), " + countOf(report.games, "game") + ", " +
         countOf(report.players, "player") + ", " + agents + ", seed " + report.seed;
}

}  // namespace ludo::metrics
