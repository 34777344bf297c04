// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/opinion_report.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/campaign/store_reader.h"
#include "core/sim/elo.h"

namespace ludo::campaign {
namespace {

/// Games that were compared with each other, as the players of a tournament.
class Strengths {
 public:
  explicit Strengths(const std::vector<PairedComparison>& comparisons) {
    std::map<std::pair<std::size_t, std::size_t>, sim::PairScore> pairs;
    for (const PairedComparison& each : comparisons) {
      if (!admit(each.first) || !admit(each.second)) continue;
      std::size_t first = m_players.at(each.first);
      std::size_t second = m_players.at(each.second);
      auto halves = static_cast<std::size_t>(each.preference);
      if (first > second) {
        std::swap(first, second);
        halves = 2 - halves;
      }
      sim::PairScore& pair = pairs[{first, second}];
      if (pair.games == 0) pair = {first, second, 0, 0, {0, 0, 0}};
      ++pair.games;
      pair.points += static_cast<double>(halves) / 2;
      ++pair.rounds[halves];
    }
    std::vector<sim::PairScore> scores;
    for (auto& [names, pair] : pairs) scores.push_back(std::move(pair));
    // With each game an average one has drawn, so that games are on one scale that nobody has compared with
    // each other, and not even by way of others.
    const std::size_t average = m_players.size();
    for (std::size_t player = 0; player < average; ++player) scores.push_back({player, average, 0, 0, {}});
    m_ratings.emplace(average + 1, scores);
  }

  std::optional<Estimate> of(CandidateId id, std::uint64_t comparisons) const {
    const auto player = m_players.find(id);
    if (player == m_players.end()) return std::nullopt;
    const sim::Interval interval = m_ratings->interval95(player->second);
    return Estimate{static_cast<double>(comparisons), m_ratings->rating(player->second), interval.low,
                    interval.high};
  }

 private:
  /// The time that it takes grows with the cube of their number.
  static constexpr std::size_t mostPlayers = 500;

  bool admit(CandidateId id) {
    return m_players.contains(id) ||
           (m_players.size() < mostPlayers && m_players.emplace(id, m_players.size()).second);
  }

  std::map<CandidateId, std::size_t> m_players;
  std::optional<sim::Ratings> m_ratings;
};

std::optional<Agreement> agreement(const std::vector<JudgedGame>& games,
                                   const std::function<std::optional<double>(const JudgedGame&)>& judged) {
  std::vector<std::pair<double, double>> pairs;
  for (const JudgedGame& game : games) {
    const std::optional<double> number = judged(game);
    if (number && game.fitness.measured()) pairs.emplace_back(game.fitness.value, *number);
  }
  return agreementOf(pairs);
}

std::optional<std::pair<CandidateId, CandidateId>> nextPair(const std::map<CandidateId, JudgedGame>& judged,
                                                            const std::vector<PairedComparison>& comparisons,
                                                            const std::vector<EliteRecord>& elites) {
  struct Candidate {
    CandidateId id = 0;
    std::uint64_t comparisons = 0;
    double strength = 0;
    double fitness = 0;
  };
  std::vector<Candidate> candidates;
  for (const EliteRecord& elite : elites) {
    const auto known = judged.find(elite.candidate);
    Candidate candidate{elite.candidate, 0, 0, elite.fitness.value};
    if (known != judged.end()) {
      candidate.comparisons = known->second.comparisons;
      if (known->second.strength) candidate.strength = known->second.strength->value;
    }
    candidates.push_back(candidate);
  }
  if (candidates.size() < 2) return std::nullopt;
  const auto least = std::ranges::min_element(candidates, [](const Candidate& a, const Candidate& b) {
    return std::tuple(a.comparisons, -a.fitness, a.id) < std::tuple(b.comparisons, -b.fitness, b.id);
  });
  const Candidate first = *least;
  candidates.erase(least);
  const auto met = [&](CandidateId id) {
    return std::ranges::count_if(comparisons, [&](const PairedComparison& each) {
      return std::minmax(each.first, each.second) == std::minmax(first.id, id);
    });
  };
  const auto second = std::ranges::min_element(candidates, {}, [&](const Candidate& each) {
    return std::tuple(met(each.id), std::abs(each.strength - first.strength),
                      std::abs(each.fitness - first.fitness), each.id);
  });
  return std::pair(first.id, second->id);
}

}  // namespace

std::optional<Agreement> agreementOf(const std::vector<std::pair<double, double>>& pairs) {
  constexpr std::size_t fewest = 5;
  if (pairs.size() < fewest) return std::nullopt;
  double surplus = 0;
  double inFirst = 0;  ///< pairs of pairs that the first numbers tell apart
  double inSecond = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const auto sign = [](double a, double b) { return a < b ? -1.0 : a > b ? 1.0 : 0.0; };
      const double first = sign(pairs[i].first, pairs[j].first);
      const double second = sign(pairs[i].second, pairs[j].second);
      surplus += first * second;
      inFirst += first * first;
      inSecond += second * second;
    }
  }
  if (inFirst == 0 || inSecond == 0) return std::nullopt;
  const double tau = surplus / std::sqrt(inFirst * inSecond);
  // The variance of atanh(tau) is about 0.437 / (n - 4).
  constexpr double variance = 0.437;
  constexpr double z95 = 1.959963984540054;
  const double half = z95 * std::sqrt(variance / static_cast<double>(pairs.size() - fewest + 1));
  const double nearlyOne = 1 - 1e-12;
  const double centre = std::atanh(std::clamp(tau, -nearlyOne, nearlyOne));
  return Agreement{pairs.size(), tau, std::tanh(centre - half), std::tanh(centre + half)};
}

OpinionReport opinionReport(const Opinions& opinions, const std::vector<EliteRecord>& elites,
                            const std::function<Estimate(CandidateId)>& fitness) {
  std::map<CandidateId, JudgedGame> judged;
  for (const StarRating& rating : opinions.stars) judged[rating.candidate].stars = rating.stars;
  for (const PairedComparison& each : opinions.comparisons) {
    ++judged[each.first].comparisons;
    ++judged[each.second].comparisons;
  }
  const Strengths strengths(opinions.comparisons);
  OpinionReport report;
  for (auto& [id, game] : judged) {
    game.id = id;
    game.fitness = fitness(id);
    game.strength = strengths.of(id, game.comparisons);
    report.games.push_back(game);
  }
  std::ranges::stable_sort(report.games, std::ranges::greater(), [](const JudgedGame& game) {
    return std::tuple(game.strength ? game.strength->value : -HUGE_VAL, game.stars.value_or(0),
                      game.fitness.value);
  });
  report.byStars = agreement(report.games, [](const JudgedGame& game) {
    return game.stars ? std::optional(static_cast<double>(*game.stars)) : std::nullopt;
  });
  report.byComparing = agreement(report.games, [](const JudgedGame& game) {
    return game.strength ? std::optional(game.strength->value) : std::nullopt;
  });
  report.next = nextPair(judged, opinions.comparisons, elites);
  return report;
}

OpinionReport opinionReport(StoreReader& reader) {
  const std::vector<EliteRecord> elites = reader.elites();
  return opinionReport(reader.opinions(), elites, [&](CandidateId id) {
    const auto elite = std::ranges::find(elites, id, &EliteRecord::candidate);
    if (elite != elites.end()) return elite->fitness;
    return reader.fitness(id).value_or(Estimate());
  });
}

}  // namespace ludo::campaign
