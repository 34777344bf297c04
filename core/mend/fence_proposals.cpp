// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>
#include <set>

#include "core/base/letters.h"
#include "core/language/language.h"
#include "core/language/synonyms.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

constexpr std::string_view fence = "```";

bool isFence(const Line& line) {
  return line.text.substr(std::min<std::size_t>(line.indent(), line.text.size())).starts_with(fence);
}
std::string_view labelOf(const Line& line) {
  std::string_view label = line.text.substr(line.indent() + fence.size());
  label.remove_prefix(std::min(label.find_first_not_of(' '), label.size()));
  return label;
}

std::vector<std::string> sections() {
  std::vector<std::string> names;
  for (const language::Field& field : language::specDocumentType().fields) names.push_back(field.name);
  return names;
}

/// The one section that is named in a line of few words; empty when there is none, or several.
std::string sectionNamedIn(std::string_view text) {
  static const std::vector<std::string> names = sections();
  std::set<std::string> found;
  std::string word;
  std::size_t words = 0;
  for (const char c : std::string(text) + ' ') {
    if (isLetterOrDigit(c)) {
      word += c;
      continue;
    }
    if (word.empty()) continue;
    ++words;
    const auto meant = language::meantSection(word, names);
    if (meant && meant->certain) found.insert(meant->word);
    word.clear();
  }
  return found.size() == 1 && words <= 3 ? *found.begin() : std::string();
}

class FenceProposals {
 public:
  FenceProposals(const Context& context, Proposals& proposals) : m_context(context), m_proposals(proposals) {}

  void run() {
    for (std::uint32_t number = 1; number <= m_context.source.lineCount(); ++number) {
      const Line line = at(number);
      if (line.isEmpty()) continue;
      foreignFence(line);
      if (isFence(line))
        ofFence(line);
      else if (line.text.ends_with(fence))
        behindValue(line);
    }
    wrapper();
    nested();
    frontMatter();
  }

 private:
  Line at(std::uint32_t number) const { return lineAt(m_context.source, number); }
  bool isThere(std::uint32_t number) const { return number >= 1 && number <= m_context.source.lineCount(); }

  void offer(std::vector<TextEdit> edits, std::string title, std::string message, int cost) {
    m_proposals.push_back({std::move(edits), std::move(title), std::move(message), cost, false});
  }

  /// A block that is indented with its fences: Markdown takes it for text that is shown as it stands.
  void indented(const Line& line) {
    constexpr std::uint32_t leastIndent = 4;
    if (line.indent() < leastIndent || labelOf(line).empty()) return;
    std::vector<TextEdit> edits;
    for (std::uint32_t number = line.number; isThere(number); ++number) {
      const Line each = at(number);
      if (each.isEmpty()) continue;
      if (each.indent() < line.indent()) return;
      edits.push_back({{each.begin, each.begin + line.indent()}, ""});
      if (number > line.number && isFence(each) && each.indent() == line.indent()) {
        offer(std::move(edits), "Move the block to the margin", "The block stands too far to the right", 2);
        return;
      }
    }
  }

  /// Three acute accents, or three quotes of another kind, where a block ends.
  void foreignFence(const Line& line) {
    static constexpr std::string_view marks[] = {"\u00b4\u00b4\u00b4", "'''", "\u2018\u2018\u2018",
                                                 "\u2019\u2019\u2019"};
    if (std::ranges::find(marks, line.text) != std::end(marks))
      offer({{{line.begin, line.end}, std::string(fence)}}, "Write ```", "A block ends with ```", 3);
  }

  /// Below a tag of HTML, Markdown is read only behind an empty line.
  void belowTag(const Line& line) {
    const std::string_view above = line.number > 1 ? at(line.number - 1).text : std::string_view();
    if (above.starts_with('<') && above.ends_with('>') && labelOf(line) == "yaml")
      offer({{{line.begin, line.begin}, "\n"}}, "Put an empty line below the tag",
            "What stands right below a tag of HTML is not read", 4);
  }

  void ofFence(const Line& line) {
    indented(line);
    belowTag(line);
    const std::string label(labelOf(line));
    const std::uint32_t below = nextFull(m_context.source, line.number);
    const bool hasBelow = isThere(below);
    if (hasBelow && label == "yaml" && at(below).text == fence)
      offer({{{line.begin, at(below).next}, ""}}, "Take the empty block out", "A block holds a section", 4);
    if (hasBelow && label == "yaml" && at(below).text == line.text)
      offer({{{line.begin, line.next}, ""}}, "Take one of the two lines out", "A block begins once", 4);
    const std::string section = label == "yaml" ? std::string() : sectionNamedIn(label);
    if (!section.empty())
      offer({{{line.begin, line.end}, "```yaml\nsection: \"" + section + '"'}},
            "Say the section in the block",
            "A block begins with ```yaml, and says which section it holds below it", 4);
    if (!label.empty() && label != "yaml")
      offer({{{line.begin, line.end}, std::string(fence)}}, "Write ``` alone", "A block ends with ``` alone",
            6);
    if (label == "yaml" && hasBelow) sectionLine(at(below));
    // Prose, or nothing, follows what ends a block.
    const bool isEnd =
        label == "yaml" && (!hasBelow ||
                            (at(below).indent() == 0 && at(below).text.find(": ") == std::string_view::npos &&
                             !at(below).text.ends_with(':')) ||
                            isFence(at(below)));
    if (isEnd)
      offer({{{line.begin, line.end}, std::string(fence)}}, "Write ``` alone", "A block ends with ``` alone",
            5);
  }

  /// "@section zones" and "zones:" for section: "zones".
  void sectionLine(const Line& line) {
    const std::string section = sectionNamedIn(line.text);
    const std::string right = "section: \"" + section + '"';
    if (section.empty() || line.text == right || line.text.starts_with("items")) return;
    offer({{{line.begin, line.end}, right}}, "Write " + right,
          "A block says which section it holds with the key \"section\"", 6);
  }

  /// A fence at the end of the last line of a block.
  void behindValue(const Line& line) {
    const auto end = line.end - static_cast<std::uint32_t>(fence.size());
    offer({{{end, end}, "\n"}}, "Put ``` on a line of its own", "A block ends with ``` on a line of its own",
          4);
  }

  /// Fences round the whole document, in which its own blocks stand.
  void wrapper() {
    const std::uint32_t first = nextFull(m_context.source, 0);
    const std::uint32_t last = previousFull(m_context.source, m_context.source.lineCount() + 1);
    if (!isThere(first) || !isThere(last) || last <= first) return;
    const Line opening = at(first);
    const Line closing = at(last);
    if (!isFence(opening) || closing.text != opening.text.substr(0, fence.size())) return;
    offer({{{opening.begin, opening.next}, ""}, {{closing.begin, closing.next}, ""}},
          "Take the marks round all of it out", "Marks of code stand round the whole text", 3);
  }

  /// A block that stands with its fences between two lines of another: it goes behind that.
  void nested() {
    std::vector<Line> fences;
    for (std::uint32_t number = 1; isThere(number); ++number) {
      if (const Line line = at(number); !line.isEmpty() && isFence(line) && line.indent() == 0)
        fences.push_back(line);
    }
    const auto opens = [](const Line& line) { return labelOf(line) == "yaml"; };
    for (std::size_t i = 0; i + 3 < fences.size(); ++i) {
      const Line& inner = fences[i + 1];
      const Line& end = fences[i + 2];
      const Line& last = fences[i + 3];
      if (!opens(fences[i]) || !opens(inner) || !labelOf(end).empty() || !labelOf(last).empty()) continue;
      offer({{{inner.begin, end.next}, ""},
             {{last.next, last.next}, "\n" + std::string(m_context.view({inner.begin, end.next}))}},
            "Move the block behind the one that it stands in", "A block stands here within another", 2);
    }
  }

  /// Keys between two lines of --- at the top, as in other documents: what the game is.
  void frontMatter() {
    if (at(1).text != "---") return;
    for (std::uint32_t number = 2; isThere(number); ++number) {
      const Line line = at(number);
      if (line.text != "---" && line.text != "...") continue;
      offer({{{at(1).begin, at(1).end}, "```yaml\nsection: \"metadata\""},
             {{line.begin, line.end}, std::string(fence)}},
            "Write it as a block of the section metadata", "What a game is stands in a block", 4);
      return;
    }
  }

  const Context& m_context;
  Proposals& m_proposals;
};

}  // namespace

void proposeFences(const Context& context, Proposals& proposals) {
  FenceProposals(context, proposals).run();
}

}  // namespace ludo::mend
