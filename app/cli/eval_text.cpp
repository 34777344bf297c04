// SPDX-License-Identifier: Apache-2.0
#include "app/cli/eval_text.h"

#include "app/cli/table.h"
#include "core/metrics/report_words.h"

namespace ludo::cli {
namespace {

constexpr std::size_t gamesNamed = 3;

std::string head(const metrics::EvalReport& report) {
  std::string agents;
  for (const std::string& name : report.options.agents) agents += (agents.empty() ? "" : ", ") + name;
  std::string text = report.gameId + ": " + countText(report.games) +
                     (report.games == 1 ? " game" : " games") + " between " + agents + ", seed " +
                     std::to_string(report.options.seed) + "\n";
  if (!report.complete)
    text += "Partial: stopped before game " + countText(report.games) + " of " +
            countText(report.options.games) + " (games count from 0)\n";
  return text;
}

std::string sentences(const metrics::EvalReport& report) {
  std::string text = "\n";
  for (const std::string& sentence : metrics::verdict(report)) text += sentence + "\n";
  return text;
}

std::string interval(const std::string& low, const std::string& high) {
  return low + " to " + high;
}

std::string shares(const std::string& what, const std::vector<sim::Share>& list) {
  Table table({what, "count", "share", "95 % interval"});
  for (const sim::Share& share : list) {
    table.add({share.name, countText(share.count), percentText(share.value),
               interval(percentText(share.low95), percentText(share.high95))});
  }
  return table.empty() ? "" : "\n" + table.text();
}

std::string metricTables(const metrics::EvalReport& report) {
  Table table({"metric", "value", "95 % interval", "sd", "least", "median", "most", "N"});
  std::string absent;
  for (const metrics::Metric& metric : report.metrics) {
    const metrics::MetricInfo& info = *metric.info;
    if (!metric.measured()) {
      absent += "  " + std::string(info.name) + ": " + metric.absent + "\n";
      continue;
    }
    const auto number = [&info](double value) { return metrics::valueText(info, value); };
    std::vector<std::string> row = {
        std::string(info.name), number(metric.value),
        metric.low95 == metric.high95 ? "" : metrics::intervalText(info, metric.low95, metric.high95)};
    const sim::Distribution& spread = metric.distribution;
    if (spread.n > 0) {
      for (const double value : {spread.standardDeviation, spread.minimum, spread.median, spread.maximum})
        row.push_back(number(value));
    } else {
      row.insert(row.end(), 4, "");
    }
    row.push_back(countText(metric.n));
    table.add(std::move(row));
  }
  return "\n" + table.text() + (absent.empty() ? "" : "\nnot measured\n" + absent);
}

std::string scores(const metrics::EvalReport& report) {
  Table table({"score", "mean", "95 % interval", "sd", "least", "median", "most"});
  for (std::size_t seat = 0; seat < report.scores.size(); ++seat) {
    const sim::Distribution& score = report.scores[seat];
    table.add({"player " + std::to_string(seat + 1), decimalText(score.mean),
               interval(decimalText(score.low95), decimalText(score.high95)),
               decimalText(score.standardDeviation), decimalText(score.minimum), decimalText(score.median),
               decimalText(score.maximum)});
  }
  return table.empty() ? "" : "\n" + table.text();
}

std::string matches(const metrics::EvalReport& report) {
  Table table({"match", "games", "stronger wins", "weaker wins", "difference", "95 % interval"});
  for (const metrics::MatchResult& match : report.matches) {
    table.add({match.stronger + " against " + match.weaker, countText(match.games),
               percentText(match.strongerWins.value), percentText(match.weakerWins.value),
               percentText(match.difference.value),
               interval(percentText(match.difference.low), percentText(match.difference.high))});
  }
  return table.empty() ? "" : "\n" + table.text();
}

std::string filters(const metrics::EvalReport& report) {
  Table table({"filter", "", "failing"}, {0, 1});
  for (const metrics::Filter& filter : report.filters) {
    table.add({filter.rule, filter.passed ? "passed" : "failed",
               countText(filter.failing.count) + " of " + countText(filter.failing.n)});
  }
  return "\n" + table.text();
}

std::string place(std::uint32_t line) {
  return line > 0 ? "line " + std::to_string(line) + ": " : "";
}

std::string flags(const metrics::EvalReport& report) {
  if (report.flags.empty()) return "\nno flags\n";
  std::string text = "\nflags\n";
  for (const metrics::Flag& flag : report.flags) {
    text += "  " + std::string(metrics::flagName(flag.kind)) + ": " + place(flag.line) + flag.message + " (";
    for (std::size_t i = 0; i < std::min(flag.games.size(), gamesNamed); ++i) {
      text += (i == 0 ? "game " : ", game ") + std::to_string(flag.games[i]) + " ply " +
              std::to_string(flag.plies[i]);
    }
    text += flag.count > gamesNamed ? ", ...)\n" : ")\n";
  }
  return text;
}

std::string coverage(const metrics::EvalReport& report) {
  if (report.rules.empty()) return "";
  std::string text;
  std::size_t never = 0;
  for (const metrics::RuleUse& rule : report.rules) {
    if (rule.use.ran > 0) continue;
    ++never;
    text += "  " + place(rule.line) + rule.part.text() + " never ran\n";
  }
  return "\ncoverage of the rules: " + countText(report.rules.size() - never) + " of " +
         countText(report.rules.size()) + " ran in " + countText(report.coveredGames) + " games\n" + text;
}

std::string highlights(const metrics::EvalReport& report) {
  std::string text = report.highlights.empty() ? "" : "\nworth a look\n";
  for (const metrics::Highlight& highlight : report.highlights) {
    text += "  " + highlight.what + " (game " + std::to_string(highlight.game) + " ply " +
            std::to_string(highlight.ply) + ", seed " +
            std::to_string(sim::gameSeed(report.options.seed, highlight.game)) + ")\n";
  }
  return text;
}

}  // namespace

std::string evalText(const metrics::EvalReport& report) {
  return head(report) + sentences(report) + shares("outcome", report.outcomes) +
         shares("end condition", report.endings) + metricTables(report) + scores(report) +
         shares("action", report.actions) + shares("trigger (games)", report.triggers) + matches(report) +
         filters(report) + flags(report) + coverage(report) + highlights(report);
}

}  // namespace ludo::cli
