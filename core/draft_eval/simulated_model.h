// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/model/language_model.h"

namespace ludo::draft_eval {

/// How a simulated model goes wrong. These are assumptions, and what comes out of them is no measurement of
/// any model.
struct MistakeRates {
  double perToken = 0.01;  ///< the probability of a mistake at each word or mark
  /// The part of the mistakes that a model makes all the same when the rules stand in its prompt.
  double despiteRules = 0.5;
  double lostRule = 0.05;      ///< the probability that a predicted rule is left out
  double inventedRule = 0.05;  ///< ... or has an alternative that does not exist
  double wrongChoice = 0.05;   ///< ... that another candidate is chosen
};

/// A text as it comes through the channel: words misspelt, taken from somewhere else or invented, marks lost
/// or doubled. The first `kept` bytes stay as they are. Everything follows from the arguments.
std::string withMistakes(const std::string& text, std::size_t kept, double perToken,
                         const std::vector<std::string>& strayWords, std::uint64_t seed);

/// A model that knows the game that is asked for, and says it through a channel of mistakes. What is
/// simulated is how an answer is wrong, not how anything is understood. Answers follow from the seed and the
/// request.
class SimulatedModel : public model::LanguageModel {
 public:
  /// `surface` is the game, `rules` its minimal grammar as models see it.
  SimulatedModel(std::string surface, std::string rules, MistakeRates mistakes, std::uint64_t seed);

  model::Answer ask(const model::Request& request, const model::Sink& sink, std::stop_token stop) override;

 private:
  std::string answerTo(const model::Request& request) const;
  std::string rulesWithMistakes(std::uint64_t seed) const;
  std::string restAfter(const std::string& begun, double perToken, const std::vector<std::string>& stray,
                        std::uint64_t seed) const;
  std::string choice(const std::string& begun, const std::string& candidates, std::uint64_t seed) const;

  std::string m_surface;
  std::string m_rules;
  MistakeRates m_mistakes;
  std::uint64_t m_seed;
};

}  // namespace ludo::draft_eval
