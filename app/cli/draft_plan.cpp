// SPDX-License-Identifier: Apache-2.0
#include "app/cli/draft_plan.h"

#include <charconv>

#include "core/base/decimal.h"

namespace ludo::cli {

DraftPlan DraftPlan::of(const DraftOptions& wanted, const model::Endpoint& endpoint) {
  return {wanted.request,
          wanted.like,
          endpoint.model,
          wanted.count,
          wanted.seed,
          static_cast<std::uint64_t>(endpoint.contextTokens),
          static_cast<std::uint64_t>(endpoint.answerTokens),
          model::budgetOf(endpoint),
          endpoint.enforces,
          ""};
}

model::CallRecord::Settings DraftPlan::recorded() const {
  model::CallRecord::Settings settings{{"request", request},
                                       {"like", like},
                                       {"model", model},
                                       {"count", std::to_string(count)},
                                       {"seed", std::to_string(seed)},
                                       {"contextTokens", std::to_string(context)},
                                       {"answerTokens", std::to_string(answer)},
                                       {"budgetTokens", std::to_string(budget.tokens)},
                                       {"enforces", std::string(model::nameOf(enforces))}};
  if (budget.askedPrice > 0) settings["askedPrice"] = decimalWords(budget.askedPrice);
  if (budget.answeredPrice > 0) settings["answeredPrice"] = decimalWords(budget.answeredPrice);
  if (budget.money) settings["budgetMoney"] = decimalWords(*budget.money);
  if (!memory.empty()) settings["memory"] = memory;
  return settings;
}

std::optional<DraftPlan> DraftPlan::of(model::CallRecord& record) {
  DraftPlan plan;
  bool isWhole = true;
  const auto number = [&](const std::string& name, std::uint64_t& value) {
    const std::string text = record.setting(name);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    isWhole = isWhole && error == std::errc() && end == text.data() + text.size();
  };
  plan.request = record.setting("request");
  plan.like = record.setting("like");
  plan.model = record.setting("model");
  const std::optional<model::Enforced> enforces = model::enforcedOf(record.setting("enforces"));
  plan.memory = record.setting("memory");
  number("count", plan.count);
  number("seed", plan.seed);
  number("contextTokens", plan.context);
  number("answerTokens", plan.answer);
  number("budgetTokens", plan.budget.tokens);
  plan.budget.askedPrice = decimalOf(record.setting("askedPrice")).value_or(0);
  plan.budget.answeredPrice = decimalOf(record.setting("answeredPrice")).value_or(0);
  plan.budget.money = decimalOf(record.setting("budgetMoney"));
  if (!enforces) return std::nullopt;
  plan.enforces = *enforces;
  if (!isWhole || plan.request.empty() || plan.answer >= plan.context) return std::nullopt;
  return plan;
}

drafting::DraftSettings DraftPlan::settings() const {
  drafting::DraftSettings settings;
  settings.contextTokens = context;
  settings.answerTokens = static_cast<std::uint32_t>(answer);
  settings.enforces = enforces;
  return settings;
}

}  // namespace ludo::cli
