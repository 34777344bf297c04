// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/report.h"

#include <algorithm>
#include <functional>

#include "core/metrics/filters.h"
#include "core/metrics/highlights.h"

namespace ludo::metrics {
namespace {

using sim::Distribution;
using sim::GameSummary;
using sim::Share;
using sim::Stop;

using GameTest = std::function<bool(const GameSummary&)>;
using GameCount = std::function<std::uint64_t(const GameSummary&)>;

class GameShares {
 public:
  GameShares(const kernel::Rules& rules, const sim::Batch& batch) : m_rules(rules), m_games(batch.games) {}

  std::vector<Share> outcomes() const {
    std::vector<Share> shares;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_rules.seats()); ++seat) {
      shares.push_back(shareOfGames("player " + std::to_string(seat + 1) + " wins",
                                    [seat](const GameSummary& game) { return game.won(seat); }));
    }
    shares.push_back(shareOfGames("draw", [](const GameSummary& game) {
      return has(game, kernel::SeatResult::Draw) && !has(game, kernel::SeatResult::Win);
    }));
    Share allLose = shareOfGames("nobody wins", [](const GameSummary& game) {
      return !game.results.empty() && !has(game, kernel::SeatResult::Win) &&
             !has(game, kernel::SeatResult::Draw);
    });
    if (allLose.count > 0) shares.push_back(std::move(allLose));
    shares.push_back(
        shareOfGames("turn cap", [](const GameSummary& game) { return game.stop == Stop::TurnCap; }));
    shares.push_back(shareOfGames("no legal moves",
                                  [](const GameSummary& game) { return game.stop == Stop::NoLegalMoves; }));
    Share agentError =
        shareOfGames("agent error", [](const GameSummary& game) { return game.stop == Stop::AgentError; });
    if (agentError.count > 0) shares.push_back(std::move(agentError));
    Share givenUp =
        shareOfGames("given up", [](const GameSummary& game) { return game.givenUp.has_value(); });
    if (givenUp.count > 0) shares.push_back(std::move(givenUp));
    return shares;
  }

  std::vector<Share> endings() const {
    std::vector<Share> shares;
    for (std::size_t i = 0; i < m_rules.def().end.size(); ++i) {
      shares.push_back(shareOfGames(m_rules.def().end[i].id,
                                    [i](const GameSummary& game) { return game.endCondition == i; }));
    }
    return shares;
  }

  std::vector<Share> actions() const {
    const auto& actions = m_rules.def().actions;
    std::vector<Share> shares;
    for (std::size_t action = 0; action < actions.size(); ++action) {
      shares.push_back(shareOfPlies(
          actions[action].id.name,
          [action](const GameSummary& game) -> std::uint64_t { return game.actionCounts[action]; }));
    }
    Share others = shareOfPlies("choices, passes and phase ends", [](const GameSummary& game) {
      std::uint64_t taken = 0;
      for (std::uint32_t count : game.actionCounts) taken += count;
      return game.plies - taken;
    });
    if (others.count > 0) shares.push_back(std::move(others));
    return shares;
  }

  std::vector<Share> triggers() const {
    const auto& triggers = m_rules.def().triggers;
    std::vector<Share> shares;
    for (std::size_t trigger = 0; trigger < triggers.size(); ++trigger) {
      shares.push_back(shareOfGames(triggers[trigger].id.name, [trigger](const GameSummary& game) {
        return game.triggerCounts[trigger] > 0;
      }));
    }
    return shares;
  }

  std::vector<Distribution> scores() const {
    std::vector<Distribution> result;
    if (!m_rules.def().scoring) return result;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_rules.seats()); ++seat) {
      sim::Sample sample;
      for (const GameSummary& game : m_games) {
        if (seat < game.scores.size()) sample.add(static_cast<double>(game.scores[seat]), game.index);
      }
      result.push_back(sample.distribution());
    }
    return result;
  }

  // Games have stretches of different lengths; the longest fits all, since each is a power of two.
  std::vector<PlyPoint> course() const {
    std::uint32_t width = 1;
    std::uint32_t longest = 0;
    for (const GameSummary& game : m_games) {
      width = std::max(width, game.legalByPly.width());
      longest = std::max(longest, game.legalByPly.plies());
    }
    std::vector<PlyPoint> points;
    for (std::uint32_t first = 0; first < longest; first += width) {
      sim::Sample sample;
      for (const GameSummary& game : m_games) {
        if (first < game.legalByPly.plies()) sample.add(game.legalByPly.mean(first, width), game.index);
      }
      PlyPoint point{first, width, sample.distribution()};
      point.legalMoves.bins.clear();
      points.push_back(std::move(point));
    }
    return points;
  }

 private:
  static bool has(const GameSummary& game, kernel::SeatResult result) {
    return std::ranges::find(game.results, result) != game.results.end();
  }

  Share shareOfGames(std::string name, const GameTest& test) const {
    return count(std::move(name), m_games.size(),
                 [&test](const GameSummary& game) -> std::uint64_t { return test(game) ? 1 : 0; });
  }

  Share shareOfPlies(std::string name, const GameCount& counter) const {
    std::uint64_t plies = 0;
    for (const GameSummary& game : m_games) plies += game.plies;
    return count(std::move(name), plies, counter);
  }

  Share count(std::string name, std::uint64_t chances, const GameCount& counter) const {
    std::uint64_t total = 0;
    std::vector<std::uint64_t> kept;
    for (const GameSummary& game : m_games) {
      const std::uint64_t times = counter(game);
      total += times;
      if (times > 0 && kept.size() < sim::keptGames) kept.push_back(game.index);
    }
    return sim::makeShare(std::move(name), total, chances, std::move(kept));
  }

  const kernel::Rules& m_rules;
  const std::vector<GameSummary>& m_games;
};

std::vector<RuleUse> usesOfRules(const RuleIndex& index, const sim::Coverage& coverage) {
  std::vector<RuleUse> uses;
  for (std::uint32_t node = 1; node < index.size(); ++node) {
    if (index.at(node).isCounted()) uses.push_back({node, index.at(node), 0, coverage.nodes[node]});
  }
  std::ranges::stable_sort(uses, {}, [](const RuleUse& rule) { return rule.part.span.begin; });
  return uses;
}

}  // namespace

void nameLines(EvalReport& report, const SourceText& source) {
  const auto lineOf = [&source](Span span) { return span.known() ? source.lineOf(span.begin) : 0; };
  for (RuleUse& rule : report.rules) rule.line = lineOf(rule.part.span);
  for (Flag& flag : report.flags) flag.line = lineOf(flag.place);
}

const Metric* EvalReport::metric(std::string_view id) const {
  const auto found =
      std::ranges::find_if(metrics, [id](const Metric& metric) { return metric.info->id == id; });
  return found == metrics.end() ? nullptr : &*found;
}

EvalReport evaluate(const kernel::Rules& rules, const sim::Batch& batch, const FlagLimits& limits,
                    const Experiments& experiments) {
  const GameShares games(rules, batch);
  const RuleIndex index(rules.def());
  EvalReport report;
  report.gameId = rules.def().metadata.id;
  report.gameName = rules.def().metadata.name.empty() ? report.gameId : rules.def().metadata.name;
  report.gameHash = sim::gameHash(rules.def());
  report.seats = rules.seats();
  report.options = batch.options;
  report.options.agents = sim::agentsBySeat(batch.options.agents, rules.seats());
  report.limits = limits;
  report.complete = !batch.cancelled;
  report.games = batch.games.size();
  const sim::Probes* probes = experiments.probes ? &*experiments.probes : nullptr;
  const PlayedGames played{rules, batch, experiments.matches, probes, limits};
  for (const MetricInfo& info : metricTable()) report.metrics.push_back(measure(played, info));
  report.outcomes = games.outcomes();
  report.endings = games.endings();
  report.actions = games.actions();
  report.triggers = games.triggers();
  report.scores = games.scores();
  report.course = games.course();
  report.filters = applyFilters(batch, limits);
  report.flags = findFlags(rules, batch, limits);
  report.highlights = findHighlights(batch);
  if (batch.coverage) {
    report.coveredGames = batch.coverage->games;
    report.rules = usesOfRules(index, *batch.coverage);
  }
  for (const sim::Match& match : experiments.matches) report.matches.push_back(matchResult(match));
  return report;
}

}  // namespace ludo::metrics
