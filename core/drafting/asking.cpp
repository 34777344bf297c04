// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/asking.h"

namespace ludo::drafting {

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
  model::Answer answer = m_model.ask(request, sink, m_stop);
  m_trouble = answer.trouble;
  return m_trouble ? std::string() : std::move(answer.text);
}

}  // namespace ludo::drafting
