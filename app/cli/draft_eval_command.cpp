// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/endpoints.h"
#include "app/cli/known_games.h"
#include "app/cli/table.h"
#include "core/base/hash.h"
#include "core/draft_eval/ablation.h"
#include "core/model/budgeted_model.h"

namespace ludo::cli {
namespace {

using draft_eval::DraftingMethod;
using draft_eval::Scores;
using draft_eval::TestCase;

struct WantedEvaluation {
  std::string model;
  std::string games;
  std::uint64_t seeds = 3;
  std::uint64_t cases = 0;
};

/// Every other game is for calibration; the rest is what is measured.
struct Split {
  std::vector<TestCase> calibration;
  std::vector<TestCase> measured;
};

Split split(std::vector<TestCase> cases) {
  Split halves;
  for (std::size_t i = 0; i < cases.size(); ++i)
    (i % 2 == 0 ? halves.calibration : halves.measured).push_back(std::move(cases[i]));
  return halves;
}

std::string percent(double value) {
  return decimalText(100 * value, 1);
}

std::vector<std::string> row(const DraftingMethod& method, const Scores& mean) {
  return {method.name,
          percent(mean.compiles),
          percent(mean.works),
          percent(mean.rouge),
          percent(mean.bleu),
          decimalText(mean.conceptDistance, 2),
          method.hasGrammar ? percent(mean.rulePrecision) : "-",
          method.hasGrammar ? percent(mean.ruleRecall) : "-",
          decimalText(mean.calls, 1)};
}

/// Makes the model that a game is asked of.
using Models = std::function<std::unique_ptr<model::LanguageModel>(const TestCase& test, std::uint64_t seed)>;

/// Gives a model that lives elsewhere.
class Borrowed : public model::LanguageModel {
 public:
  explicit Borrowed(model::LanguageModel& model) : m_model(model) {}
  model::Answer ask(const model::Request& request, const model::Sink& sink, std::stop_token stop) override {
    return m_model.ask(request, sink, std::move(stop));
  }

 private:
  model::LanguageModel& m_model;
};

int measure(const std::vector<TestCase>& cases, std::uint64_t seeds, const Models& models, Session& session) {
  Table table({"method", "compiles", "works", "ROUGE-L", "BLEU", "distance", "rule precision", "rule recall",
               "calls"});
  for (const DraftingMethod& method : draft_eval::methods()) {
    std::vector<Scores> all;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
      for (std::size_t i = 0; i < cases.size(); ++i) {
        const auto model = models(cases[i], seed);
        std::optional<model::Trouble> trouble;
        const auto scores = draft_eval::score(cases[i], method, *model,
                                              static_cast<std::uint32_t>(combine(mix64(seed), i) >> 34U),
                                              session.stop(), trouble);
        if (session.stopped()) return exitInterrupted;
        if (trouble) return tellTrouble(*trouble, session);
        if (scores) all.push_back(*scores);
      }
    }
    table.add(row(method, draft_eval::meanOf(all)));
  }
  session.print(table.text());
  return exitFine;
}

int simulate(Split cases, std::uint64_t seeds, Session& session) {
  // What plain prompting of an eight-billion model reached in the paper.
  constexpr double published = 0.27;
  constexpr std::uint64_t calibrationSeeds = 10;
  draft_eval::MistakeRates mistakes;
  mistakes.perToken = draft_eval::calibrated(cases.calibration, published, calibrationSeeds, session.stop());
  if (session.stopped()) return exitInterrupted;
  session.print(
      "SIMULATED: no language model was asked. The true game comes through a channel of mistakes, " +
      decimalText(1000 * mistakes.perToken, 2) +
      " in a thousand words and marks,\nso that plain prompting compiles for 27 % of " +
      std::to_string(cases.calibration.size()) + " other games. Measured on " +
      std::to_string(cases.measured.size()) + " games, " + std::to_string(seeds) + " times each.\n\n");
  return measure(
      cases.measured, seeds,
      [&](const TestCase& test, std::uint64_t seed) {
        return std::make_unique<draft_eval::SimulatedModel>(test.game.surface, test.rules, mistakes, seed);
      },
      session);
}

}  // namespace

int draftEvalCommand(const Arguments& arguments, Session& session) {
  WantedEvaluation wanted;
  CommandLine line(
      "ludo draft-eval",
      "Lets known games be written from their descriptions, once by each method of drafting, and prints how "
      "often they compile and work and how near they come. Without --model the model is simulated. "
      "docs/drafting.md");
  line.app().add_option("--model", wanted.model, "Endpoint to ask; a simulated model unless given");
  line.addFile("--games", wanted.games, "Folder of the games; the samples unless given");
  line.addNumber("--seeds", wanted.seeds, 1, 1'000, "How often each game is written; 3 unless given");
  line.addNumber("--cases", wanted.cases, 1, 2'000, "How many games are measured; all unless given");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  int exitCode = exitFine;
  const auto known = readKnownGames(wanted.games, session, exitCode);
  if (!known) return exitCode;
  std::vector<drafting::KnownGame> games;
  for (const variation::ParentPtr& game : known->games) games.push_back(drafting::knownGame(game->game()));
  Split cases = split(draft_eval::testCases(games, session.stop()));
  if (session.stopped()) return exitInterrupted;
  if (cases.measured.empty())
    return session.usageError(line.command(), "two games at least are needed to measure with");
  if (wanted.cases > 0 && wanted.cases < cases.measured.size()) cases.measured.resize(wanted.cases);
  if (wanted.model.empty()) return simulate(std::move(cases), wanted.seeds, session);
  const auto endpoint = endpointNamed(wanted.model, line.command(), session, exitCode);
  if (!endpoint) return exitCode;
  const auto http = openModel(*endpoint, session, exitCode);
  if (!http) return exitCode;
  model::BudgetedModel budgeted(*http, model::budgetOf(*endpoint));
  session.print("Measured with the model '" + endpoint->model + "' on " +
                std::to_string(cases.measured.size()) + " games, " + std::to_string(wanted.seeds) +
                " times each.\n\n");
  return measure(
      cases.measured, wanted.seeds,
      [&](const TestCase&, std::uint64_t) { return std::make_unique<Borrowed>(budgeted); }, session);
}

}  // namespace ludo::cli
