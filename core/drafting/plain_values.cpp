// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/plain_values.h"

#include <algorithm>
#include <set>

#include "core/base/letters.h"
#include "core/grammar/specialise.h"
#include "core/language/language.h"

namespace ludo::drafting {
namespace {

std::string quotedText(const std::string& word) {
  return '"' + word + '"';
}

bool isNumber(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return isDigit(c) || c == '-'; });
}

/// Bound names of a text, those that stand nearest before the place first.
std::vector<std::string> boundNames(std::string_view text) {
  std::vector<std::string> names;
  for (std::size_t at = text.size(); (at = text.rfind('$', at)) != std::string_view::npos && at > 0; --at) {
    std::size_t end = at + 1;
    while (end < text.size() && isLetterOrDigit(text[end])) ++end;
    const std::string name(text.substr(at, end - at));
    if (name.size() > 1 && std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  return names;
}

class Substitutes {
 public:
  Substitutes(std::string_view written, bool isWithinQuotes)
      : m_isWithinQuotes(isWithinQuotes), m_known{std::string(written)} {}

  void addWord(const std::string& word) { add(m_isWithinQuotes ? word : quotedText(word)); }
  /// A value as it stands in a text; within quotes only words can stand.
  void addValue(const std::string& value) {
    if (!m_isWithinQuotes) add(value);
  }
  std::vector<std::string> take() { return std::move(m_list); }

 private:
  void add(const std::string& text) {
    if (m_known.insert(text).second) m_list.push_back(text);
  }

  bool m_isWithinQuotes;
  std::set<std::string> m_known;
  std::vector<std::string> m_list;
};

void addValues(const service::Analysis& analysis, std::size_t place, Substitutes& substitutes) {
  const std::string_view before = std::string_view(analysis.source->content()).substr(0, place);
  for (const std::string& name : boundNames(before)) substitutes.addWord(name);
  for (const auto& [kind, names] : grammar::namesOf(analysis.document)) {
    for (const std::string& name : names) substitutes.addWord(name);
  }
  for (const std::string& value : plainValues()) substitutes.addValue(value);
}

}  // namespace

std::vector<std::string> valuesAt(const service::Analysis& analysis, std::size_t place) {
  Substitutes substitutes("", false);
  addValues(analysis, place, substitutes);
  return substitutes.take();
}

const std::vector<std::string>& plainValues() {
  static const std::vector<std::string> all = [] {
    // These name nothing of a game.
    const std::string always = R"({ op: "==", left: 0, right: 0 })";
    std::vector<std::string> texts = {"1",
                                      "0",
                                      "true",
                                      "\"active\"",
                                      "\"all\"",
                                      "[]",
                                      "{}",
                                      always,
                                      R"({ query: "players" })",
                                      R"({ query: "intsInRange", min: 0, max: 1 })",
                                      "{ if: { when: " + always + ", then: [] } }"};
    std::set<std::string> known(texts.begin(), texts.end());
    const auto add = [&](const std::string& text) {
      if (!text.empty() && text.find('\n') == std::string::npos && known.insert(text).second)
        texts.push_back(text);
    };
    for (const language::Type* type : language::allTypes()) add(type->example);
    for (const language::Type* type : language::allTypes()) {
      if (!type->example.empty()) add("[" + type->example + "]");
    }
    return texts;
  }();
  return all;
}

std::vector<std::string> substitutesFor(const diagnostics::Diagnostic& told,
                                        const service::Analysis& analysis) {
  constexpr std::size_t longest = 80;
  const std::string& text = analysis.source->content();
  if (!told.span.known() || told.span.end > text.size() || told.span.begin >= told.span.end) return {};
  const std::string_view written =
      std::string_view(text).substr(told.span.begin, told.span.end - told.span.begin);
  const bool isEmptyList = written == "[]" || written == "{}";
  const bool isKey = told.span.end < text.size() && text[told.span.end] == ':';
  if (isKey || written.size() > longest ||
      (!isEmptyList && written.find_first_of("{[\n") != std::string_view::npos))
    return {};
  const bool isWithinQuotes = told.span.begin > 0 && told.span.end < text.size() &&
                              text[told.span.begin - 1] == '"' && text[told.span.end] == '"';
  Substitutes substitutes(written, isWithinQuotes);
  for (const std::string& accepted : told.alternatives)
    isNumber(accepted) ? substitutes.addValue(accepted) : substitutes.addWord(accepted);
  const std::size_t point = written.find('.');
  if (point != std::string_view::npos && isNumber(written.substr(0, point)))
    substitutes.addValue(std::string(written.substr(0, point)));
  addValues(analysis, told.span.begin, substitutes);
  return substitutes.take();
}

}  // namespace ludo::drafting
