// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/model/language_model.h"

namespace ludo::model {

/// Lets another model spend so many tokens and no more: a request that could exceed them gets a shorter
/// answer, and one for which none are left is not sent.
class BudgetedModel : public LanguageModel {
 public:
  /// The other model lives longer.
  BudgetedModel(LanguageModel& model, std::uint64_t tokens) : m_model(model), m_left(tokens) {}

  Answer ask(const Request& request, const Sink& sink, std::stop_token stop) override;
  std::uint64_t spent() const { return m_spent; }
  std::uint64_t left() const { return m_left; }

 private:
  LanguageModel& m_model;
  std::uint64_t m_left;
  std::uint64_t m_spent = 0;
};

}  // namespace ludo::model
