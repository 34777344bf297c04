// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/intent/meanings.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/language.h"
#include "core/mend/joined_values.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"
#include "core/wording/tree_edits.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::Diagnostic;
using diagnostics::TextEdit;
using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

void offer(Proposals& proposals, std::vector<TextEdit> edits, std::string title, std::string message,
           int cost) {
  std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
  proposals.push_back({std::move(edits), std::move(title), std::move(message), cost});
}

/// What stands under keys that belong elsewhere.
class Moves {
 public:
  Moves(const Context& context, Proposals& proposals)
      : m_context(context), m_meanings(context.words, context.meantBytes), m_proposals(proposals) {}

  /// `pre: [{ addVar: ... }]` under "cost", and a condition under "cost" as `pre`: the value of a key that
  /// fits another key of the same mapping only.
  void toSibling(const TypedNode& place, const DataEntry& entry) {
    const Type* record = recordOf(place);
    const Field* own = record == nullptr ? nullptr : record->field(entry.key);
    if (own == nullptr || isConstructOf(own->type(), entry.value)) return;
    int further = 0;
    for (const Field& field : record->fields) {
      const bool isIt = field.name != own->name && isConstructOf(field.type(), entry.value) &&
                        isMeantFor(field, entry.value);
      if (!isIt) continue;
      const DataEntry* there = place.node->entry(field.name);
      const std::string title = "Write it under \"" + field.name + '"';
      std::string message = "What stands under \"" + entry.key + "\" belongs under \"" + field.name + '"';
      if (there == nullptr) {
        offer(m_proposals, {{entry.keySpan, field.name}}, title, std::move(message), 3 + further);
      } else if (auto edits = joinedEdits(m_context.source, field.type(), *there, entry.value)) {
        const Span whole = entryOfKey(m_context.source, entry.keySpan);
        if (whole.end <= whole.begin) continue;
        edits->push_back({whole, ""});
        offer(m_proposals, std::move(*edits), title, std::move(message), 4 + further);
      }
      further += 2;
    }
  }

  /// Two values of one mapping each of which belongs under the key of the other.
  void exchanged(const TypedNode& place, const DataEntry& entry) {
    const Type* record = recordOf(place);
    const Field* own = record == nullptr ? nullptr : record->field(entry.key);
    const bool isWrong =
        own != nullptr && entry.value.kind == DataKind::Map && !isConstructOf(own->type(), entry.value);
    if (!isWrong) return;
    for (const DataEntry& other : place.node->entries) {
      const Field* theirs = record->field(other.key);
      const bool isIt = &other != &entry && theirs != nullptr && isConstructOf(theirs->type(), entry.value) &&
                        isMeantFor(*own, other.value) && isMeantFor(*theirs, entry.value);
      if (!isIt) continue;
      offer(m_proposals,
            {{entry.value.span, inBraces(m_context.source, other.value)},
             {other.value.span, inBraces(m_context.source, entry.value)}},
            "Swap the values of \"" + entry.key + "\" and \"" + other.key + '"',
            "The values of \"" + entry.key + "\" and \"" + other.key + "\" have changed places", 2);
    }
  }

  /// Keys that are those of a mapping round this one.
  void toOuter(const std::vector<TypedNode>& path, std::size_t inner) {
    const TypedNode& place = path[inner];
    const Type* record = recordOf(place);
    for (std::size_t outer = inner; record != nullptr && outer-- > 0;) {
      const Type* wanted = recordOf(path[outer]);
      if (wanted == nullptr) continue;
      std::vector<const DataEntry*> moved;
      for (const DataEntry* entry : entriesWithoutField(*record, *place.node)) {
        const Field* field = wanted->field(entry->key);
        const bool isFree = field != nullptr && path[outer].node->find(entry->key) == nullptr;
        if (isFree && isMeantFor(*field, entry->value)) moved.push_back(entry);
      }
      if (!moved.empty()) return moveOut(path[outer], place, moved);
    }
  }

  /// A key that is one of another section's: into that, or into a block of its own.
  void toSection(const text::YamlBlock& block, const DataNode& map, const DataEntry& entry) {
    for (const Field& section : language::specDocumentType().fields) {
      const Type& type = bare(section.type());
      const Field* field = type.kind == TypeKind::Record ? type.field(entry.key) : nullptr;
      if (field == nullptr || section.name == block.section || section.name.starts_with("bundle")) continue;
      if (!isMeantFor(*field, entry.value)) continue;
      const auto there =
          std::ranges::find(m_context.markdown.blocks, section.name, &text::YamlBlock::section);
      const bool isThere = there != m_context.markdown.blocks.end();
      if (isThere && there->root.find(entry.key) != nullptr) continue;
      DataNode only = DataNode::map();
      only.set(entry.key, entry.value);
      // A section is begun where this is all that it needs.
      if (!isThere && !fits(type, only)) continue;
      DataNode rest = map;
      std::erase_if(rest.entries, [&](const DataEntry& held) { return held.key == entry.key; });
      auto edits = treeEdits(m_context.source, map, rest);
      if (!edits) continue;
      const std::string lines = entryLines(m_context.source, entry, 0);
      if (isThere) {
        edits->push_back({{there->content.end, there->content.end}, lines});
      } else {
        const std::uint32_t at = endOfBlock(block);
        edits->push_back({{at, at}, "\n```yaml\nsection: \"" + section.name + "\"\n" + lines + "```\n"});
      }
      offer(m_proposals, std::move(*edits), "Move it to the section \"" + section.name + '"',
            "The key \"" + entry.key + "\" belongs to the section \"" + section.name + '"', 4);
    }
  }

 private:
  bool isMeantFor(const Field& field, const DataNode& value) {
    const MeaningList meant = m_meanings.of(field.type(), value);
    return !meant.empty() && meant.front().cost == 0;
  }

  /// Behind the line of its closing fence.
  std::uint32_t endOfBlock(const text::YamlBlock& block) const {
    const Line fence = lineOf(m_context.source, block.content.end);
    return std::max(fence.next, block.content.end);
  }

  void moveOut(const TypedNode& outer, const TypedNode& inner, const std::vector<const DataEntry*>& moved) {
    DataNode rest = *inner.node;
    for (const DataEntry* entry : moved)
      std::erase_if(rest.entries, [&](const DataEntry& held) { return held.key == entry->key; });
    const auto holder = std::ranges::find_if(outer.node->entries, [&](const DataEntry& entry) {
      return entry.value.span.begin <= inner.node->span.begin && inner.node->span.end <= entry.value.span.end;
    });
    if (holder == outer.node->entries.end() || rest.entries.empty()) return;
    auto edits = treeEdits(m_context.source, *inner.node, rest);
    if (!edits) return;
    const bool isInBraces = m_context.view(outer.node->span).starts_with('{');
    const Line line = lineOf(m_context.source, holder->keySpan.begin);
    const std::uint32_t at = isInBraces ? holder->value.span.end : behind(*holder);
    std::string text;
    for (const DataEntry* entry : moved) {
      text += isInBraces ? ", " + entry->key + ": " + inBraces(m_context.source, entry->value)
                         : entryLines(m_context.source, *entry, holder->keySpan.begin - line.begin);
    }
    edits->push_back({{at, at}, std::move(text)});
    const std::string key = '"' + moved.front()->key + '"';
    offer(m_proposals, std::move(*edits), "Move it out, beside \"" + holder->key + '"',
          "The key " + key + " belongs beside \"" + holder->key + "\", not within it", 3);
  }

  /// Where the line below those of the entry begins.
  std::uint32_t behind(const DataEntry& entry) const {
    const Line line = lineOf(m_context.source, entry.keySpan.begin);
    const std::uint32_t column = entry.keySpan.begin - line.begin;
    std::uint32_t end = line.number + 1;
    for (std::uint32_t number = end; number <= m_context.source.lineCount(); ++number) {
      const Line below = lineAt(m_context.source, number);
      const bool isOwn = below.indent() > column || (below.indent() == column && below.hasDash());
      if (!below.isEmpty() && (!isOwn || below.text.starts_with("```"))) break;
      if (!below.isEmpty()) end = number + 1;
    }
    return lineAt(m_context.source, end).begin;
  }

  const Context& m_context;
  Meanings m_meanings;
  Proposals& m_proposals;
};

}  // namespace

void proposeMovedKeys(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || isBroken(context, told)) return;
  Moves moves(context, proposals);
  const std::vector<TypedNode> path = typedPathTo(context.markdown, told.span);
  const auto block = std::ranges::find_if(context.markdown.blocks, [&](const text::YamlBlock& each) {
    return !path.empty() && &each.root == path.front().node;
  });
  constexpr std::size_t near = 3;
  for (std::size_t i = path.size(), levels = 0; i-- > 0 && levels < near;) {
    if (path[i].node->kind != DataKind::Map) continue;
    const auto& entries = path[i].node->entries;
    const auto entry = std::ranges::find_if(entries, [&](const DataEntry& each) {
      return each.keySpan.contains(told.span.begin) || each.value.span.contains(told.span.begin);
    });
    ++levels;
    if (entry == entries.end()) continue;
    moves.toSibling(path[i], *entry);
    moves.exchanged(path[i], *entry);
    if (told.kind != &kinds::UnknownKey || entry->keySpan != told.span) continue;
    moves.toOuter(path, i);
    moves.toSection(*block, *path[i].node, *entry);
  }
}

}  // namespace ludo::mend
