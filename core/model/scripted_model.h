// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <deque>
#include <functional>

#include "core/model/language_model.h"

namespace ludo::model {

/// Answers in this process, by a function of the request; for tests and for simulated models. The answer is
/// handed on in pieces of some bytes, and cut like any other.
class ScriptedModel : public LanguageModel {
 public:
  using Script = std::function<Answer(const Request& request)>;
  explicit ScriptedModel(Script script, std::size_t pieceBytes = 7)
      : m_script(std::move(script)), m_pieceBytes(pieceBytes) {}
  /// These answers one after the other; after them there is trouble.
  explicit ScriptedModel(std::deque<std::string> answers);

  Answer ask(const Request& request, const Sink& sink, std::stop_token stop) override;
  /// All that was asked so far.
  const std::vector<Request>& asked() const { return m_asked; }

 private:
  Script m_script;
  std::size_t m_pieceBytes;
  std::vector<Request> m_asked;
};

}  // namespace ludo::model
