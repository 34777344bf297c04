// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/service/loose_cursor.h"

namespace ludo::service {

/// Reads texts with and without quotes. Private to loose_yaml.cpp.
class LooseScalars : protected LooseCursor {
 public:
  using LooseCursor::LooseCursor;

 protected:
  bool holdsSeparator(std::size_t begin, std::size_t end) const {
    std::string_view part = m_text.substr(begin, end - begin);
    return part.find_first_of(",{}[]") != std::string_view::npos || part.find(": ") != std::string_view::npos;
  }

  LooseNode readQuoted(bool flow) {
    LooseNode node;
    node.kind = LooseKind::Scalar;
    node.quote = m_text[m_at];
    std::size_t begin = m_at++;
    while (at(m_at) != '\n' && at(m_at) != node.quote) {
      m_at += node.quote == '"' && at(m_at) == '\\' && at(m_at + 1) != '\n' ? 2 : 1;
    }
    m_at = std::min(m_at, m_text.size());
    node.closed = at(m_at) == node.quote;
    std::size_t end = m_at;
    if (node.closed) ++m_at;
    // While a quote is open it swallows the text up to the next one: take the word at the cursor only.
    bool swallows = flow && begin < m_cursor && m_cursor <= end && holdsSeparator(m_cursor, end);
    if (swallows || (flow && !node.closed)) {
      node.closed = false;
      end = std::min(m_text.find_first_of(" ,{}[]\n", std::max(begin + 1, swallows ? m_cursor : begin)),
                     m_text.size());
      m_at = end;
    }
    node.text = m_text.substr(begin + 1, end - begin - 1);
    node.span = span(begin, m_at);
    if (cursorWithin(begin, m_at)) m_cursorUnplaced = false;
    return node;
  }

  LooseNode readPlain(bool flow) {
    LooseNode node;
    node.kind = LooseKind::Scalar;
    std::size_t begin = m_at;
    while (at(m_at) != '\n') {
      if (flow && std::string_view(",]}").find(at(m_at)) != std::string_view::npos) break;
      if (at(m_at) == '#' && m_at > begin && isBlank(at(m_at - 1))) break;
      ++m_at;
    }
    std::size_t end = m_at;
    while (end > begin && isBlank(at(end - 1))) --end;
    node.text = m_text.substr(begin, end - begin);
    node.span = span(begin, end);
    if (cursorWithin(begin, end)) m_cursorUnplaced = false;
    return node;
  }
};

}  // namespace ludo::service
