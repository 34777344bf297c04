// SPDX-License-Identifier: Apache-2.0
#include "core/diagnostics/diagnostic.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "core/base/limits.h"

namespace ludo::diagnostics {
namespace {

bool editBefore(const TextEdit& a, const TextEdit& b) {
  return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end < b.span.end;
}

/// The text ranges that accepted fixes change.
class TakenRanges {
 public:
  /// Edits that begin at one place have no order, so the second waits for the next round.
  bool clashes(Span span) const {
    auto next = m_ends.lower_bound(span.begin);
    if (next != m_ends.end() && (next->first == span.begin || next->first < span.end)) return true;
    return next != m_ends.begin() && std::prev(next)->second > span.begin;
  }
  void take(Span span) { m_ends[span.begin] = span.end; }

 private:
  std::map<std::uint32_t, std::uint32_t> m_ends;
};

bool inside(const Fix& fix, std::size_t size) {
  return std::all_of(fix.edits.begin(), fix.edits.end(), [&](const TextEdit& edit) {
    return edit.span.known() && edit.span.begin <= edit.span.end && edit.span.end <= size;
  });
}

}  // namespace

bool hasErrors(const List& list) {
  return std::any_of(list.begin(), list.end(),
                     [](const Diagnostic& diagnostic) { return diagnostic.severity() == Severity::Error; });
}

Diagnostic& report(List& list, const Kind& kind, Span span, std::string path, std::string message) {
  Diagnostic& diagnostic = list.emplace_back();
  diagnostic.kind = &kind;
  diagnostic.span = span;
  diagnostic.path = std::move(path);
  diagnostic.message = std::move(message);
  return diagnostic;
}

void sortBySource(List& list) {
  std::stable_sort(list.begin(), list.end(), [](const Diagnostic& a, const Diagnostic& b) {
    // Span::nowhere is the largest offset, so places that are not known sort last by themselves.
    return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
  });
}

void dropRepeated(List& list) {
  std::set<std::tuple<const Kind*, std::uint32_t, std::uint32_t, std::string>> told;
  std::erase_if(list, [&](const Diagnostic& diagnostic) {
    const Span& span = diagnostic.span;
    return span.known() && !told.insert({diagnostic.kind, span.begin, span.end, diagnostic.message}).second;
  });
}

void cutLongText(std::string& text) {
  if (text.size() <= limits::toldText) return;
  const auto isInCharacter = [&](std::size_t at) {
    return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
  };
  std::size_t begin = limits::toldText / 2;
  std::size_t end = text.size() - limits::toldText / 2;
  // A character has three continuation bytes at most; more of them are not UTF-8.
  for (int i = 0; i < 3 && isInCharacter(begin); ++i) --begin;
  for (int i = 0; i < 3 && isInCharacter(end); ++i) ++end;
  text.replace(begin, end - begin, " \xE2\x80\xA6 ");
}

void cutLongTexts(List& list) {
  for (Diagnostic& diagnostic : list) {
    cutLongText(diagnostic.path);
    cutLongText(diagnostic.message);
    cutLongText(diagnostic.suggestion);
    for (std::string& alternative : diagnostic.alternatives) cutLongText(alternative);
    if (diagnostic.fix) cutLongText(diagnostic.fix->title);
    for (RelatedPlace& place : diagnostic.related) cutLongText(place.message);
  }
}

FixedText applyCertainFixes(const SourceText& source, const List& list) {
  FixedText result;
  TakenRanges taken;
  std::vector<TextEdit> edits;
  for (const Diagnostic& diagnostic : list) {
    if (!diagnostic.fix || !diagnostic.fix->certain || diagnostic.fix->edits.empty()) continue;
    const Fix& fix = *diagnostic.fix;
    if (!inside(fix, source.content().size())) continue;
    bool clash = std::any_of(fix.edits.begin(), fix.edits.end(),
                             [&](const TextEdit& edit) { return taken.clashes(edit.span); });
    if (clash) continue;
    for (const TextEdit& edit : fix.edits) {
      taken.take(edit.span);
      edits.push_back(edit);
    }
    result.applied.push_back(static_cast<std::size_t>(&diagnostic - list.data()));
  }
  result.content = applyEdits(source.content(), edits);
  return result;
}

std::string applyEdits(std::string_view content, const std::vector<TextEdit>& edits) {
  std::vector<TextEdit> ordered = edits;
  std::stable_sort(ordered.begin(), ordered.end(), editBefore);
  std::string result;
  std::size_t done = 0;
  for (const TextEdit& edit : ordered) {
    if (edit.span.begin < done || edit.span.end < edit.span.begin || edit.span.end > content.size()) continue;
    result.append(content.substr(done, edit.span.begin - done));
    result.append(edit.replacement);
    done = edit.span.end;
  }
  result.append(content.substr(done));
  return result;
}

}  // namespace ludo::diagnostics
