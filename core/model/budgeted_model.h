// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/model/endpoint.h"
#include "core/model/language_model.h"

namespace ludo::model {

/// What may be spent, and what tokens cost. Money is in the currency of the endpoint's prices.
struct TokenBudget {
  std::uint64_t tokens = 0;
  double askedPrice = 0;  ///< of a million tokens of requests
  double answeredPrice = 0;
  std::optional<double> money = std::nullopt;  ///< nothing: only tokens are counted
  bool operator==(const TokenBudget&) const = default;
};
TokenBudget budgetOf(const Endpoint& endpoint);

/// Lets another model spend so much and no more: a request that could exceed the budget gets a shorter
/// answer, and one for which nothing is left is not sent.
class BudgetedModel : public LanguageModel {
 public:
  /// The other model lives longer.
  BudgetedModel(LanguageModel& model, TokenBudget budget) : m_model(model), m_budget(budget) {}

  Answer ask(const Request& request, const Sink& sink, std::stop_token stop) override;
  std::uint64_t spent() const { return m_spent; }
  double cost() const { return m_cost; }
  const TokenBudget& budget() const { return m_budget; }
  /// "3,210 tokens", or with a price "3,210 tokens for 0.0042".
  std::string spentWords() const;

 private:
  /// How long an answer may be after a request of so many tokens.
  std::uint64_t answerTokens(std::uint64_t asked) const;
  double priceOf(std::uint64_t asked, std::uint64_t answered) const;

  LanguageModel& m_model;
  TokenBudget m_budget;
  std::uint64_t m_spent = 0;
  double m_cost = 0;
};

}  // namespace ludo::model
