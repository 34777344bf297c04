// SPDX-License-Identifier: Apache-2.0
#include "core/model/event_stream.h"

#include "core/model/limits.h"

namespace ludo::model {

EventStream::State EventStream::append(std::string_view bytes) {
  for (const char c : bytes) {
    if (m_state != State::open) return m_state;
    const bool isSecondHalf = m_wasReturn && c == '\n';
    m_wasReturn = c == '\r';
    if (isSecondHalf) continue;
    if (c == '\n' || c == '\r') {
      m_state = endLine();
    } else if (m_line.size() + m_data.size() >= limits::eventBytes) {
      m_state = State::tooLarge;
    } else {
      m_line += c;
    }
  }
  return m_state;
}

EventStream::State EventStream::finish() {
  if (m_state == State::open && !m_line.empty()) m_state = endLine();
  if (m_state == State::open) m_state = dispatch();
  return m_state;
}

EventStream::State EventStream::endLine() {
  const std::string line = std::move(m_line);
  m_line.clear();
  if (line.empty()) return dispatch();
  constexpr std::string_view field = "data:";
  // Comments, and fields that say nothing here.
  if (!line.starts_with(field)) return State::open;
  std::size_t from = field.size();
  if (from < line.size() && line[from] == ' ') ++from;
  if (m_hasData) m_data += '\n';
  m_hasData = true;
  m_data += line.substr(from);
  return State::open;
}

EventStream::State EventStream::dispatch() {
  if (!m_hasData) return State::open;
  const std::string data = std::move(m_data);
  m_data.clear();
  m_hasData = false;
  return m_take(data) ? State::open : State::ended;
}

}  // namespace ludo::model
