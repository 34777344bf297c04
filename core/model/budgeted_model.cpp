// SPDX-License-Identifier: Apache-2.0
#include "core/model/budgeted_model.h"

#include <algorithm>

namespace ludo::model {

Answer BudgetedModel::ask(const Request& request, const Sink& sink, std::stop_token stop) {
  const std::uint64_t asked = estimatedTokens(request);
  if (asked >= m_left) {
    return troubled(TroubleKind::overBudget, "The next request would take some " + std::to_string(asked) +
                                                 " tokens, and " + std::to_string(m_left) +
                                                 " are left of the budget. " + std::to_string(m_spent) +
                                                 " were spent. The endpoint's budgetTokens can be raised.");
  }
  Request shorter = request;
  shorter.sampling.tokens =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(request.sampling.tokens, m_left - asked));
  Answer answer = m_model.ask(shorter, sink, stop);
  const std::uint64_t used = answer.usage.total();
  m_spent += std::min(used, UINT64_MAX - m_spent);
  m_left -= std::min(m_left, used);
  return answer;
}

}  // namespace ludo::model
