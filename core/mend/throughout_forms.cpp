// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <optional>
#include <set>

#include "core/diagnostics/kinds.h"
#include "core/intent/typed_path.h"
#include "core/language/union_forms.h"
#include "core/mend/throughout.h"
#include "core/wording/lines.h"
#include "core/wording/selector.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// What a zone, token or player is meant by that is written otherwise; nothing where several may be.
std::optional<std::string> selectorMeant(const Context& context, Span quoted) {
  const std::string written(context.view({quoted.begin + 1, quoted.end - 1}));
  const std::vector<SelectorMeant> all = selectorsMeant(written, context.words);
  const auto cheapest = std::ranges::min_element(all, {}, &SelectorMeant::cost);
  if (cheapest == all.end()) return std::nullopt;
  const auto isOther = [&](const SelectorMeant& meant) {
    return meant.cost == cheapest->cost && meant.text != cheapest->text;
  };
  return std::ranges::any_of(all, isOther) ? std::nullopt : std::optional(cheapest->text);
}

/// Zones, tokens and players that are written in another form wherever they stand, as in "hand.actor".
void proposeSelectorsThroughout(const Context& context, Proposals& proposals) {
  Proposal all;
  all.cost = 4;
  std::string example;
  const auto add = [&](Span told) {
    const Span quoted = quotedAround(context.source, told.begin);
    if (!quoted.known() || quoted.end < told.end) return;
    const std::optional<std::string> meant = selectorMeant(context, quoted);
    if (!meant) return;
    if (example.empty()) example = '"' + *meant + '"';
    all.edits.push_back({quoted, '"' + *meant + '"'});
  };
  std::size_t looked = 0;
  for (const diagnostics::Diagnostic& told : context.told) {
    if (told.kind != &kinds::UnknownName || !told.span.known()) continue;
    if (++looked > mostPlacesLookedAt) break;
    add(told.span);
    for (const diagnostics::RelatedPlace& place : told.related) add(place.span);
  }
  if (all.edits.size() < severalPlaces) return;
  sortPlaces(all.edits);
  all.title = "Write zones, tokens and players as in " + example + " throughout";
  proposals.push_back(std::move(all));
}

/// The key of a union's mappings that says which member one is, and the words that stand there.
struct TagKey {
  std::string key;
  std::set<std::string> tags;
};

/// The tag key under which the word stands in members of the union.
std::optional<TagKey> tagKeyOf(const Type& type, const std::string& word) {
  std::map<std::string, std::set<std::string>> tagsByKey;
  for (const language::TypeGetter alternative : type.alternatives) {
    const Type& member = alternative();
    if (member.form != RecordForm::Tagged && member.form != RecordForm::Valued) continue;
    for (std::string& tag : language::tagsOf(member)) tagsByKey[member.tagKey].insert(std::move(tag));
  }
  for (auto& [key, tags] : tagsByKey) {
    if (tags.contains(word)) return TagKey{key, std::move(tags)};
  }
  return std::nullopt;
}

/// Calls `visit(mapping, entry)` for all entries below a value whose value is text.
template <typename Visit>
void visitWords(const DataNode& node, const Visit& visit) {
  for (const DataNode& item : node.items) visitWords(item, visit);
  for (const DataEntry& entry : node.entries) {
    if (entry.value.kind == DataKind::String)
      visit(node, entry);
    else
      visitWords(entry.value, visit);
  }
}

/// Other words for the keys that say what a mapping is. What stands in a mapping that nothing is known of is
/// not told of, and is meant as well.
void proposeTagKeysThroughout(const Context& context, Proposals& proposals) {
  std::map<std::string, TagKey> meantFor;
  std::size_t looked = 0;
  for (const diagnostics::Diagnostic& told : context.told) {
    if (told.kind != &kinds::UnknownConstruct || !told.span.known()) continue;
    if (++looked > mostPlacesLookedAt) break;
    const std::vector<TypedNode> path = typedPathTo(context.markdown, told.span);
    if (path.empty() || path.back().type == nullptr) continue;
    const Type& type = bare(*path.back().type);
    if (type.kind != TypeKind::Union) continue;
    for (const DataEntry& entry : path.back().node->entries) {
      if (entry.value.kind != DataKind::String) continue;
      std::optional<TagKey> meant = tagKeyOf(type, entry.value.text);
      if (meant && path.back().node->find(meant->key) == nullptr)
        meantFor.try_emplace(entry.key, std::move(*meant));
    }
  }
  Proposal all;
  all.cost = 4;
  std::set<std::string> keys;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    visitWords(block.root, [&](const DataNode& mapping, const DataEntry& entry) {
      const auto meant = meantFor.find(entry.key);
      if (meant == meantFor.end() || mapping.find(meant->second.key) != nullptr) return;
      if (!meant->second.tags.contains(entry.value.text)) return;
      all.edits.push_back({entry.keySpan, meant->second.key});
      keys.insert('"' + meant->second.key + '"');
    });
  }
  if (all.edits.size() < severalPlaces) return;
  sortPlaces(all.edits);
  for (const std::string& key : keys) all.title += (all.title.empty() ? "Write " : " and ") + key;
  all.title += " throughout";
  proposals.push_back(std::move(all));
}

}  // namespace

void proposeFormsThroughout(const Context& context, Proposals& proposals) {
  proposeSelectorsThroughout(context, proposals);
  proposeTagKeysThroughout(context, proposals);
}

}  // namespace ludo::mend
