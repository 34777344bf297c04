// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/asking.h"

namespace ludo::drafting {

void Asking::grew(const std::string& valid) {
  if (!m_tell) return;
  m_growth.valid = valid;
  m_growth.open.clear();
}

std::string Asking::ask(std::vector<model::Message> messages, const model::Sink& sink) {
  return ask(std::move(messages), model::AnswerFormat::free, "", sink);
}

std::string Asking::ask(std::vector<model::Message> messages, model::AnswerFormat format,
                        std::string constraint, const model::Sink& sink) {
  if (isOver()) return "";
  model::Request request;
  request.messages = std::move(messages);
  request.format = format;
  request.constraint = std::move(constraint);
  request.sampling = m_sampling;
  // The same question again shall not get the same answer.
  request.sampling.seed += static_cast<std::uint32_t>(m_calls++);
  m_growth.calls = m_calls;
  m_growth.open.clear();
  if (m_tell) m_tell(m_growth);
  const model::Sink telling = [&](std::string_view piece) {
    m_growth.open += piece;
    const bool goesOn = !sink || sink(piece);
    m_tell(m_growth);
    return goesOn;
  };
  model::Answer answer = m_model.ask(request, m_tell ? telling : sink, m_stop);
  m_trouble = answer.trouble;
  return m_trouble ? std::string() : std::move(answer.text);
}

}  // namespace ludo::drafting
