// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>

#include "core/base/letters.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

/// The words of a text that stand in quotes, each once.
using Quoted = std::unordered_set<std::string_view>;

Quoted quotedIn(std::string_view text) {
  Quoted words;
  for (std::size_t begin = text.find('"'); begin != std::string_view::npos;) {
    const std::size_t end = text.find('"', begin + 1);
    if (end == std::string_view::npos) break;
    // Of an odd number of quotes nobody knows which begin a text.
    words.insert(text.substr(begin + 1, end - begin - 1));
    begin = end;
  }
  return words;
}

/// So many mistakes may have one cause.
constexpr std::ptrdiff_t several = 3;

/// Walks a line, and hands on what stands outside double quotes.
std::string outsideQuotes(
    std::string_view line,
    const std::function<std::size_t(std::string_view, std::size_t, std::string&)>& change) {
  std::string made;
  bool isText = false;
  for (std::size_t i = 0; i < line.size();) {
    if (line[i] == '"') isText = !isText;
    const std::size_t taken = isText || line[i] == '"' ? 0 : change(line, i, made);
    if (taken == 0) made += line[i];
    i += std::max<std::size_t>(taken, 1);
  }
  return made;
}

std::string replaced(std::string_view line, std::string_view from, std::string_view to) {
  std::string made;
  for (std::size_t at = 0;;) {
    const std::size_t found = line.find(from, at);
    made += line.substr(at, found - at);
    if (found == std::string_view::npos) return made;
    made += to;
    at = found + from.size();
  }
}

std::string withoutEnd(std::string_view line, char mark) {
  while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
  return std::string(line.ends_with(mark) ? line.substr(0, line.size() - 1) : line);
}

std::string withPlainQuotes(const Quoted&, std::string_view line) {
  std::string made(line);
  for (const char* mark : {"\u201c", "\u201d", "\u201e", "\u201f", "\u00ab", "\u00bb", "\u2039", "\u203a",
                           "\u300c", "\u300d", "``", "`"})
    made = replaced(made, mark, "\"");
  if (made.find('"') != std::string::npos) return made;
  for (const char* mark : {"\u2018", "\u2019", "\u201a", "'"}) made = replaced(made, mark, "\"");
  return made;
}

/// `key = value` and `key => value`.
std::string withColons(const Quoted&, std::string_view line) {
  return outsideQuotes(line, [](std::string_view text, std::size_t at, std::string& made) -> std::size_t {
    if (text[at] != '=' || made.empty()) return 0;
    std::size_t end = at + 1;
    if (end < text.size() && text[end] == '>') ++end;
    while (end < text.size() && text[end] == ' ') ++end;
    while (made.ends_with(' ')) made.pop_back();
    if (made.empty() || !isWordByte(made.back())) return 0;
    made += end < text.size() ? ": " : ":";
    return end - at;
  });
}

/// `key:value`.
std::string withBlanks(const Quoted&, std::string_view line) {
  return outsideQuotes(line, [](std::string_view text, std::size_t at, std::string& made) -> std::size_t {
    const bool isGlued = text[at] == ':' && at > 0 && isWordByte(text[at - 1]) && at + 1 < text.size() &&
                         text[at + 1] != ' ' && text[at + 1] != ':' && text[at + 1] != '/';
    if (isGlued) made += ": ";
    return isGlued ? 1 : 0;
  });
}

/// Keys in capitals, with underlines or dashes.
std::string withKeysInTheirCase(const Quoted& quoted, std::string_view line) {
  return outsideQuotes(line, [&](std::string_view text, std::size_t at, std::string& made) -> std::size_t {
    const auto isPart = [](char c) { return isWordByte(c) || c == '-'; };
    if (!isPart(text[at]) || (at > 0 && isPart(text[at - 1]))) return 0;
    std::size_t end = at;
    while (end < text.size() && isPart(text[end])) ++end;
    if (end >= text.size() || text[end] != ':') return 0;
    const std::string written(text.substr(at, end - at));
    const auto isName = [&](std::string_view word) { return quoted.contains(word); };
    // What stands in quotes elsewhere is a name of the game, such as LENGTH.
    if (isName(written)) return 0;
    std::optional<std::string> meant = keyInItsOwnCase(written);
    std::string small = written;
    small[0] = lowerCase(small[0]);
    if (!meant && small != written && isName(small)) meant = small;
    if (!meant) return 0;
    made += *meant;
    return end - at;
  });
}

/// `"key": value`.
std::string withPlainKeys(const Quoted&, std::string_view line) {
  std::string made;
  for (std::size_t i = 0; i < line.size(); ++i) {
    std::size_t end = i + 1;
    while (line[i] == '"' && end < line.size() && isWordByte(line[end])) ++end;
    const bool isKey = end > i + 1 && end + 1 < line.size() && line[end] == '"' && line[end + 1] == ':';
    made += isKey ? line.substr(i + 1, end - i - 1) : line.substr(i, 1);
    if (isKey) i = end;
  }
  return made;
}

std::string withCommas(const Quoted&, std::string_view line) {
  return outsideQuotes(withoutEnd(line, ';'), [](std::string_view text, std::size_t at, std::string& made) {
    if (text[at] != ';') return std::size_t{0};
    made += ',';
    return std::size_t{1};
  });
}

/// "{{" and "}}" round one mapping.
std::string withSingleBraces(const Quoted&, std::string_view line) {
  std::vector<std::size_t> open;
  std::map<std::size_t, std::size_t> ends;  // of each brace that opens
  outsideQuotes(line, [&](std::string_view text, std::size_t at, std::string&) {
    if (text[at] == '{') open.push_back(at);
    if (text[at] == '}' && !open.empty()) {
      ends[open.back()] = at;
      open.pop_back();
    }
    return std::size_t{0};
  });
  std::string made;
  std::set<std::size_t> doubled;
  for (const auto& [begin, end] : ends) {
    const auto inner = ends.find(begin + 1);
    if (inner != ends.end() && inner->second + 1 == end) doubled.insert({begin, end});
  }
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!doubled.contains(i)) made += line[i];
  }
  return made;
}

/// "@card" for "$card".
std::string withDollars(const Quoted&, std::string_view line) {
  std::string made(line);
  for (std::size_t i = 1; i + 1 < made.size(); ++i) {
    if (made[i] == '@' && isLetter(made[i + 1]) && !isWordByte(made[i - 1])) made[i] = '$';
  }
  return made;
}

std::string withDashes(const Quoted&, std::string_view line) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  for (const std::string_view mark : {"*", "+", "\u2022", "\u00b7", "\u2013", "\u2014", "\u2212", "o"}) {
    const std::string_view rest = line.substr(indent);
    if (rest.starts_with(mark) && rest.substr(mark.size()).starts_with(' '))
      return std::string(line.substr(0, indent)) + "-" + std::string(rest.substr(mark.size()));
  }
  return std::string(line);
}

/// A way in which all lines of the blocks may be written.
struct Habit {
  const char* title;
  const char* message;
  std::string (*mended)(const Quoted& quoted, std::string_view line);
};

constexpr Habit habits[] = {
    {"Write plain double quotes throughout", "Text stands in quotes of another kind", &withPlainQuotes},
    {"Take the backslashes out", "A backslash stands before each quote",
     [](const Quoted&, std::string_view line) { return replaced(line, "\\\"", "\""); }},
    {"Write colons throughout", "A colon stands between a key and its value", &withColons},
    {"Write keys as the language does", "Keys are written with small first letters, and no dashes in them",
     &withKeysInTheirCase},
    {"Write keys without quotes", "Keys stand without quotes", &withPlainKeys},
    {"Put a space after each colon", "A space follows the colon after a key", &withBlanks},
    {"Write commas, and nothing at the ends of lines", "Entries are separated by commas, lines by nothing",
     &withCommas},
    {"Take the commas at the ends of lines out", "No comma stands at the end of a line",
     [](const Quoted&, std::string_view line) { return withoutEnd(line, ','); }},
    {"Write single braces throughout", "A mapping stands in one pair of braces", &withSingleBraces},
    {"Write $ before the names of bindings", "The name of a binding begins with $", &withDollars},
    {"Begin each item with a dash", "The items of a list begin with a dash and a space", &withDashes},
};

/// What stands before each line in a mail, a listing or a difference of files; its length.
std::size_t prefixLength(std::string_view line) {
  if (!line.empty() && std::string_view(">+|").find(line[0]) != std::string_view::npos)
    return line.substr(1).starts_with(' ') && !line.substr(1).starts_with("  ") ? 2 : 1;
  std::size_t at = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t digits = at;
  while (at < line.size() && isDigit(line[at])) ++at;
  if (at == digits) return 0;
  while (at < line.size() && std::string_view(":.|)]").find(line[at]) != std::string_view::npos) ++at;
  if (at == line.size()) return at;
  return line[at] == ' ' || line[at] == '\t' ? at + 1 : 0;
}

void offer(const Context& context, const Quoted& quoted, const Habit& habit, std::uint32_t first,
           std::uint32_t end, Proposal& all) {
  for (std::uint32_t number = first; number < end; ++number) {
    const Line line = lineAt(context.source, number);
    if (line.isEmpty() || line.text.starts_with("```")) continue;
    std::string made = habit.mended(quoted, line.text);
    if (made != line.text) all.edits.push_back({{line.begin, line.end}, std::move(made)});
  }
}

/// Marks that stand before nearly every line of some.
class Prefixes {
 public:
  void add(const SourceText& source, std::uint32_t first, std::uint32_t end) {
    for (std::uint32_t number = first; number < end; ++number) {
      const Line line = lineAt(source, number);
      const std::size_t length = prefixLength(line.text);
      if (!line.isEmpty()) ++m_full;
      if (length > 0) m_edits.push_back({{line.begin, line.begin + static_cast<std::uint32_t>(length)}, ""});
    }
  }
  void propose(Proposals& proposals) && {
    constexpr std::size_t tenth = 10;
    if (m_edits.empty() || m_edits.size() < m_full - m_full / tenth) return;
    proposals.push_back({std::move(m_edits), "Take it out before each line",
                         "Something stands before each line that is no part of it", 3});
  }

 private:
  std::vector<TextEdit> m_edits;
  std::size_t m_full = 0;
};

/// The same where all lines of a block have it, of one length with the blank behind it; 0 where they have
/// not.
std::size_t commonPrefix(const std::vector<Line>& lines) {
  const auto isMarked = [](const Line& line) {
    const std::string_view text = line.text.substr(line.indent());
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0) return !text.empty() && std::string_view(">+|").find(text[0]) != std::string_view::npos;
    return digits < text.size() && std::string_view(" :.|)").find(text[digits]) != std::string_view::npos;
  };
  if (lines.empty() || !std::ranges::all_of(lines, isMarked)) return 0;
  // The keys of a section are not indented: what stands before "section" stands before all lines.
  const std::size_t length = lines.front().text.find("section:");
  const auto ends = [&](const Line& line) {
    const std::string_view mark = line.text.substr(0, length);
    return mark.find_first_not_of(" 0123456789:.|)>+") == std::string_view::npos;
  };
  return length != std::string_view::npos && std::ranges::all_of(lines, ends) ? length : 0;
}

/// A mark or a number before each line within the fences of a block.
void proposePrefixes(const Context& context, Proposals& proposals) {
  for (const text::YamlBlock& block : context.markdown.blocks) {
    std::vector<Line> lines;
    for (std::uint32_t number = context.source.lineOf(block.content.begin);
         number <= context.source.lineCount() && lineAt(context.source, number).begin < block.content.end;
         ++number) {
      const Line line = lineAt(context.source, number);
      if (!line.isEmpty()) lines.push_back(line);
    }
    const std::size_t length = commonPrefix(lines);
    if (length == 0) continue;
    Proposal all{{},
                 "Take the mark before each line of the block out",
                 "Something stands before each line of the block that is no part of it",
                 1};
    for (const Line& line : lines)
      all.edits.push_back(
          {spanOf(line.begin, line.begin + std::min<std::size_t>(length, line.text.size())), ""});
    proposals.push_back(std::move(all));
  }
}

/// A + before some lines of the blocks, as differences of files have it before those that are new.
void proposeAdded(const Context& context, Proposals& proposals) {
  std::vector<TextEdit> edits;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    for (std::uint32_t number = context.source.lineOf(block.content.begin);
         number <= context.source.lineCount() && lineAt(context.source, number).begin < block.content.end;
         ++number) {
      const Line line = lineAt(context.source, number);
      if (line.text.starts_with('+')) edits.push_back({{line.begin, line.begin + 1}, ""});
    }
  }
  if (!edits.empty())
    proposals.push_back({std::move(edits), "Take the + before the lines out",
                         "A + stands before the line, as in a difference of files", 1});
}

/// A mark before each line of one block, its fences included: the block stands in a quotation or a comment.
void proposeUnmarked(const Context& context, Proposals& proposals) {
  for (const text::YamlBlock& block : context.markdown.blocks) {
    const std::uint32_t first = context.source.lineOf(block.fence.begin);
    const std::uint32_t last = context.source.lineOf(block.fence.end);
    std::vector<TextEdit> edits;
    for (std::uint32_t number = first; number <= last; ++number) {
      const Line line = lineAt(context.source, number);
      if (line.isEmpty() && number == last) continue;
      const std::size_t length = line.text.starts_with("> ") ? 2 : line.text.starts_with('>') ? 1 : 0;
      if (length == 0) break;
      edits.push_back({{line.begin, line.begin + static_cast<std::uint32_t>(length)}, ""});
    }
    if (edits.size() > 2 && edits.size() + 1 >= last - first + 1)
      proposals.push_back({std::move(edits), "Take the mark before each line of the block out",
                           "The block stands in a quotation", 2});
  }
}

}  // namespace

void proposeHabits(const Context& context, Proposals& proposals) {
  proposeUnmarked(context, proposals);
  proposePrefixes(context, proposals);
  proposeAdded(context, proposals);
  const auto count =
      std::ranges::count(context.told, diagnostics::Severity::Error, &diagnostics::Diagnostic::severity);
  if (count < several) return;
  // Where very much is told, little else is worth to be tried before.
  constexpr std::ptrdiff_t veryMuch = 12;
  const int first = count < veryMuch ? 4 : 1;
  Prefixes everywhere;
  everywhere.add(context.source, 1, context.source.lineCount() + 1);
  std::move(everywhere).propose(proposals);
  Prefixes inBlocks;
  for (const text::YamlBlock& block : context.markdown.blocks)
    inBlocks.add(context.source, context.source.lineOf(block.content.begin),
                 context.source.lineOf(block.content.end));
  std::move(inBlocks).propose(proposals);
  const Quoted quoted = quotedIn(context.text());
  int further = 0;
  for (const Habit& habit : habits) {
    Proposal all{{}, habit.title, habit.message, count < veryMuch ? first + further++ : first};
    for (const text::YamlBlock& block : context.markdown.blocks)
      offer(context, quoted, habit, context.source.lineOf(block.content.begin),
            context.source.lineOf(block.content.end) + 1, all);
    if (static_cast<std::ptrdiff_t>(all.edits.size()) >= several) proposals.push_back(std::move(all));
  }
}

}  // namespace ludo::mend
