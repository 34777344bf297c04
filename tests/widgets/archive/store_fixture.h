// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/campaign/measure_table.h"
#include "core/campaign/plan.h"
#include "core/campaign/store.h"

/// Stores of campaigns that nobody ran, to test what is shown of them.
namespace ludo::widgets::testing {

struct StoredGame {
  std::string name;
  double fitness = 0;
  std::vector<double> place;  ///< along "turns" and "branching"
  std::string text = "# A game\n";
  std::optional<double> drama = {};
};

inline std::string storedCampaign() {
  return R"(games: ["first.md"]
axes:
  - { measure: "turns", from: 0, to: 40, cells: 4 }
  - { measure: "branching", from: 0, to: 30, cells: 3 }
)";
}

inline campaign::Finding findingOf(const StoredGame& game, bool isFirst) {
  campaign::Sample sample;
  sample.measures.resize(campaign::measureTable().size());
  sample.measures[*campaign::measureIndex("turns")] = {30, game.place[0], game.place[0] - 1,
                                                       game.place[0] + 2};
  if (game.drama) sample.measures[*campaign::measureIndex("drama")] = {30, *game.drama, 0, 1};
  campaign::Finding finding;
  finding.conclusion = {campaign::CandidateEnding::archived, ""};
  finding.child = {game.text, isFirst ? "" : "made " + game.name};
  finding.name = game.name;
  finding.rulesHash = 1;
  finding.samples = {sample, sample, sample};
  return finding;
}

/// The first game has no parent, each other one the one before it.
inline void writeStore(const QString& path, const std::vector<StoredGame>& games) {
  using namespace campaign;
  const Store::Identity identity{{knownOperators, "numberTweaked"},
                                 {campaignFileSetting, storedCampaign(), true}};
  auto opened = Store::open(path.toStdString(), identity, Store::Begin::anew);
  if (const auto* refused = std::get_if<Store::Refused>(&opened)) qFatal("%s", refused->message.c_str());
  Store& store = *std::get<std::unique_ptr<Store>>(opened);
  const std::vector<archive::Axis> axes{archive::Axis::even("turns", 0, 40, 4),
                                        archive::Axis::even("branching", 0, 30, 3)};
  const auto grid = archive::Grid::make(axes);
  std::vector<EliteRecord> elites;
  RoundRecord round{1, games.size(), games.size(), 0, 0, 0};
  for (std::size_t i = 0; i < games.size(); ++i) {
    Prospect prospect;
    prospect.id = i;
    prospect.round = i == 0 ? 0 : 1;
    prospect.path = "first.md";
    if (i > 0) {
      prospect.operatorIndex = 0;
      prospect.parents = {i - 1};
    }
    const Estimate fitness{1, games[i].fitness, games[i].fitness - 0.1, games[i].fitness + 0.1};
    store.add(prospect, i == 0 ? "" : "numberTweaked", findingOf(games[i], i == 0),
              Placement{fitness, 0, games[i].place});
    elites.push_back({*grid->cellOf(games[i].place), i, i == 0, fitness, games[i].place});
    round.qdScore += games[i].fitness;
    round.best = std::max(*round.best, games[i].fitness);
  }
  round.mean = round.qdScore / static_cast<double>(games.size());
  std::ranges::sort(elites, {}, &EliteRecord::cell);
  store.addRound(round, elites);
  const Result<Done> finished = store.finish();
  if (!finished) qFatal("%s", finished.failure().c_str());
}

}  // namespace ludo::widgets::testing
