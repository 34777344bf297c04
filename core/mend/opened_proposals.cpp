// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "core/base/letters.h"
#include "core/base/quoted.h"
#include "core/intent/list_shapes.h"
#include "core/intent/typed_path.h"
#include "core/language/language.h"
#include "core/mend/proposers.h"
#include "core/wording/line_shape.h"
#include "core/wording/lines.h"
#include "core/wording/written_moves.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;

/// The construct that is written under this key; null where it is none.
const Type* constructCalled(std::string_view key) {
  for (const Type* type : language::allTypes()) {
    if (type->kind == TypeKind::Record && type->form == RecordForm::Keyed && type->tag == key) return type;
  }
  return nullptr;
}

const Field* neededField(const Type& construct, bool isList, std::string_view below) {
  for (const Field& field : construct.fields) {
    const bool isThere = below.find(field.name + ":") != std::string_view::npos;
    if (field.required && !isThere && (bare(field.type()).kind == TypeKind::List) == isList) return &field;
  }
  return nullptr;
}

/// `- if: { ... }` with its other keys below, and `- if: { ... }:` with a list below, as other languages
/// write them: what stands on the line is what its first key holds, and the list is what the next does.
void proposeOpenedHere(const Context& context, const Line& line, Proposals& proposals) {
  const std::string_view text = line.text.substr(line.inner());
  const std::size_t colon = text.find(": ");
  const Type* construct = colon == std::string_view::npos ? nullptr : constructCalled(text.substr(0, colon));
  const std::uint32_t below = nextFull(context.source, line.number);
  if (construct == nullptr || below > context.source.lineCount()) return;
  const Line next = lineAt(context.source, below);
  if (next.indent() <= line.inner() || next.text.starts_with("```")) return;
  const std::uint32_t end = lineAt(context.source, endOfEntry(context.source, line)).begin;
  const std::string_view rest = context.view({next.begin, end});
  const bool isList = next.hasDash();
  const Field* first = neededField(*construct, false, rest);
  const Field* list = isList ? neededField(*construct, true, {}) : nullptr;
  if (first == nullptr || (isList && list == nullptr)) return;
  const std::uint32_t indent = isList ? std::max(line.inner() + 2, next.indent() - 2) : next.indent();
  const std::string margin = "\n" + std::string(indent, ' ');
  std::string_view value = text.substr(colon + 2);
  if (value.ends_with(':')) value.remove_suffix(1);
  std::string made =
      std::string(text.substr(0, colon + 1)) + margin + first->name + ": " + std::string(value);
  if (isList) made += margin + list->name + ":";
  proposals.push_back({{{{line.begin + line.inner(), line.end}, std::move(made)}},
                       "Write what follows under \"" + first->name + '"',
                       "What stands behind the colon belongs under a key of its own",
                       3});
}

/// `- draw(from: "deck", to: "hand")`
void proposeBraces(const Line& line, Proposals& proposals) {
  const std::string_view text = line.text.substr(line.inner());
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos || !text.ends_with(')') ||
      constructCalled(text.substr(0, open)) == nullptr)
    return;
  std::string inner(text.substr(open + 1, text.size() - open - 2));
  const std::size_t first = std::min(inner.find_first_not_of(' '), inner.size());
  inner.erase(0, first);
  while (inner.ends_with(' ')) inner.pop_back();
  std::string made = std::string(text.substr(0, open)) + ": { " + inner + " }";
  if (inner.find(": ") == std::string::npos || !hasLineShape(made)) return;
  proposals.push_back({{{{line.begin + line.inner(), line.end}, std::move(made)}},
                       "Write a colon and braces",
                       "Keys and their values stand in braces",
                       2});
}

/// - "mark(a)", "mark(b)"
void proposeSeparateItems(const Line& line, Proposals& proposals) {
  if (!line.hasDash()) return;
  std::string_view rest = line.text.substr(line.inner());
  if (rest.starts_with("[\"") && rest.ends_with("\"]")) rest = rest.substr(1, rest.size() - 2);
  const std::string margin = "\n" + std::string(line.inner() - 2, ' ') + "- ";
  std::string made;
  std::size_t count = 0;
  while (rest.starts_with('"')) {
    const std::size_t close = rest.find('"', 1);
    if (close == std::string_view::npos) return;
    made += (count++ > 0 ? margin : "") + std::string(rest.substr(0, close + 1));
    rest.remove_prefix(close + 1);
    if (rest.find('"') != std::string_view::npos)
      rest.remove_prefix(std::min(rest.find_first_not_of(", ;"), rest.size()));
  }
  if (!rest.empty() || count < 2) return;
  proposals.push_back({{{{line.begin + line.inner(), line.end}, std::move(made)}},
                       "Write each on a line of its own",
                       "An item of a list is one value",
                       3});
}

/// - "mark(a), mark(b)" and - "mark(a) then mark(b)"
void proposeSeparateMoves(const Context& context, const Line& line, Proposals& proposals) {
  const std::string_view written = line.text.substr(line.inner());
  if (!line.hasDash() || written.size() < 3 || written.front() != '"' || written.back() != '"') return;
  std::string text(written.substr(1, written.size() - 2));
  for (const std::string_view link : {", then ", " and then ", " then ", " and ", "; ", " -> "}) {
    for (std::size_t at = text.find(link); at != std::string::npos; at = text.find(link, at)) {
      if (at == 0 || text[at - 1] != ')') {
        ++at;
        continue;
      }
      text.replace(at, link.size(), ", ");
    }
  }
  const text::DataNode moves = partsOfText(text, ",");
  const std::string margin = "\n" + std::string(line.inner() - 2, ' ') + "- ";
  std::string made;
  for (const text::DataNode& move : moves.items) {
    const auto said = moveSaid(move.text, context.words);
    if (!said || asMove(*said, context.words) != move.text) return;
    made += (made.empty() ? "\"" : margin + "\"") + move.text + "\"";
  }
  if (moves.items.size() < 2) return;
  proposals.push_back({{{{line.begin + line.inner(), line.end}, std::move(made)}},
                       "Write each on a line of its own",
                       "An item of a list is one move",
                       3});
}

/// A value alone on its line, with keys in its column below: the key before it is missing.
void proposeKeyBefore(const Context& context, const Line& line, Proposals& proposals) {
  const std::string_view value = line.text.substr(line.inner());
  const std::uint32_t below = nextFull(context.source, line.number);
  const bool isQuoted = value.size() > 1 && value.starts_with('"') && value.find('"', 1) + 1 == value.size();
  const bool isWord = !value.empty() && isLetter(value[0]) && std::ranges::all_of(value, isWordByte);
  if ((!isQuoted && !isWord) || below > context.source.lineCount()) return;
  const Line next = lineAt(context.source, below);
  const bool isKey = next.indent() == line.inner() && !next.hasDash() &&
                     next.text.find(':') != std::string_view::npos && next.text[next.indent()] != '"';
  if (!isKey || next.text.starts_with("```")) return;
  std::set<std::string> keys;
  for (const Type* type : language::allTypes()) {
    if (type->kind != TypeKind::Record) continue;
    const std::string_view key = next.text.substr(next.indent(), next.text.find(':') - next.indent());
    if (type->field(key) == nullptr) continue;
    for (const Field& field : type->fields) {
      const TypeKind kind = bare(field.type()).kind;
      const bool isText = kind == TypeKind::Text || kind == TypeKind::Definition ||
                          kind == TypeKind::Reference || kind == TypeKind::Notation;
      if (field.required && isText) keys.insert(field.name);
    }
  }
  const auto at = line.begin + line.inner();
  for (const std::string& key : keys)
    proposals.push_back(
        {{{{at, line.end}, key + ": " + (isQuoted ? std::string(value) : quoted(std::string(value)))}},
         "Write \"" + key + ":\" before it",
         "The key before the value is missing",
         4});
}

/// The rows of a table that an empty line parts from the others.
void proposeJoinedRows(const Context& context, Proposals& proposals) {
  std::vector<TextEdit> edits;
  const auto isRow = [&](std::uint32_t number) {
    return lineAt(context.source, number).text.starts_with('|');
  };
  for (std::uint32_t number = 2; number < context.source.lineCount(); ++number) {
    const Line line = lineAt(context.source, number);
    const bool isBetween = line.isEmpty() && isRow(number - 1) && isRow(number + 1);
    // Another table has a head of its own.
    const bool isHead =
        number + 2 <= context.source.lineCount() && isRow(number + 2) &&
        lineAt(context.source, number + 2).text.find_first_not_of("|-: ") == std::string_view::npos;
    if (isBetween && !isHead) edits.push_back({{line.begin, line.next}, ""});
  }
  if (edits.empty()) return;
  proposals.push_back(
      {std::move(edits), "Take the empty line out", "An empty line ends the table, and rows follow it", 2});
}

}  // namespace

void proposeOpenedEntries(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  proposeJoinedRows(context, proposals);
  if (!told.span.known() || told.span.begin >= context.text().size()) return;
  const Line line = lineOf(context.source, told.span.begin);
  for (const std::uint32_t number :
       {line.number, previousFull(context.source, line.number), nextFull(context.source, line.number)}) {
    if (number < 1 || number > context.source.lineCount()) continue;
    const Line each = lineAt(context.source, number);
    if (each.isEmpty()) continue;
    proposeOpenedHere(context, each, proposals);
    proposeBraces(each, proposals);
    proposeSeparateItems(each, proposals);
    proposeSeparateMoves(context, each, proposals);
    proposeKeyBefore(context, each, proposals);
  }
}

}  // namespace ludo::mend
