// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "core/drafting/growth.h"
#include "core/model/language_model.h"

namespace ludo::drafting {

/// Asks a model for one game, and counts. Trouble ends everything: once there was some, nothing is asked.
class Asking {
 public:
  Asking(model::LanguageModel& model, model::Sampling sampling, std::stop_token stop, GrowthSink growth = {})
      : m_model(model), m_sampling(sampling), m_stop(std::move(stop)), m_tell(std::move(growth)) {}

  /// What is asked from here on is for.
  void begin(Growth::Step step) { m_growth.step = step; }
  /// The game as far as it holds to the grammar; all that has come so far is read.
  void grew(const std::string& valid);

  /// The text of the answer; empty after trouble.
  std::string ask(std::vector<model::Message> messages, const model::Sink& sink = everything());
  /// The same with an answer that is held to a grammar (GBNF) or to a schema.
  std::string ask(std::vector<model::Message> messages, model::AnswerFormat format, std::string constraint,
                  const model::Sink& sink);

  const std::optional<model::Trouble>& trouble() const { return m_trouble; }
  bool isOver() const { return m_trouble.has_value() || m_stop.stop_requested(); }
  std::size_t calls() const { return m_calls; }
  const std::stop_token& stop() const { return m_stop; }

  static model::Sink everything() {
    return [](std::string_view) { return true; };
  }

 private:
  model::LanguageModel& m_model;
  model::Sampling m_sampling;
  std::stop_token m_stop;
  std::optional<model::Trouble> m_trouble;
  std::size_t m_calls = 0;
  GrowthSink m_tell;
  Growth m_growth;
};

}  // namespace ludo::drafting
