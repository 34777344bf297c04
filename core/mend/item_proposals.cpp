// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/intent/typed_path.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

constexpr std::uint32_t mostOfMapping = 60;

std::string_view firstWordOf(const Line& line) {
  const std::string_view text = line.text.substr(line.indent());
  return text.substr(0, std::min(text.find(':'), text.size()));
}

/// The lines of the mapping with this one: those in its column.
std::vector<Line> entriesAround(const SourceText& source, const Line& own) {
  std::vector<Line> found = {own};
  const auto takes = [&](const Line& line) {
    if (line.isEmpty() || line.indent() > own.indent()) return true;
    const bool isEntry = line.indent() == own.indent() && !line.hasDash() && !line.text.starts_with("```");
    if (isEntry) found.push_back(line);
    return isEntry;
  };
  for (std::uint32_t at = own.number - 1; at > 0 && at + mostOfMapping > own.number; --at) {
    if (!takes(lineAt(source, at))) break;
  }
  for (std::uint32_t at = own.number + 1; at <= source.lineCount() && at < own.number + mostOfMapping; ++at) {
    if (!takes(lineAt(source, at))) break;
  }
  std::ranges::sort(found, {}, &Line::number);
  return found;
}

/// A dash before the lines that begin an item, and all others two columns deeper.
std::vector<TextEdit> asItems(const SourceText& source, const std::vector<Line>& entries, bool isEach) {
  std::vector<TextEdit> edits;
  const std::uint32_t end = endOfEntry(source, entries.back());
  for (std::uint32_t number = entries.front().number; number < end; ++number) {
    const Line line = lineAt(source, number);
    if (line.isEmpty()) continue;
    const bool isEntry = line.indent() == entries.front().indent();
    const bool begins = isEntry && (isEach || firstWordOf(line) == firstWordOf(entries.front()));
    edits.push_back({{line.content, line.content}, begins ? "- " : "  "});
  }
  return edits;
}

/// Where an item swallows the next one, the place in which its braces should close: from the comma to the
/// next key. Unknown where there is no comma.
Span seamBefore(const Context& context, Span key) {
  const std::string_view before = context.text().substr(0, key.begin);
  const std::size_t comma = before.find_last_not_of(" \n");
  return comma != std::string_view::npos && before[comma] == ',' ? spanOf(comma, key.begin) : Span{};
}

/// Whether the mistake is that of several constructs in one mapping, of which each stands under its own key.
bool isCrowded(const diagnostics::Diagnostic& told) {
  return told.kind == &diagnostics::kinds::WrongForm &&
         told.message.find("stands beside other keys") != std::string::npos;
}

/// `[{ draw: { ... }, shuffle: { ... } }]` and `{ draw: { ... }, draw: { ... } }` where a list belongs: each
/// is an item of its own.
void proposeBraces(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const std::vector<TypedNode> path = typedPathTo(context.markdown, told.span);
  const auto isIt = [&](const text::DataNode& node) {
    const auto isHere = [&](const text::DataEntry& entry) { return entry.keySpan == told.span; };
    return node.kind == text::DataKind::Map && context.view(node.span).starts_with('{') &&
           (!isCrowded(told) || std::ranges::any_of(node.entries, isHere));
  };
  std::size_t depth = path.size();
  while (depth > 0 && !isIt(*path[depth - 1].node)) --depth;
  if (depth < 2) return;
  const TypedNode& map = path[depth - 1];
  const bool isItem = path[depth - 2].node->kind == text::DataKind::List;
  const bool isForList = map.type != nullptr && bare(*map.type).kind == language::TypeKind::List;
  if (!isItem && !isForList) return;
  std::vector<Span> keys;
  if (!isCrowded(told)) keys.push_back(told.span);
  if (isForList || isCrowded(told)) {
    for (const text::DataEntry& entry : map.node->entries) {
      if (&entry != &map.node->entries.front()) keys.push_back(entry.keySpan);
    }
    std::ranges::sort(keys, {}, &Span::begin);
  }
  std::vector<TextEdit> edits;
  const Span whole = map.node->span;
  if (isForList) edits.push_back({spanOf(whole.begin, whole.begin), "["});
  for (const Span& key : keys) {
    const Span seam = seamBefore(context, key);
    if (!seam.known()) return;
    edits.push_back({seam, " }, { "});
  }
  if (isForList) edits.push_back({spanOf(whole.end, whole.end), "]"});
  proposals.push_back(
      {std::move(edits), "Put each into braces of its own", "Each item of a list has braces of its own", 5});
}

}  // namespace

void proposeItems(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known()) return;
  const bool isTwice = told.kind == &diagnostics::kinds::DuplicateKey;
  if (isTwice || isCrowded(told)) proposeBraces(context, told, proposals);
  if (!isTwice) return;
  const Line own = lineOf(context.source, told.span.begin);
  if (own.hasDash() || own.content != told.span.begin) return;
  const std::vector<Line> entries = entriesAround(context.source, own);
  const auto begins = std::ranges::count_if(
      entries, [&](const Line& line) { return firstWordOf(line) == firstWordOf(entries.front()); });
  if (entries.size() < 2) return;
  if (begins > 1)
    proposals.push_back({asItems(context.source, entries, false), "Begin each item with a dash",
                         "The items of a list begin with a dash and a space", 5});
  proposals.push_back({asItems(context.source, entries, true), "Begin each item with a dash",
                       "The items of a list begin with a dash and a space", 6});
}

}  // namespace ludo::mend
