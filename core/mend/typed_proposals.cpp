// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/diagnostics/kinds.h"
#include "core/mend/proposers.h"
#include "core/wording/line_shape.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

constexpr std::size_t longestTyped = 400;

/// "key: 7 from: ..." where braces are written with a key that was not held.
void proposeBracket(const Line& line, Proposals& proposals) {
  for (std::size_t at = line.text.find('7'); at != std::string_view::npos; at = line.text.find('7', at + 1)) {
    const std::string_view rest = line.text.substr(at + 1);
    const std::size_t key = rest.find_first_not_of(' ');
    const bool isAlone = at > 1 && line.text[at - 1] == ' ' && key == 1 && isLetter(rest[key]);
    if (!isAlone) continue;
    const std::string made = std::string(line.text.substr(0, at)) + '{' + std::string(rest);
    if (hasLineShape(made))
      proposals.push_back({{{spanOf(line.begin + at, line.begin + at + 1), "{"}},
                           "Write {",
                           "A 7 stands here in place of the { on the same key",
                           1});
  }
}

/// 2disc" for "disc".
void proposeQuote(const Line& line, Proposals& proposals) {
  for (std::size_t at = line.text.find('2'); at != std::string_view::npos; at = line.text.find('2', at + 1)) {
    const bool begins = at > 0 && std::string_view(" [").find(line.text[at - 1]) != std::string_view::npos;
    if (!begins || at + 1 >= line.text.size() || !(isLetter(line.text[at + 1]) || line.text[at + 1] == '$'))
      continue;
    const std::string made =
        std::string(line.text.substr(0, at)) + '"' + std::string(line.text.substr(at + 1));
    if (hasLineShape(made))
      proposals.push_back({{{spanOf(line.begin + at, line.begin + at + 1), "\""}},
                           "Write \"",
                           "A 2 stands here in place of the quote on the same key",
                           1});
  }
}

/// GOAL: 3 of "const GOAL = 3;"; empty where the line is no such declaration.
std::string undeclared(std::string_view text) {
  static constexpr std::string_view words[] = {"const ", "let ",    "var ",     "final ", "static ",
                                               "int ",   "define ", "#define ", "local ", "set "};
  const auto word =
      std::ranges::find_if(words, [&](std::string_view each) { return text.starts_with(each); });
  if (word == std::end(words)) return {};
  text.remove_prefix(word->size());
  std::size_t end = 0;
  while (end < text.size() && isWordByte(text[end])) ++end;
  std::string_view rest = text.substr(end);
  const std::size_t value = rest.find_first_not_of(" =:");
  if (end == 0 || value == 0 || value == std::string_view::npos) return {};
  rest.remove_prefix(value);
  while (rest.ends_with(';') || rest.ends_with(' ')) rest.remove_suffix(1);
  return rest.empty() ? std::string() : std::string(text.substr(0, end)) + ": " + std::string(rest);
}

/// All declarations of a block.
void proposeDeclarations(const Context& context, const text::YamlBlock& block, Proposals& proposals) {
  std::vector<TextEdit> edits;
  for (std::uint32_t number = context.source.lineOf(block.content.begin);
       number <= context.source.lineCount() && lineAt(context.source, number).begin < block.content.end;
       ++number) {
    const Line line = lineAt(context.source, number);
    const std::string made = undeclared(line.text.substr(line.indent()));
    if (!made.empty()) edits.push_back({{line.content, line.end}, made});
  }
  if (!edits.empty())
    proposals.push_back({std::move(edits), "Write the name, a colon and the value",
                         "What a name stands for follows it behind a colon", 2});
}

/// `{ id: "deck" }` on lines below a key, each of which is an item.
void proposeDashes(const Context& context, const Line& own, Proposals& proposals) {
  const auto isItem = [&](const Line& line) {
    return !line.isEmpty() && line.indent() == own.indent() &&
           line.text.substr(line.indent()).starts_with('{') && line.text.ends_with('}');
  };
  if (!isItem(own)) return;
  std::uint32_t first = own.number;
  while (first > 1 && isItem(lineAt(context.source, first - 1))) --first;
  const Line above = lineAt(context.source, first - 1);
  if (first == 1 || !above.text.ends_with(':')) return;
  std::vector<TextEdit> edits;
  for (std::uint32_t number = first; number <= context.source.lineCount(); ++number) {
    const Line line = lineAt(context.source, number);
    if (!isItem(line)) break;
    edits.push_back({{line.content, line.content}, "- "});
  }
  proposals.push_back({std::move(edits), "Begin each item with a dash",
                       "The items of a list begin with a dash and a space", 2});
}

/// `swede: { name: "Swede" }` among `- { id: "king", name: "King" }`.
void proposeNamedItems(const Context& context, const Line& own, Proposals& proposals) {
  constexpr std::uint32_t farthest = 60;
  std::vector<TextEdit> edits;
  bool isAmongItems = false;
  const auto take = [&](const Line& line) {
    if (line.isEmpty() || line.indent() > own.indent()) return true;
    if (line.indent() != own.indent() || line.text.starts_with("```")) return false;
    const std::string_view text = line.text.substr(line.indent());
    if (text.starts_with("- { id: ") || text.starts_with("- id: ")) {
      isAmongItems = true;
      return true;
    }
    const std::size_t open = text.find(": { ");
    std::size_t end = 0;
    while (end < text.size() && isWordByte(text[end])) ++end;
    if (open == std::string_view::npos || end != open || !text.ends_with('}')) return false;
    edits.push_back({spanOf(line.content, line.content + open + 4),
                     "- { id: \"" + std::string(text.substr(0, end)) + "\", "});
    return true;
  };
  for (std::uint32_t by = 0;
       by < farthest && by < own.number && take(lineAt(context.source, own.number - by));)
    ++by;
  for (std::uint32_t by = 1; by < farthest && own.number + by <= context.source.lineCount() &&
                             take(lineAt(context.source, own.number + by));)
    ++by;
  if (edits.empty() || !isAmongItems) return;
  std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
  proposals.push_back({std::move(edits), "Write it as an item with its id",
                       "The entries of the list are items, each with its id", 1});
}

/// Letters that take no room, inside a name.
void proposeWithoutHidden(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  static constexpr std::string_view hidden[] = {"\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad"};
  std::vector<TextEdit> edits;
  for (std::size_t at = told.span.begin; at < told.span.end; ++at) {
    for (const std::string_view mark : hidden) {
      if (context.text().substr(at).starts_with(mark)) edits.push_back({spanOf(at, at + mark.size()), ""});
    }
  }
  if (!edits.empty())
    proposals.push_back({std::move(edits), "Take the hidden character out",
                         "A character of no width stands in the name, and cannot be seen", 1});
}

}  // namespace

void proposeTyped(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || told.span.end > context.text().size()) return;
  proposeWithoutHidden(context, told, proposals);
  const std::uint32_t own = context.source.lineOf(told.span.begin);
  for (const std::uint32_t number : {own, nextFull(context.source, own)}) {
    if (number > context.source.lineCount()) continue;
    const Line line = lineAt(context.source, number);
    if (line.isEmpty() || line.text.size() > longestTyped) continue;
    if (!hasLineShape(line.text)) proposeQuote(line, proposals);
    proposeBracket(line, proposals);
    proposeDashes(context, line, proposals);
    proposeNamedItems(context, line, proposals);
  }
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (block.content.touches(told.span.begin)) proposeDeclarations(context, block, proposals);
  }
}

}  // namespace ludo::mend
