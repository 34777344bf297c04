// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/report_html.h"

#include <algorithm>
#include <cmath>

#include "core/base/letters.h"
#include "core/metrics/html.h"
#include "core/metrics/number_text.h"
#include "core/metrics/page_style.h"
#include "core/metrics/plots.h"
#include "core/metrics/report_words.h"
#include "core/sim/digits.h"

namespace ludo::metrics {
namespace {

using html::Cell;
using html::element;
using html::folded;
using html::Table;
using html::textElement;
using html::unfolded;

/// Of the games behind a flag the page names the first.
constexpr std::size_t gamesNamed = 10;

/// A word for a shell: in single quotes where it holds more than letters, digits and the signs of paths.
std::string shellWord(const std::string& word) {
  const bool plain = !word.empty() && std::ranges::all_of(word, [](char c) {
    return isLetterOrDigit(c) || std::string_view("/._-+,").find(c) != std::string_view::npos;
  });
  if (plain) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

class Page {
 public:
  Page(const EvalReport& report, const std::string& gamePath)
      : m_report(report), m_game(shellWord(gamePath)) {}

  std::string text() {
    std::string body = header();
    std::string main = section("verdict", "In short", verdictList());
    main += section("flags", "Flags", flags());
    main += section("outcomes", "Who wins and how games end", outcomes());
    main += section("metrics", "Metrics", metrics());
    main += section("course", "In the course of the game", course());
    main += section("use", "Use of the rules", use());
    main += section("coverage", "Coverage of the rules", coverage());
    main += section("skill", "Skill", matches());
    main += section("highlights", "Games worth a look", highlights());
    main += section("method", "How it was measured", method());
    body +=
        element("nav", element("ul", m_contents), "aria-label=\"Contents\"") + "\n" + element("main", main);
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
           "content=\"width=device-width, initial-scale=1\">\n" +
           textElement("title", m_report.gameName + ": evaluation") + "\n<style>" + std::string(pageStyle) +
           "</style>\n</head>\n" + element("body", "\n" + body) + "\n</html>\n";
  }

 private:
  std::string section(const std::string& id, const std::string& title, const std::string& content) {
    if (content.empty()) return "";
    m_contents += element("li", textElement("a", title, "href=\"#" + id + "\""));
    return element("section", textElement("h2", title) + "\n" + content, "id=\"" + id + "\"") + "\n";
  }

  std::string header() const {
    std::string line = countOf(m_report.games, "game") + " · " + agentsText(m_report) + " · " +
                       countOf(static_cast<std::uint64_t>(m_report.seats), "player") + " · seed " +
                       std::to_string(m_report.options.seed) + " · rules " + sim::hashText(m_report.gameHash);
    std::string text = textElement("h1", m_report.gameName) + "\n" + textElement("p", line, "class=\"meta\"");
    if (!m_report.complete) {
      text += textElement("p",
                          "Partial: stopped after " + countText(m_report.games) + " of " +
                              countOf(m_report.options.games, "game"),
                          "class=\"failed\"");
    }
    return element("header", text) + "\n";
  }

  std::string verdictList() const {
    std::string items;
    for (const std::string& sentence : verdict(m_report)) items += textElement("li", sentence) + "\n";
    return element("ul", items, "class=\"verdict\"");
  }

  static std::string flagTitle(const Flag& flag) {
    std::string title(flagInfo(flag.kind).title);
    return flag.line > 0 ? title + ", line " + std::to_string(flag.line) : title;
  }

  std::string flags() const {
    std::string text;
    for (const Flag& flag : m_report.flags) {
      const FlagInfo& info = flagInfo(flag.kind);
      text += element("article",
                      textElement("h3", flagTitle(flag)) + textElement("p", flag.message) +
                          textElement("p", std::string(info.advice), "class=\"hint\"") + evidence(flag),
                      "class=\"flag\"") +
              "\n";
    }
    if (text.empty()) text = textElement("p", "No flags were raised.");
    Table table{"Filters",
                {{"Must hold"}, {"Result", Cell::Verdict}, {"Fails when", Cell::Text}, {"Failing"}}};
    for (const Filter& filter : m_report.filters) {
      table.rows.push_back({filter.rule, filter.passed ? "passed" : "failed", filter.failing.name,
                            countText(filter.failing.count) + " of " + countText(filter.failing.n)});
    }
    return text + textElement("h3", "Filters") + table.text();
  }

  std::string showCommand(std::uint64_t seed, std::uint32_t ply) const {
    std::string agents;
    for (const std::string& name : m_report.options.agents) agents += (agents.empty() ? "" : ",") + name;
    std::string run = "ludo run " + m_game + " --players " + std::to_string(m_report.seats) + " --agents " +
                      agents + " --seed " + std::to_string(seed);
    if (m_report.options.maxTurns != 0) run += " --max-turns " + std::to_string(m_report.options.maxTurns);
    return run + " --out game.json && ludo replay game.json --game " + m_game + " --step " +
           std::to_string(ply);
  }

  std::uint64_t seedOf(std::uint64_t game) const { return sim::gameSeed(m_report.options.seed, game); }

  std::string evidence(const Flag& flag) const {
    if (flag.games.empty()) return "";
    Table table{"Games that show it", {{"Game"}, {"Ply"}, {"Seed"}, {"Command that shows it", Cell::Code}}};
    for (std::size_t i = 0; i < std::min(flag.games.size(), gamesNamed); ++i) {
      const std::uint64_t seed = seedOf(flag.games[i]);
      table.rows.push_back({countText(flag.games[i]), countText(flag.plies[i]), std::to_string(seed),
                            showCommand(seed, flag.plies[i])});
    }
    const std::string summary =
        flag.count > gamesNamed
            ? "The first " + std::to_string(gamesNamed) + " of " + countText(flag.count) +
                  " games that show it"
            : "The " + countOf(flag.count, "game") + " that show" + (flag.count == 1 ? "s" : "") + " it";
    return folded(summary, table.text());
  }

  static std::string shareTable(const std::string& caption, const std::vector<sim::Share>& shares) {
    Table table{caption, {{caption}, {"Count"}, {"Of"}, {"Share"}, {"95 % interval"}}};
    for (const sim::Share& share : shares) {
      table.rows.push_back({share.name, countText(share.count), countText(share.n), percentText(share.value),
                            percentText(share.low95) + " to " + percentText(share.high95)});
    }
    return table.text();
  }

  static std::string figure(const std::string& title, const std::string& plot, const std::string& table) {
    return element("figure", textElement("figcaption", title) + "\n" + plot + folded("The numbers", table)) +
           "\n";
  }

  static std::string shareFigure(const std::string& title, const std::string& what,
                                 const std::vector<sim::Share>& shares) {
    if (shares.empty() || shares.front().n == 0) return "";
    return figure(title, sharePlot(title, shares), shareTable(what, shares));
  }

  static std::string pair(const std::string& figures) {
    return figures.empty() ? "" : element("div", figures, "class=\"pair\"");
  }

  std::string outcomes() const {
    std::string figures = shareFigure("Outcomes", "Outcome", m_report.outcomes);
    if (m_report.endings.size() > 1)
      figures += shareFigure("End conditions that decided a game", "End condition", m_report.endings);
    return pair(figures);
  }

  static std::string histogram(const std::string& title, const std::string& unit,
                               const sim::Distribution& values, bool inPercent) {
    if (values.bins.empty() || values.minimum == values.maximum) return "";
    const auto number = [inPercent](double value) {
      return inPercent ? percentText(value) : decimalText(value);
    };
    Table table{title, {{"From"}, {"Below"}, {"Count"}}};
    for (const sim::Bin& bin : values.bins)
      table.rows.push_back({number(bin.low), number(bin.high), countText(bin.count)});
    return figure(title, histogramPlot(title, unit, values, inPercent), table.text());
  }

  std::string metrics() const {
    std::string text = textElement("p",
                                   "Point at a name to see how it is worked out. Below each table stands how "
                                   "the values spread over the games.",
                                   "class=\"hint\"");
    std::size_t i = 0;
    while (i < m_report.metrics.size()) {
      const MetricGroup group = m_report.metrics[i].info->group;
      Table table{std::string(groupTitle(group)),
                  {{"Metric"},
                   {"Value"},
                   {"95 % interval"},
                   {"Standard deviation"},
                   {"Least"},
                   {"Median"},
                   {"Most"},
                   {"N"},
                   {"Unit", Cell::Text}}};
      std::string absent;
      std::string plots;
      for (; i < m_report.metrics.size() && m_report.metrics[i].info->group == group; ++i) {
        const Metric& metric = m_report.metrics[i];
        const MetricInfo& info = *metric.info;
        if (!metric.measured()) {
          absent += textElement("li", std::string(info.name) + ": " + metric.absent);
          continue;
        }
        table.rows.push_back(metricRow(metric));
        table.tips.push_back(metricTip(info));
        plots += histogram(std::string(info.name), std::string(info.unit), metric.distribution, info.isShare);
      }
      text += textElement("h3", groupTitle(group)) + table.text();
      if (!absent.empty())
        text += element("div", textElement("p", "Not measured:") + element("ul", absent), "class=\"hint\"");
      if (!plots.empty()) text += unfolded("Plots", element("div", plots, "class=\"plots\""));
    }
    return text;
  }

  static std::string metricTip(const MetricInfo& info) {
    return "Formula: " + std::string(info.formula) + ". Interval: " + std::string(info.interval) + ". " +
           std::string(info.advice) +
           (info.source.empty() ? "" : " Source: " + std::string(info.source) + ".");
  }

  static std::vector<std::string> metricRow(const Metric& metric) {
    const MetricInfo& info = *metric.info;
    std::vector<std::string> row = {
        std::string(info.name), valueText(info, metric.value),
        metric.low95 == metric.high95 ? "" : intervalText(info, metric.low95, metric.high95)};
    const sim::Distribution& spread = metric.distribution;
    for (const double value : {spread.standardDeviation, spread.minimum, spread.median, spread.maximum})
      row.push_back(spread.n > 0 ? valueText(info, value) : "");
    row.insert(row.end(), {countText(metric.n), std::string(info.unit)});
    return row;
  }

  std::string course() const {
    if (m_report.course.empty()) return "";
    Table table{"Legal moves by ply",
                {{"From ply"}, {"Plies"}, {"Games"}, {"Legal moves"}, {"95 % interval"}}};
    for (const PlyPoint& point : m_report.course) {
      table.rows.push_back(
          {std::to_string(point.first + 1), std::to_string(point.plies), countText(point.legalMoves.n),
           decimalText(point.legalMoves.mean),
           decimalText(point.legalMoves.low95) + " to " + decimalText(point.legalMoves.high95)});
    }
    std::string text = textElement(
        "p", "Late plies rest on the few games that came so far, which pulls their mean towards long games.",
        "class=\"hint\"");
    text += figure("Legal moves by ply", coursePlot("Legal moves by ply", m_report.course), table.text());
    std::string scores;
    for (std::size_t seat = 0; seat < m_report.scores.size(); ++seat)
      scores +=
          histogram("Score of player " + std::to_string(seat + 1), "points", m_report.scores[seat], false);
    if (!scores.empty()) text += textElement("h3", "Scores") + element("div", scores, "class=\"plots\"");
    return text;
  }

  std::string use() const {
    std::vector<sim::Share> actions = m_report.actions;
    std::ranges::stable_sort(actions, std::ranges::greater(), &sim::Share::count);
    std::string figures =
        shareFigure("Triggers, by the games in which they fired", "Trigger", m_report.triggers);
    if (actions.size() > 1)
      figures.insert(0, shareFigure("Actions, by their part of all plies", "Action", actions));
    return pair(figures);
  }

  static std::string lineText(std::uint32_t line) { return line > 0 ? std::to_string(line) : ""; }

  std::string coverage() const {
    if (m_report.rules.empty()) return "";
    Table never{"Rules that never ran", {{"Rule"}, {"Line"}}};
    Table all{"All rules",
              {{"Rule"}, {"Line"}, {"Ran"}, {"Refused"}, {"Legal at plies"}, {"First in game"}, {"At ply"}}};
    for (const RuleUse& rule : m_report.rules) {
      const sim::NodeUse& use = rule.use;
      if (use.ran == 0) never.rows.push_back({rule.part.text(), lineText(rule.line)});
      const bool isAction = rule.part.role == RulePart::Role::Action;
      all.rows.push_back({rule.part.text(), lineText(rule.line), countText(use.ran), countText(use.refused),
                          isAction ? countText(use.possible) : "", use.ran > 0 ? countText(use.game) : "",
                          use.ran > 0 ? countText(use.ply) : ""});
    }
    const std::string intro = never.rows.empty()
                                  ? "All " + countText(all.rows.size()) + " rules ran in these games."
                                  : countText(never.rows.size()) + " of " + countText(all.rows.size()) +
                                        " rules never ran in these games:";
    return textElement("p", intro) + never.text() + folded("All rules", all.text());
  }

  std::string matches() const {
    Table table{
        "Matches",
        {{"Match"}, {"Games"}, {"Stronger wins"}, {"Weaker wins"}, {"Difference"}, {"95 % interval"}}};
    for (const MatchResult& match : m_report.matches) {
      table.rows.push_back({match.stronger + " against " + match.weaker, countText(match.games),
                            percentText(match.strongerWins.value), percentText(match.weakerWins.value),
                            percentText(match.difference.value),
                            percentText(match.difference.low) + " to " + percentText(match.difference.high)});
    }
    return table.text();
  }

  std::string highlights() const {
    Table table{"Games worth a look", {{"What"}, {"Game"}, {"Ply"}, {"Command that shows it", Cell::Code}}};
    for (const Highlight& highlight : m_report.highlights) {
      table.rows.push_back({highlight.what, countText(highlight.game), countText(highlight.ply),
                            showCommand(seedOf(highlight.game), highlight.ply)});
    }
    return table.text();
  }

  std::string method() const {
    const FlagLimits& limits = m_report.limits;
    Table table{
        "Thresholds",
        {{"Threshold"}, {"Value"}},
        {{"Times that a position may come back (loopRepeats)", std::to_string(limits.loopRepeats)},
         {"Turns before which a win is trivial (trivialWinTurns)", std::to_string(limits.trivialWinTurns)},
         {"Plies without a change (stallPlies)", std::to_string(limits.stallPlies)},
         {"Dominant action: share of chances (dominantShare)", percentText(limits.dominantShare)},
         {"Dominant action: chances (dominantChances)", std::to_string(limits.dominantChances)},
         {"Dominant strategy: share of wins (strategyShare)", percentText(limits.strategyShare)},
         {"Dominant strategy: games (strategyGames)", std::to_string(limits.strategyGames)},
         {"Advantage of a seat (seatAdvantage)", percentText(limits.seatAdvantage)},
         {"Nearly all drawn (drawnShare)", percentText(limits.drawnShare)},
         {"Refusals of one effect in a game (refusedEffects)", std::to_string(limits.refusedEffects)},
         {"Games before \"never\" is said (neverGames)", std::to_string(limits.neverGames)},
         {"Share of games from which on a sign is no chance (rareShare)", percentText(limits.rareShare)},
         {"Share of games that may fail a filter (filterShare)", percentText(limits.filterShare)}}};
    return textElement(
               "p",
               "Shares come with Wilson 95 % intervals, means with normal ones. A ply is one decision. Games "
               "count from 0; each has the seed that its command line names, and is the same every time.") +
           folded("Thresholds", table.text());
  }

  const EvalReport& m_report;
  std::string m_game;
  std::string m_contents;
};

}  // namespace

std::string reportHtml(const EvalReport& report, const std::string& gamePath) {
  return Page(report, gamePath).text();
}

}  // namespace ludo::metrics
