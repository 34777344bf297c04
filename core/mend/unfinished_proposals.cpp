// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/language/synonyms.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;

void proposeOut(Span span, int cost, Proposals& proposals) {
  proposals.push_back({{{span, ""}}, "Take it out", "Something was begun here, and nothing is said", cost});
}

bool isNothingAtAll(std::string_view item) {
  return item == "{}" || item == "[]" || item == "..." || item == "\u2026";
}

/// Whether an item says nothing but what it would be: `- ""`, `- expect:`, `- expect: {}` and a dash alone.
bool isEmptyItem(const Line& line) {
  if (line.text.substr(line.indent()) == "-") return true;
  if (!line.hasDash()) return false;
  std::string_view text = line.text.substr(line.inner());
  if (text == "\"\"" || isNothingAtAll(text)) return true;
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || text.find_first_of(" {\"") < colon) return false;
  text.remove_prefix(colon + 1);
  return text.empty() || text == " {}" || text == " []" || text == " \"\"";
}

/// Whether a key without a dash has nothing behind it, or what only keeps a place.
bool isEmptyEntry(const Line& line) {
  const std::string_view text = line.text.substr(line.indent());
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || text.find_first_of(" {\"-") < colon) return false;
  std::string_view value = text.substr(colon + 1);
  while (value.starts_with(' ')) value.remove_prefix(1);
  while (value.ends_with(' ')) value.remove_suffix(1);
  return value.empty() || value == "\"" || value == "\"\"" || value == "none" || value == "nothing" ||
         language::isPlaceholder(value) || isNothingAtAll(value);
}

/// A line that breaks off, and begins as one beside it does: it was to be copied, or was begun anew.
bool isHalfOf(std::string_view line, std::string_view other) {
  while (line.ends_with(' ')) line.remove_suffix(1);
  const bool isOpen = std::ranges::count(line, '{') > std::ranges::count(line, '}') ||
                      std::ranges::count(line, '[') > std::ranges::count(line, ']') ||
                      std::ranges::count(line, '"') % 2 == 1;
  return isOpen && line.size() < other.size() && other.starts_with(line);
}

/// An empty text in a list on one line, with the comma beside it.
void proposeWithoutEmpty(const Line& line, Proposals& proposals) {
  for (const std::string_view empty : {", \"\"", "\"\", "}) {
    const std::size_t at = line.text.find(empty);
    if (at == std::string_view::npos) continue;
    const auto begin = line.begin + static_cast<std::uint32_t>(at);
    proposeOut({begin, begin + static_cast<std::uint32_t>(empty.size())}, 6, proposals);
  }
}

}  // namespace

void proposeUnfinished(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || told.span.begin >= context.text().size()) return;
  const Line own = lineOf(context.source, told.span.begin);
  // What has lines of its own is not empty; and what needs nothing may be meant by its name alone.
  const bool isWhole = endOfEntry(context.source, own) <= own.number + 1;
  namespace kinds = diagnostics::kinds;
  const bool isOfNothing = told.kind == &kinds::EmptyValue || told.kind == &kinds::NullValue ||
                           told.kind == &kinds::MissingKey || told.kind == &kinds::InvalidNotation;
  const bool isAnyhow = own.hasDash() && isNothingAtAll(own.text.substr(own.inner()));
  if (isWhole && (isOfNothing || isAnyhow) && isEmptyItem(own))
    proposeOut({own.begin, own.next}, 13, proposals);
  if (isWhole && isEmptyEntry(own)) proposeOut({own.begin, own.next}, 5, proposals);
  proposeWithoutEmpty(own, proposals);
  // `pre: {` with nothing in it.
  const std::uint32_t below = nextFull(context.source, own.number);
  const bool isOpen = own.text.ends_with(": {") || own.text.ends_with(": [");
  if (isOpen && isWhole && !own.hasDash() &&
      (below > context.source.lineCount() || lineAt(context.source, below).indent() <= own.indent()))
    proposeOut({own.begin, own.next}, 4, proposals);
  for (std::uint32_t number = std::max(own.number, 2U); number <= own.number + 1; ++number) {
    if (number > context.source.lineCount()) break;
    const Line line = lineAt(context.source, number);
    const Line above = lineAt(context.source, previousFull(context.source, number));
    if (!line.isEmpty() && isHalfOf(line.text, above.text)) proposeOut({line.begin, line.next}, 3, proposals);
    if (!above.isEmpty() && isHalfOf(above.text, line.text))
      proposeOut({above.begin, above.next}, 3, proposals);
  }
}

}  // namespace ludo::mend
