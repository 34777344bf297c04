// SPDX-License-Identifier: Apache-2.0
#include "core/wording/line_rewrites.h"

#include <algorithm>
#include <string>

#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

class Rewrites {
 public:
  explicit Rewrites(std::string_view line)
      : m_line(line), m_indent(std::min(line.find_first_not_of(' '), line.size())) {}

  std::vector<LineRepair> take() {
    twice();
    colons();
    commas();
    sums();
    cells();
    minus();
    std::string plain(m_line);
    replaceAll(plain, "**", "");
    offer(plain, "Take the marks of emphasis out", "Marks of emphasis are no part of rules", 3);
    return std::move(m_found);
  }

 private:
  void offer(std::string text, const char* title, const char* message, int cost) {
    if (text != m_line) m_found.push_back({std::move(text), title, message, cost});
  }
  std::string with(std::size_t begin, std::size_t end, std::string_view text) const {
    return std::string(m_line.substr(0, begin)) + std::string(text) + std::string(m_line.substr(end));
  }

  /// `type: type: "a"` and `"a" "a"`.
  void twice() {
    for (std::size_t at = m_indent; at < m_line.size(); ++at) {
      const bool isStart = at == m_indent || m_line[at - 1] == ' ' || m_line[at - 1] == '[';
      if (!isStart || (!isWordByte(m_line[at]) && m_line[at] != '"')) continue;
      std::size_t end = at + 1;
      if (m_line[at] == '"') {
        end = m_line.find('"', end);
        if (end == std::string_view::npos) return;
        ++end;
      } else {
        while (end < m_line.size() && isWordByte(m_line[end])) ++end;
        if (end < m_line.size() && m_line[end] == ':') ++end;
      }
      if (end - at < 2 || end >= m_line.size() || m_line[end] != ' ') continue;
      const std::string_view word = m_line.substr(at, end - at);
      if (m_line.substr(end + 1).starts_with(word))
        offer(with(at, end + 1, ""), "Write it once", "It stands there twice", 2);
    }
  }

  /// An equals sign for every colon.
  void colons() {
    std::string made;
    bool isText = false;
    for (std::size_t at = 0; at < m_line.size(); ++at) {
      if (m_line[at] == '"') isText = !isText;
      const bool isEquals = !isText && m_line[at] == '=' && at > 0;
      while (isEquals && made.ends_with(' ')) made.pop_back();
      made += isEquals ? ":" : m_line.substr(at, 1);
      if (isEquals && at + 1 < m_line.size() && m_line[at + 1] != ' ') made += ' ';
    }
    offer(made, "Write colons", "A colon and a space stand between a key and its value", 3);
  }

  /// Marks and words that stand for commas, all of one kind.
  void commas() {
    for (const std::string_view mark :
         {";", " and ", " or ", " & ", "\u3001", "\uff0c", "\u060c", "\uff1b", " | "}) {
      std::string made;
      bool isText = false;
      for (std::size_t at = 0; at < m_line.size();) {
        if (m_line[at] == '"') isText = !isText;
        const bool isIt = !isText && m_line.substr(at).starts_with(mark);
        made += isIt ? ", " : m_line.substr(at, 1);
        at += isIt ? mark.size() : 1;
        while (isIt && at < m_line.size() && m_line[at] == ' ') ++at;
      }
      offer(made, "Write commas", "A comma stands between two entries", 3);
    }
  }

  /// "hand:" + "$who"
  void sums() {
    std::string made(m_line);
    replaceAll(made, "\" + \"", "");
    offer(made, "Write it as one text", "A text stands between two quotes, and is no sum", 2);
  }

  /// | "oak" | 3 | as a list
  void cells() {
    const std::size_t first = m_line.find("| ");
    if (first == std::string_view::npos || !m_line.ends_with(" |") || first + 4 >= m_line.size()) return;
    std::string made(m_line.substr(first + 2, m_line.size() - first - 4));
    replaceAll(made, " | ", ", ");
    offer(std::string(m_line.substr(0, first)) + "[" + made + "]", "Write the row as a list",
          "A row is a list of entries", 2);
  }

  /// -"$n"
  void minus() {
    const std::size_t at = m_line.find(" -\"");
    const std::size_t close = at == std::string_view::npos ? at : m_line.find('"', at + 3);
    if (close == std::string_view::npos) return;
    const std::string value(m_line.substr(at + 2, close - at - 1));
    offer(with(at + 1, close + 1, "{ op: \"neg\", value: " + value + " }"), "Write the minus as neg",
          "A minus stands before numbers only", 2);
  }

  std::string_view m_line;
  std::size_t m_indent;
  std::vector<LineRepair> m_found;
};

}  // namespace

std::vector<LineRepair> lineRewrites(std::string_view line) {
  return Rewrites(line).take();
}

}  // namespace ludo::mend
