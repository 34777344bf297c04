// SPDX-License-Identifier: Apache-2.0
#include "../checks.h"
#include "../mutate/journal_file.h"
#include "../samples.h"
#include "../target.h"
#include "core/metrics/report.h"
#include "core/metrics/report_html.h"
#include "core/sim/batch_game.h"

namespace ludo::fuzz {
namespace {

constexpr std::size_t largestRecord = std::size_t{16} << 20U;

void report(const kernel::RulesPtr& rules, const sim::BatchGame& game) {
  sim::Batch batch;
  batch.options.games = 2;
  batch.options.agents = {"random"};
  for (std::uint64_t index = 0; index < batch.options.games; ++index) {
    batch.games.push_back(game.summary);
    batch.games.back().index = index;
  }
  const metrics::EvalReport report = metrics::evaluate(*rules, batch);
  metrics::reportJson(report);
  metrics::reportHtml(report, "fuzzed.md");
}

/// The first byte says of which game the record is.
void feed(std::string_view input) {
  if (input.empty()) return;
  const kernel::RulesPtr& rules = smallGames()[static_cast<unsigned char>(input[0]) % smallGames().size()];
  const std::optional<sim::BatchGame> game = sim::unpackGame(*rules, input.substr(1));
  if (!game) return;
  require(sim::unpackGame(*rules, sim::packGame(*game)) == game, "what was packed is another game");
  report(rules, *game);
}

}  // namespace

const Target keptGameTarget{"keptGame", &feed, &mutatePacked, largestRecord};

}  // namespace ludo::fuzz
