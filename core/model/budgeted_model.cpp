// SPDX-License-Identifier: Apache-2.0
#include "core/model/budgeted_model.h"

#include <algorithm>
#include <cmath>

#include "core/base/decimal.h"

namespace ludo::model {
namespace {

constexpr double million = 1e6;

/// With as many digits as say something of a few tokens.
std::string moneyWords(double money) {
  constexpr double digits = 1e4;
  return decimalWords(std::ceil(money * digits) / digits);
}

}  // namespace

TokenBudget budgetOf(const Endpoint& endpoint) {
  TokenBudget budget;
  budget.tokens = static_cast<std::uint64_t>(endpoint.budgetTokens);
  budget.askedPrice = endpoint.askedPrice.value;
  budget.answeredPrice = endpoint.answeredPrice.value;
  if (endpoint.budgetMoney) budget.money = endpoint.budgetMoney->value;
  return budget;
}

double BudgetedModel::priceOf(std::uint64_t asked, std::uint64_t answered) const {
  return (static_cast<double>(asked) * m_budget.askedPrice +
          static_cast<double>(answered) * m_budget.answeredPrice) /
         million;
}

std::uint64_t BudgetedModel::answerTokens(std::uint64_t asked) const {
  const std::uint64_t left = m_budget.tokens - std::min(m_budget.tokens, m_spent);
  const std::uint64_t tokens = left - std::min(left, asked);
  if (!m_budget.money) return tokens;
  const double money = *m_budget.money - m_cost - priceOf(asked, 0);
  if (money <= 0) return 0;
  if (m_budget.answeredPrice <= 0) return tokens;
  const double affordable = money / m_budget.answeredPrice * million;
  return affordable < static_cast<double>(tokens) ? static_cast<std::uint64_t>(affordable) : tokens;
}

std::string BudgetedModel::spentWords() const {
  const std::string tokens = std::to_string(m_spent) + " tokens";
  const bool hasPrice = m_budget.askedPrice > 0 || m_budget.answeredPrice > 0;
  return hasPrice ? tokens + " for " + moneyWords(m_cost) : tokens;
}

Answer BudgetedModel::ask(const Request& request, const Sink& sink, std::stop_token stop) {
  const std::uint64_t asked = estimatedTokens(request);
  const std::uint64_t most = answerTokens(asked);
  if (most == 0) {
    std::string budget = std::to_string(m_budget.tokens) + " tokens";
    if (m_budget.money) budget += " and " + moneyWords(*m_budget.money) + " of money";
    return troubled(TroubleKind::overBudget,
                    "The next request would take some " + std::to_string(asked) + " tokens; " + spentWords() +
                        " were spent of a budget of " + budget + ". The endpoint's budgetTokens" +
                        (m_budget.money ? " and budgetMoney" : "") + " can be raised.");
  }
  Request shorter = request;
  shorter.sampling.tokens =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(request.sampling.tokens, most));
  Answer answer = m_model.ask(shorter, sink, stop);
  const std::uint64_t used = answer.usage.total();
  m_spent += std::min(used, UINT64_MAX - m_spent);
  m_cost += priceOf(answer.usage.asked, answer.usage.answered);
  return answer;
}

}  // namespace ludo::model
