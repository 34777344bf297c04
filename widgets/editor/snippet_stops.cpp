// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/snippet_stops.h"

#include "widgets/editor/diagnostic_marks.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

void SnippetStops::begin(const std::vector<Span>& places) {
  showIndicator(m_view, TextView::StopMark, places);
  m_isActive = !places.empty();
  if (!m_isActive) return;
  m_firstLine = m_view.lineOf(places.front().begin);
  m_lastLine = m_view.lineOf(places.back().end);
  select(places.front());
}

Span SnippetStops::stopFrom(std::size_t offset) const {
  const auto size = static_cast<long>(m_view.size());
  for (auto at = static_cast<long>(offset); at < size;) {
    const long end = m_view.send(QsciScintillaBase::SCI_INDICATOREND, TextView::StopMark, at);
    if (m_view.send(QsciScintillaBase::SCI_INDICATORVALUEAT, TextView::StopMark, at) != 0)
      return {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
    if (end <= at) break;
    at = end;
  }
  return {};
}

void SnippetStops::select(Span stop) {
  m_view.send(QsciScintillaBase::SCI_SETINDICATORCURRENT, TextView::StopMark);
  m_view.send(QsciScintillaBase::SCI_INDICATORCLEARRANGE, stop.begin, stop.end - stop.begin);
  m_view.reveal(stop.begin);
  m_view.select(stop);
}

bool SnippetStops::goOn() {
  if (!m_isActive) return false;
  const long line = m_view.lineOf(m_view.caret());
  if (line < m_firstLine || line > m_lastLine) {
    end();
    return false;
  }
  const Span next = stopFrom(m_view.caret());
  if (next.known()) {
    select(next);
  } else {
    end();
    m_view.setCaret(m_view.lineEnd(line));
  }
  return true;
}

void SnippetStops::end() {
  m_isActive = false;
  showIndicator(m_view, TextView::StopMark, {});
}

}  // namespace ludo::widgets
