// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/intent/meanings.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/mend/joined_values.h"
#include "core/mend/proposers.h"
#include "core/text/strict_yaml.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// What the part of the text says that goes away with the second of two; a Null where it cannot be read
/// alone.
DataNode secondOf(const Context& context, Span key, Span whole) {
  const bool isInLines = lineOf(context.source, key.begin).content == key.begin;
  diagnostics::List mistakes;
  const DataNode read =
      text::readStrictYaml(context.source, {isInLines ? whole.begin : key.begin, whole.end}, mistakes);
  const bool isRead = read.entries.size() == 1 && !diagnostics::hasErrors(mistakes);
  return isRead ? read.entries.front().value : DataNode();
}

/// One of the two as what another key of the mapping takes: `pre: [{ addVar: ... }]` beside a condition.
void proposeOtherKey(const Context& context, const TypedNode& place, const DataEntry& entry, Span whole,
                     Proposals& proposals) {
  const language::Type* record = recordOf(place);
  const language::Field* own = record == nullptr ? nullptr : record->field(entry.key);
  Meanings meanings(context.words, context.meantBytes);
  const auto isMeantFor = [&](const language::Field& field) {
    const MeaningList meant = meanings.of(field.type(), entry.value);
    return !meant.empty() && meant.front().cost == 0;
  };
  if (own == nullptr || isMeantFor(*own)) return;
  int cost = 3;
  for (const language::Field& field : record->fields) {
    const bool isWord = bare(field.type()).kind == language::TypeKind::Enumeration;
    const bool isTold = isWord || isConstructOf(field.type(), entry.value);
    if (field.name == entry.key || !isTold || !isMeantFor(field)) continue;
    const DataEntry* there = place.node->entry(field.name);
    auto edits = there == nullptr ? std::optional(std::vector<TextEdit>{{entry.keySpan, field.name}})
                                  : joinedEdits(context.source, field.type(), *there, entry.value);
    if (!edits) continue;
    if (there != nullptr) edits->push_back({whole, ""});
    std::ranges::stable_sort(*edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    proposals.push_back({std::move(*edits), "Write it under \"" + field.name + '"',
                         "What stands under \"" + entry.key + "\" belongs under \"" + field.name + '"',
                         cost});
    cost += 2;
  }
}

}  // namespace

void proposeTwice(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const bool isTwice = told.kind == &diagnostics::kinds::DuplicateKey && !told.related.empty();
  if (!isTwice || !told.fix || told.fix->edits.size() != 1) return;
  const std::vector<TypedNode> path = typedPathTo(context.markdown, told.related.front().span);
  if (path.size() < 2) return;
  const auto& entries = path[path.size() - 2].node->entries;
  const auto first = std::ranges::find(entries, told.related.front().span, &DataEntry::keySpan);
  const TextEdit& away = told.fix->edits.front();
  const DataNode second = secondOf(context, told.span, away.span);
  if (first == entries.end() || second.kind == DataKind::Null) return;
  if (sameContent(first->value, second)) return;
  // What follows "then" and is called so again is what else happens.
  const language::Type* record = recordOf(path[path.size() - 2]);
  const bool isElse = first->key == "then" && record != nullptr && record->field("else") != nullptr &&
                      path[path.size() - 2].node->find("else") == nullptr;
  if (isElse) proposals.push_back({{{told.span, "else"}}, "Replace the second with \"else\"", {}, 2});
  if (path.back().type != nullptr) {
    if (auto edits = joinedEdits(context.source, *path.back().type, *first, second)) {
      edits->push_back(away);
      std::ranges::stable_sort(*edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
      proposals.push_back({std::move(*edits), "Join the two", {}, 3});
    }
  }
  const Span whole = entryOfKey(context.source, first->keySpan);
  const TypedNode& place = path[path.size() - 2];
  proposeOtherKey(context, place, {first->key, told.span, second}, away.span, proposals);
  if (whole.end > whole.begin) proposeOtherKey(context, place, *first, whole, proposals);
  // Of two that say different things, none is likelier.
  constexpr int oneOfTwo = guess - 3;
  proposals.push_back({{away}, "Remove the second", {}, oneOfTwo});
  if (whole.end > whole.begin) proposals.push_back({{{whole, ""}}, "Remove the first", {}, oneOfTwo});
}

}  // namespace ludo::mend
