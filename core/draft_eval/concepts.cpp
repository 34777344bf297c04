// SPDX-License-Identifier: Apache-2.0
#include "core/draft_eval/concepts.h"

#include <algorithm>
#include <cmath>

#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/sim/run_batch.h"

namespace ludo::draft_eval {
namespace {

double product(const Concepts& a, const Concepts& b) {
  double sum = 0;
  for (const auto& [concept_, value] : a) {
    if (const auto found = b.find(concept_); found != b.end()) sum += value * found->second;
  }
  return sum;
}

void addBehaviour(const kernel::RulesPtr& rules, const std::stop_token& stop, Concepts& concepts) {
  sim::BatchOptions options;
  options.games = 10;
  options.agents = {"random"};
  const sim::Batch batch = sim::runBatch(rules, options, {}, stop);
  double plies = 0;
  double moves = 0;
  double ended = 0;
  for (const sim::GameSummary& game : batch.games) {
    plies += game.plies;
    moves += static_cast<double>(game.legalMoves);
    ended += game.stop == sim::Stop::Ended ? 1 : 0;
  }
  const double games = std::max<double>(1, static_cast<double>(batch.games.size()));
  concepts["plies a game"] = std::log1p(plies / games);
  concepts["moves a ply"] = std::log1p(plies > 0 ? moves / plies : 0);
  concepts["games that end"] = ended / games;
}

}  // namespace

Concepts conceptsOf(const service::Analysis& game, const std::stop_token& stop) {
  using namespace language;
  Concepts concepts;
  walkConst(specDocumentType(), &game.document, [&](const Type& type, const void*) {
    if (type.kind == TypeKind::Record) concepts["uses " + type.name] += 1;
    return true;
  });
  for (auto& [concept_, count] : concepts) count = std::log1p(count);
  if (game.rules != nullptr) addBehaviour(game.rules, stop, concepts);
  return concepts;
}

double conceptDistance(const Concepts& a, const Concepts& b) {
  const double norms = std::sqrt(product(a, a) * product(b, b));
  return norms > 0 ? 1 - product(a, b) / norms : 1;
}

}  // namespace ludo::draft_eval
