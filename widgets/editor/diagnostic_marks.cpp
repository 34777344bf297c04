// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/diagnostic_marks.h"

#include <algorithm>
#include <map>

namespace ludo::widgets {

using diagnostics::Diagnostic;
using diagnostics::Severity;

namespace {

using Sci = QsciScintillaBase;
constexpr long allSigns =
    (1 << TextView::ErrorSign) | (1 << TextView::WarningSign) | (1 << TextView::NoteSign);

bool startsBefore(const Span& a, const Span& b) {
  return a.begin != b.begin ? a.begin < b.begin : a.end < b.end;
}

std::vector<Span> shownSpans(const TextView& view, int indicator) {
  std::vector<Span> spans;
  long size = static_cast<long>(view.size());
  // SCI_INDICATOREND of a place outside gives where the next covered part
  // begins.
  for (long at = 0; at < size;) {
    long end = view.send(Sci::SCI_INDICATOREND, indicator, at);
    if (end <= at) break;
    if (view.send(Sci::SCI_INDICATORVALUEAT, indicator, at) != 0) {
      spans.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)});
    }
    at = end;
  }
  return spans;
}

std::vector<Span> united(std::vector<Span> spans) {
  std::sort(spans.begin(), spans.end(), startsBefore);
  std::vector<Span> result;
  for (const Span& span : spans) {
    if (span.begin >= span.end) continue;
    if (!result.empty() && span.begin <= result.back().end) {
      result.back().end = std::max(result.back().end, span.end);
    } else {
      result.push_back(span);
    }
  }
  return result;
}

/// A span that can be seen: within the text, of one character at least, and not
/// past the end of its first line by a line end alone.
Span visibleSpan(const TextView& view, Span span) {
  auto size = static_cast<std::uint32_t>(view.size());
  span.begin = std::min(span.begin, size);
  span.end = std::clamp(span.end, span.begin, size);
  if (span.begin < span.end) return span;
  auto lineEnd = static_cast<std::uint32_t>(view.lineEnd(view.lineOf(span.begin)));
  if (span.begin < lineEnd)
    return {span.begin, static_cast<std::uint32_t>(view.send(Sci::SCI_POSITIONAFTER, span.begin))};
  return {static_cast<std::uint32_t>(view.send(Sci::SCI_POSITIONBEFORE, span.begin)), span.begin};
}

void showSigns(TextView& view, const std::map<long, Severity>& wanted) {
  for (long line = view.send(Sci::SCI_MARKERNEXT, 0, allSigns); line >= 0;
       line = view.send(Sci::SCI_MARKERNEXT, line + 1, allSigns)) {
    auto sign = wanted.find(line);
    for (int marker = TextView::ErrorSign; marker <= TextView::NoteSign; ++marker) {
      bool shown = (view.send(Sci::SCI_MARKERGET, line) >> marker & 1) != 0;
      bool right = sign != wanted.end() && static_cast<int>(sign->second) == marker;
      // Once for each: a marker can be there twice after lines were joined.
      while (shown && !right) {
        view.send(Sci::SCI_MARKERDELETE, line, marker);
        shown = (view.send(Sci::SCI_MARKERGET, line) >> marker & 1) != 0;
      }
    }
  }
  for (auto [line, severity] : wanted) {
    int marker = static_cast<int>(severity);
    if ((view.send(Sci::SCI_MARKERGET, line) >> marker & 1) == 0) view.send(Sci::SCI_MARKERADD, line, marker);
  }
}

}  // namespace

void showIndicator(TextView& view, int indicator, std::vector<Span> spans) {
  std::vector<Span> wanted = united(std::move(spans));
  std::vector<Span> shown = shownSpans(view, indicator);
  std::vector<Span> gone;
  std::vector<Span> added;
  std::set_difference(shown.begin(), shown.end(), wanted.begin(), wanted.end(), std::back_inserter(gone),
                      startsBefore);
  std::set_difference(wanted.begin(), wanted.end(), shown.begin(), shown.end(), std::back_inserter(added),
                      startsBefore);
  view.send(Sci::SCI_SETINDICATORCURRENT, indicator);
  for (const Span& span : gone) view.send(Sci::SCI_INDICATORCLEARRANGE, span.begin, span.end - span.begin);
  for (const Span& span : added) view.send(Sci::SCI_INDICATORFILLRANGE, span.begin, span.end - span.begin);
}

void showDiagnostics(TextView& view, const diagnostics::List& diagnostics) {
  static_assert(static_cast<int>(Severity::Error) == TextView::ErrorSign &&
                static_cast<int>(Severity::Warning) == TextView::WarningSign &&
                static_cast<int>(Severity::Info) == TextView::NoteSign);
  std::vector<Span> spans[3];
  std::map<long, Severity> worst;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (!diagnostic.span.known()) continue;
    Span span = visibleSpan(view, diagnostic.span);
    Severity severity = diagnostic.severity();
    spans[static_cast<int>(severity)].push_back(span);
    auto [line, isNew] = worst.try_emplace(view.lineOf(diagnostic.span.begin), severity);
    if (!isNew) line->second = std::min(line->second, severity);
  }
  for (int severity = 0; severity < 3; ++severity) {
    showIndicator(view, TextView::ErrorMark + severity, std::move(spans[severity]));
  }
  showSigns(view, worst);
}

}  // namespace ludo::widgets
