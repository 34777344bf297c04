// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/mend/context.h"
#include "core/mend/lines.h"

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

}  // namespace

void proposeItems(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (told.kind != &diagnostics::kinds::DuplicateKey || !told.span.known()) return;
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
