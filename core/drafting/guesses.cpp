// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/guesses.h"

#include <algorithm>

#include "core/drafting/plain_values.h"

namespace ludo::drafting {

using diagnostics::Diagnostic;
using diagnostics::TextEdit;

namespace {

/// Where the flow mapping or list that opens there ends, behind its last bracket; npos when it does not.
std::size_t endOfFlow(std::string_view text, std::size_t from) {
  int depth = 0;
  bool isQuoted = false;
  for (std::size_t at = from; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"' && text[at - (at > 0 ? 1 : 0)] != '\\') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return at + 1;
  }
  return std::string_view::npos;
}

/// The value of a key in an example such as "{ draw: { from: "deck", to: "hand" } }"; empty where there is
/// none.
std::string valueInExample(const std::string& example, const std::string& key) {
  const std::size_t at = example.rfind(" " + key + ": ");
  if (at == std::string::npos) return "";
  const std::size_t from = at + key.size() + 3;
  if (from < example.size() && (example[from] == '{' || example[from] == '[')) {
    const std::size_t end = endOfFlow(example, from);
    return end == std::string::npos ? "" : example.substr(from, end - from);
  }
  return example.substr(from, example.find_first_of(",}", from) - from)
      .substr(0, example.find(" }", from) - from);
}

/// The name in quotes behind some words of a message.
std::string nameBehind(const std::string& message, const std::string& words) {
  const std::size_t at = message.find(words + " \"");
  if (at == std::string::npos) return "";
  const std::size_t from = at + words.size() + 2;
  return message.substr(from, message.find('"', from) - from);
}

class Guesser {
 public:
  Guesser(const Diagnostic& told, const service::Analysis& analysis)
      : m_told(told), m_analysis(analysis), m_text(analysis.source->content()) {}

  std::vector<Guess> guess() {
    if (!m_told.span.known() || m_told.span.begin >= m_text.size()) return {};
    wrap();
    addSection();
    addKey();
    dropRepeated();
    substitute();
    return std::move(m_guesses);
  }

 private:
  void add(std::vector<TextEdit> edits, std::string words) {
    m_guesses.push_back({std::move(edits), std::move(words)});
  }
  Span spanOf(std::size_t from, std::size_t to) const {
    return {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)};
  }

  /// "Compare it with something: { op: ">", left: ..., right: 0 }"
  void wrap() {
    const std::size_t hole = m_told.suggestion.find(": ...,");
    const std::size_t from = m_told.suggestion.rfind('{', hole);
    if (hole == std::string::npos || from == std::string::npos || m_text[m_told.span.begin] != '{') return;
    const std::size_t end = endOfFlow(m_told.suggestion, from);
    if (end == std::string::npos) return;
    std::string whole = m_told.suggestion.substr(from, end - from);
    whole.replace(whole.find("..."), 3, std::string(m_analysis.source->view(m_told.span)));
    if (whole.find("...") == std::string::npos) add({{m_told.span, whole}}, "the value becomes " + whole);
  }

  void addSection() {
    const std::string section = nameBehind(m_told.message, "has no section");
    const std::size_t from = m_told.suggestion.find("{ ");
    if (section.empty() || from == std::string::npos) return;
    const std::string block =
        "\n```yaml\n{ section: \"" + section + "\", " + m_told.suggestion.substr(from + 2) + "\n```\n";
    add({{spanOf(m_text.size(), m_text.size()), block}},
        "a section \"" + section + "\" as in the example comes in");
  }

  void addKey() {
    const std::string key = nameBehind(m_told.message, "lacks the key");
    if (key.empty()) return;
    std::vector<std::string> values = {valueInExample(m_told.suggestion, key)};
    for (const std::string& value : valuesAt(m_analysis, m_told.span.begin)) values.push_back(value);
    const std::size_t lineEnd = std::min(m_text.find('\n', m_told.span.begin), m_text.size());
    const std::size_t brace = m_text.find('{', m_told.span.begin);
    for (const std::string& value : values) {
      if (value.empty()) continue;
      const std::string entry = key + ": " + value;
      if (brace < lineEnd && endOfFlow(m_text, brace) != std::string::npos) {
        const bool isEmpty = m_text.compare(brace, 2, "{}") == 0;
        add({{spanOf(brace + 1, brace + 1), " " + entry + (isEmpty ? " " : ",")}}, entry + " comes in");
      } else {
        const std::size_t indent =
            m_told.span.begin - m_analysis.source->lineStart(m_analysis.source->lineOf(m_told.span.begin));
        add({{spanOf(m_told.span.begin, m_told.span.begin), entry + "\n" + std::string(indent, ' ')}},
            entry + " comes in");
      }
    }
  }

  void dropRepeated() {
    const auto says = [&](const char* words) { return m_told.message.find(words) != std::string::npos; };
    if (!says("twice") && !says("already has the key")) return;
    std::size_t from = m_told.span.begin;
    std::size_t to = m_told.span.end;
    const std::string what(m_analysis.source->view(m_told.span));
    if (to < m_text.size() && m_text[to] == ':') {
      from = m_analysis.source->lineStart(m_analysis.source->lineOf(m_told.span.begin));
      to = std::min(m_text.find('\n', to), m_text.size() - 1) + 1;
    } else {
      if (from > 0 && to < m_text.size() && m_text[from - 1] == '"' && m_text[to] == '"') {
        --from;
        ++to;
      }
      if (from >= 2 && m_text.compare(from - 2, 2, ", ") == 0) from -= 2;
    }
    add({{spanOf(from, to), ""}}, "the second " + what + " goes");
  }

  void substitute() {
    const std::string written(m_analysis.source->view(m_told.span));
    for (const std::string& value : substitutesFor(m_told, m_analysis))
      add({{m_told.span, value}}, written + " becomes " + value);
  }

  const Diagnostic& m_told;
  const service::Analysis& m_analysis;
  const std::string& m_text;
  std::vector<Guess> m_guesses;
};

}  // namespace

std::vector<Guess> guessesFor(const Diagnostic& told, const service::Analysis& analysis) {
  return Guesser(told, analysis).guess();
}

}  // namespace ludo::drafting
