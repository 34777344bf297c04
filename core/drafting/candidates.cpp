// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/candidates.h"

#include <algorithm>
#include <optional>
#include <set>

#include "core/base/rng.h"
#include "core/drafting/filling.h"
#include "core/drafting/plain_values.h"

namespace ludo::drafting {
namespace {

using diagnostics::TextEdit;

constexpr std::string_view hole = "\"TODO\"";

bool isBlank(char c) {
  return c == ' ' || c == '\t';
}

/// The hole that a place has or gets, as an edit of the text that writes it.
std::optional<TextEdit> holeAt(const std::string& name, const std::string& text, std::size_t offset) {
  const auto at = static_cast<std::uint32_t>(offset);
  for (const Span& span : holesOf(name, text).holes) {
    if (span.begin <= at && at <= span.end) return TextEdit{span, std::string(hole)};
  }
  std::size_t begin = offset;
  while (begin > 0 && isBlank(text[begin - 1])) --begin;
  std::size_t end = offset;
  while (end < text.size() && isBlank(text[end])) ++end;
  const char before = begin > 0 ? text[begin - 1] : '\n';
  const char after = end < text.size() ? text[end] : '\n';
  const auto span = [](std::size_t from, std::size_t to) {
    return Span{static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)};
  };
  const std::string element = "[" + std::string(hole) + "]";
  // The caret may stand before, within or behind the brackets.
  if (before == '[' && after == ']') return TextEdit{span(begin - 1, end + 1), element};
  if (text.compare(end, 2, "[]") == 0) return TextEdit{span(end, end + 2), element};
  if (begin >= 2 && text.compare(begin - 2, 2, "[]") == 0) return TextEdit{span(begin - 2, begin), element};
  const bool isValueMissing = after == '\n' || after == '\r' || after == ',' || after == '}';
  if (before == ':' && isValueMissing)
    return TextEdit{span(begin, end), " " + std::string(hole) + (after == '}' ? " " : "")};
  return std::nullopt;
}

std::string onOneLine(const std::string& text) {
  std::string line;
  for (const char c : text) {
    const bool isSpace = isBlank(c) || c == '\n';
    if (!isSpace || (!line.empty() && line.back() != ' ')) line += isSpace ? ' ' : c;
  }
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

class CandidateFinder {
 public:
  /// `errors`: of the text before anything was written; no candidate brings more.
  CandidateFinder(std::string name, std::string text, Span place, std::size_t errors,
                  const std::stop_token& stop)
      : m_name(std::move(name)), m_text(std::move(text)), m_place(place), m_errors(errors), m_stop(stop) {}

  std::vector<Candidate> find(const generate::TreeModel& model, std::uint64_t seed, std::size_t count) {
    Filling filling(m_name, m_text, m_stop);
    if (!filling.fillPlainly(holesOf(m_name, m_text)).empty()) return plain(count);
    constexpr std::size_t triesEach = 6;
    std::vector<std::pair<int, Candidate>> found;
    for (std::size_t number = 1; number <= triesEach * count && found.size() < count; ++number) {
      if (m_stop.stop_requested()) return {};
      const auto edits = filling.drawn(model, Rng::forRun(seed, number).next());
      if (!edits) break;
      const Span now = inFilled(filling);
      const auto ours = std::ranges::find_if(*edits, [&](const TextEdit& edit) {
        return edit.span.end > now.begin && edit.span.begin < now.end;
      });
      if (ours == edits->end()) break;
      Candidate candidate = inGiven(filling.text(), now, *ours);
      if (!m_known.insert(candidate.value).second) continue;
      const std::string whole = diagnostics::applyEdits(filling.text(), {*ours});
      const Verdict verdict = verdictOf(m_name, whole, service::Fixes::Leave, m_stop);
      if (!verdict.compiles()) continue;
      candidate.words = verdict.words();
      candidate.failedTests = verdict.failedTests;
      candidate.trial = verdict.trial;
      found.emplace_back(verdict.rank(), std::move(candidate));
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<int, Candidate>::first);
    std::vector<Candidate> candidates;
    for (auto& [rank, candidate] : found) candidates.push_back(std::move(candidate));
    return candidates.empty() ? plain(count) : candidates;
  }

 private:
  /// Our place in a text whose holes are all filled.
  Span inFilled(const Filling& filling) const {
    std::vector<Span> filled = filling.filled();
    std::vector<Span> holes = holesOf(m_name, m_text).holes;
    std::ranges::sort(filled, {}, &Span::begin);
    std::ranges::sort(holes, {}, &Span::begin);
    return filled[static_cast<std::size_t>(std::ranges::find(holes, m_place.begin, &Span::begin) -
                                           holes.begin())];
  }

  /// What was drawn there, in the text as it was given. It may be a part of what fills the hole plainly, and
  /// may begin before it, as what is long stands on lines of its own.
  Candidate inGiven(const std::string& filled, Span now, const TextEdit& edit) const {
    const std::uint32_t begin = std::min(edit.span.begin, now.begin);
    const std::uint32_t end = std::max(edit.span.end, now.end);
    const std::string value = filled.substr(begin, edit.span.begin - begin) + edit.replacement +
                              filled.substr(edit.span.end, end - edit.span.end);
    const Span given{m_place.begin - (now.begin - begin), m_place.end + (end - now.end)};
    return {onOneLine(value), diagnostics::applyEdits(m_text, {{given, value}}), "", 0, std::nullopt};
  }

  /// Values with which the text has the fewest mistakes.
  std::vector<Candidate> plain(std::size_t count) {
    constexpr std::int64_t mostBytes = std::int64_t{16} << 20U;
    std::int64_t room = mostBytes;
    std::vector<std::pair<std::size_t, Candidate>> found;
    std::size_t fewest = std::min(holesOf(m_name, m_text).errors, m_errors + 1);
    for (const std::string& value : plainValues()) {
      room -= static_cast<std::int64_t>(m_text.size());
      if (m_stop.stop_requested() || room < 0) break;
      std::string text = diagnostics::applyEdits(m_text, {{m_place, value}});
      const std::size_t errors = holesOf(m_name, text).errors;
      if (errors >= fewest && found.empty()) continue;
      fewest = std::min(fewest, errors);
      found.emplace_back(errors, Candidate{value, std::move(text), "", 0, std::nullopt});
    }
    std::vector<Candidate> candidates;
    for (auto& [errors, candidate] : found) {
      if (errors == fewest && candidates.size() < count) candidates.push_back(std::move(candidate));
    }
    return candidates;
  }

  std::string m_name;
  std::string m_text;  ///< with a hole at the place
  Span m_place;
  std::size_t m_errors;
  const std::stop_token& m_stop;
  std::set<std::string> m_known;
};

}  // namespace

Result<std::vector<Candidate>> candidatesAt(const std::string& name, const std::string& text,
                                            std::size_t offset, const generate::TreeModel& model,
                                            std::uint64_t seed, std::size_t count,
                                            const std::stop_token& stop) {
  const Failure nothingMissing{
      "nothing is missing here: go to a value \"TODO\", to an empty list or behind a key without a value"};
  const auto written = holeAt(name, text, std::min(offset, text.size()));
  if (!written) return nothingMissing;
  const std::string holed = diagnostics::applyEdits(text, {*written});
  const auto begin = static_cast<std::uint32_t>(written->span.begin + written->replacement.find(hole));
  const Span place{begin, static_cast<std::uint32_t>(begin + hole.size())};
  // Prose, comments and texts have colons and brackets, too, and a key may have its value on the lines below.
  const std::vector<Span> holes = holesOf(name, holed).holes;
  if (std::ranges::find(holes, place) == holes.end()) return nothingMissing;
  std::vector<Candidate> candidates =
      CandidateFinder(name, holed, place, holesOf(name, text).errors, stop).find(model, seed, count);
  if (stop.stop_requested()) return Failure{"was interrupted"};
  if (candidates.empty()) return Failure{"nothing was found that may stand here"};
  return candidates;
}

}  // namespace ludo::drafting
