// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/named_files.h"
#include "app/cli/table.h"
#include "core/base/limits.h"
#include "core/base/quoted.h"
#include "core/metrics/comparison.h"

namespace ludo::cli {
namespace {

using metrics::ComparedFigure;
using metrics::Comparison;
using metrics::Difference;

constexpr std::size_t mostReports = 20;

struct CompareOptions {
  std::vector<std::string> paths;
  std::string out;
  bool json = false;
  bool differences = false;
};

std::string heads(const Comparison& comparison, const std::vector<std::string>& paths) {
  std::string text;
  for (std::size_t i = 0; i < comparison.reports.size(); ++i)
    text += std::to_string(i + 1) + "  " + paths[i] + ": " + headText(comparison.reports[i]) + "\n";
  for (const metrics::ComparisonCaveat& caveat : comparison.caveats) text += caveatText(caveat) + "\n";
  for (std::size_t i = 1; i < comparison.counts.size(); ++i)
    text += "Report " + std::to_string(i + 1) +
            " and report 1: " + metrics::summaryText(comparison.counts[i]) + "\n";
  return text;
}

std::string intervalCell(bool isShare, const Difference& difference) {
  if (!difference.hasInterval()) return metrics::reasonText(difference.reason);
  return metrics::differenceText(isShare, difference.estimate.low) + " to " +
         metrics::differenceText(isShare, difference.estimate.high);
}

std::string verdictCell(const Difference& difference) {
  switch (difference.verdict) {
    case Difference::Verdict::Differs:
      return "differs";
    case Difference::Verdict::NoDifference:
      return "no difference";
    case Difference::Verdict::Unknown:
      break;
  }
  return "";
}

std::vector<std::string> row(const ComparedFigure& figure) {
  std::vector<std::string> cells{figure.name};
  for (const metrics::Figure& value : figure.figures) {
    const bool isThere = value.kind != metrics::Figure::Kind::Absent;
    cells.push_back(isThere ? metrics::figureText(figure.isShare, value.value) : "-");
  }
  for (std::size_t i = 1; i < figure.differences.size(); ++i) {
    const Difference& difference = figure.differences[i];
    cells.push_back(difference.hasValue() ? metrics::differenceText(figure.isShare, difference.estimate.value)
                                          : "");
    cells.push_back(intervalCell(figure.isShare, difference));
    cells.push_back(verdictCell(difference));
  }
  return cells;
}

/// The figures of one group; empty when none is to be shown.
std::string group(const Comparison& comparison, metrics::Figure::Group group, bool onlyDifferences) {
  std::vector<std::string> columns{std::string(metrics::groupTitle(group))};
  const std::size_t count = comparison.reports.size();
  for (std::size_t i = 1; i <= count; ++i) columns.push_back(std::to_string(i));
  std::vector<std::size_t> left{0};
  for (std::size_t i = 2; i <= count; ++i) {
    columns.push_back(std::to_string(i) + " less 1");
    columns.emplace_back("95 % interval");
    columns.emplace_back("");
    left.push_back(columns.size() - 1);
  }
  Table table(std::move(columns), std::move(left));
  for (const ComparedFigure& figure : comparison.figures) {
    if (figure.group == group && (figure.differs() || !onlyDifferences)) table.add(row(figure));
  }
  return table.empty() ? "" : "\n" + table.text();
}

std::string flags(const Comparison& comparison, bool onlyDifferences) {
  std::vector<std::string> columns{"Flags"};
  for (std::size_t i = 1; i <= comparison.reports.size(); ++i) columns.push_back(std::to_string(i));
  Table table(std::move(columns));
  for (const metrics::ComparedFlag& flag : comparison.flags) {
    if (onlyDifferences && flag.isInAll()) continue;
    std::vector<std::string> cells{flag.flag};
    for (const bool raised : flag.raised) cells.emplace_back(raised ? "raised" : "-");
    table.add(std::move(cells));
  }
  return table.empty() ? "" : "\n" + table.text();
}

std::string compareText(const Comparison& comparison, const CompareOptions& options) {
  using enum metrics::Figure::Group;
  std::string text = heads(comparison, options.paths);
  for (const auto shown : {Outcome, Ending, Metric, Score, Match, Action, Trigger})
    text += group(comparison, shown, options.differences);
  return text + flags(comparison, options.differences);
}

}  // namespace

int compareReportsCommand(const Arguments& arguments, Session& session) {
  CompareOptions options;
  CommandLine line(
      "ludo compare",
      "Shows reports of 'ludo eval' side by side, and how far each differs from the first, with 95 % "
      "intervals: of runs, versions of a game, games or agents.");
  line.app()
      .add_option("reports", options.paths, "Two or more reports (JSON), as 'ludo eval --out' writes them")
      ->required();
  line.app().add_flag("--differences", options.differences, "Show only what differs");
  line.addFile("--out", options.out, "File for the comparison (JSON)");
  line.app().add_flag("--json", options.json, "Print the comparison as JSON instead of tables");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (options.paths.size() < 2)
    return session.usageError(line.command(), "one report cannot be compared; name two or more");
  if (options.paths.size() > mostReports)
    return session.usageError(line.command(),
                              "at most " + std::to_string(mostReports) + " reports at a time");
  std::vector<NamedFile> read;
  for (const std::string& path : options.paths) read.push_back({"a report", path});
  if (const auto clash = fileClash({{"--out", options.out}}, read))
    return session.usageError(line.command(), *clash);

  std::vector<metrics::ReportFigures> reports;
  for (const std::string& path : options.paths) {
    const Result<std::string> text = readFile(path, limits::traceBytes);
    if (!text) return session.systemError(text.failure());
    Result<metrics::ReportFigures> figures = metrics::readFigures(*text);
    if (!figures)
      return session.refused(inApostrophes(path) + " cannot be compared: " + figures.failure(), false);
    reports.push_back(std::move(*figures));
  }
  const Comparison comparison = metrics::compare(std::move(reports));
  if (!options.out.empty() && !session.save(options.out, metrics::comparisonJson(comparison)))
    return exitSystem;
  session.print(options.json ? metrics::comparisonJson(comparison) : compareText(comparison, options));
  return exitFine;
}

}  // namespace ludo::cli
