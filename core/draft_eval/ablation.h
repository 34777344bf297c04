// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/draft_eval/concepts.h"
#include "core/draft_eval/simulated_model.h"
#include "core/drafting/demonstrations.h"

/// How well the parts of drafting do, row by row as in table III of Tanaka and Simo-Serra (2024).
namespace ludo::draft_eval {

/// One way to let a model write a game.
struct DraftingMethod {
  std::string name;
  bool hasGrammar = false;      ///< rules are predicted, and stand in the prompt
  bool hasTrueGrammar = false;  ///< the game's own rules stand there instead
  bool decodesRules = false;
  bool decodesGame = false;
  bool holdsNames = false;  ///< names are those that are defined
  bool mends = false;       ///< fixes are applied to what comes out
};

/// Those of the paper, then this program's own.
const std::vector<DraftingMethod>& methods();

/// A game that is asked for, with what is known of it.
struct TestCase {
  drafting::KnownGame game;
  std::string rules;  ///< its minimal grammar, as models see it
  std::vector<drafting::KnownGame> others;
  Concepts concepts;
};

/// The games as test cases, each with the others to be shown. Those that are no text of the grammar are left
/// out.
std::vector<TestCase> testCases(const std::vector<drafting::KnownGame>& games, const std::stop_token& stop);

/// What became of one game, or of several on average.
struct Scores {
  double compiles = 0;
  double works = 0;  ///< at least nine in ten games by chance end
  double rouge = 0;
  double bleu = 0;
  double conceptDistance = 1;  ///< see Concepts; 0: alike
  double rulePrecision = 0;    ///< alternatives of the grammar that the game has
  double ruleRecall = 0;       ///< alternatives of the game that the grammar has
  double calls = 0;            ///< of the model
};
Scores meanOf(const std::vector<Scores>& scores);

/// Lets a model write the game in one way. Nothing after trouble, which is told.
std::optional<Scores> score(const TestCase& test, const DraftingMethod& method, model::LanguageModel& model,
                            std::uint32_t seed, const std::stop_token& stop,
                            std::optional<model::Trouble>& trouble);

/// The probability of mistakes at which plain prompting compiles as often as wanted, on these games.
double calibrated(const std::vector<TestCase>& cases, double compiles, std::uint64_t seeds,
                  const std::stop_token& stop);

}  // namespace ludo::draft_eval
