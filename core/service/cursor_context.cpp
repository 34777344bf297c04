// SPDX-License-Identifier: Apache-2.0
#include "core/service/cursor_context.h"

#include <algorithm>

#include "core/language/effect_facts.h"
#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/service/binding_type.h"

namespace ludo::service {

using language::Field;
using language::NameKind;
using language::RecordForm;
using language::Type;
using language::TypeGetter;
using language::TypeKind;

namespace {

const text::YamlBlock* blockAt(const Analysis& analysis, std::size_t offset) {
  for (const text::YamlBlock& block : analysis.markdown.blocks) {
    bool unclosed = block.content.end == analysis.source->content().size();
    if (block.content.begin <= offset &&
        (offset < block.content.end || (unclosed && offset == block.content.end)))
      return &block;
  }
  return nullptr;
}

/// Finds the levels from `node` down to the cursor.
bool findCursor(const LooseNode& node, Expected expected, std::size_t offset, CursorContext& context) {
  context.levels.push_back({&node, std::move(expected), nullptr, 0});
  std::size_t level = context.levels.size() - 1;
  for (const LooseEntry& entry : node.entries) {
    context.levels[level].entry = &entry;
    if (entry.keySpan.touches(offset)) {
      context.side = CursorContext::Side::Key;
      return true;
    }
    if (!entry.colon) continue;
    if (findCursor(entry.value, expectedUnder(context.levels[level].expected, node, entry), offset, context))
      return true;
  }
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    context.levels[level].index = i;
    if (findCursor(node.items[i], expectedItem(context.levels[level].expected), offset, context)) return true;
  }
  bool scalar = node.kind == LooseKind::Scalar && node.span.touches(offset);
  bool empty = node.kind == LooseKind::Empty &&
               node.span == Span{static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset)};
  if (scalar || empty) {
    context.side = CursorContext::Side::Value;
    return true;
  }
  context.levels.pop_back();
  return false;
}

/// The list's element where one entry of a list stands without the list, or its dash is forgotten.
const Type& elementIfList(const Type& type) {
  return type.kind == TypeKind::List ? language::stripped(type.element()) : type;
}

Expected fieldOf(const Type& record, const Field& field) {
  return {&language::stripped(field.type()), &record, &field, ""};
}

}  // namespace

std::optional<CursorContext> contextAt(const Analysis& analysis, std::size_t offset) {
  const text::YamlBlock* block = blockAt(analysis, offset);
  if (block == nullptr) return std::nullopt;
  CursorContext context;
  context.block = block->content;
  context.root = std::make_shared<LooseNode>(readLoosely(analysis.source->content(), block->content, offset));
  if (const LooseEntry* section = context.root->entry("section")) context.section = section->value.text;
  context.sectionField = language::specDocumentType().field(context.section);
  Expected root;
  if (context.sectionField != nullptr) root = fieldOf(language::specDocumentType(), *context.sectionField);

  // The keys of a block are not quite those of its section: `section` stands beside them, and the entries of
  // a list stand under `items`.
  context.levels.push_back({context.root.get(), root, nullptr, 0});
  for (const LooseEntry& entry : context.root->entries) {
    context.levels.front().entry = &entry;
    if (entry.keySpan.touches(offset)) {
      context.side = CursorContext::Side::Key;
      return context;
    }
    Expected expected;
    if (root.type != nullptr && root.type->kind == TypeKind::List) {
      if (entry.key == "items") expected = root;
    } else if (root.type != nullptr && entry.key != "section") {
      expected = expectedUnder(root, *context.root, entry);
    }
    if (entry.colon && findCursor(entry.value, std::move(expected), offset, context)) return context;
  }
  return std::nullopt;
}

const Type* chosenAlternative(const Type& type, const LooseNode& map) {
  for (TypeGetter getter : type.alternatives) {
    const Type& record = getter();
    if (record.kind != TypeKind::Record || record.form == RecordForm::Keyed) continue;
    const LooseEntry* tag = map.entry(record.tagKey);
    if (tag == nullptr || tag->value.kind != LooseKind::Scalar) continue;
    for (const language::EnumValue& word : language::tagWords(record)) {
      if (word.name == tag->value.text) return &record;
    }
  }
  return nullptr;
}

bool couldBecome(const Type& record, const LooseNode& map) {
  if (record.kind != TypeKind::Record || record.form == RecordForm::Keyed) return false;
  return std::all_of(map.entries.begin(), map.entries.end(), [&](const LooseEntry& entry) {
    return !entry.colon || entry.key == record.tagKey || record.field(entry.key) != nullptr;
  });
}

Expected expectedUnder(const Expected& map, const LooseNode& node, const LooseEntry& entry) {
  if (map.type == nullptr || !map.tagKey.empty()) return {};
  const Type& type = elementIfList(*map.type);
  if (type.kind == TypeKind::Map) return {&language::stripped(type.element()), map.owner, map.field, ""};
  if (type.kind == TypeKind::Record) {
    const Field* field = type.field(entry.key);
    return field != nullptr ? fieldOf(type, *field) : Expected{};
  }
  if (type.kind != TypeKind::Union) return {};
  for (TypeGetter getter : type.alternatives) {
    const Type& record = getter();
    if (record.kind != TypeKind::Record) continue;
    if (record.form == RecordForm::Keyed && record.tag == entry.key) return {&record, nullptr, nullptr, ""};
    bool isTag = record.form != RecordForm::Keyed && record.tagKey == entry.key;
    if (isTag) return {&type, map.owner, map.field, entry.key};
  }
  if (const Type* chosen = chosenAlternative(type, node)) {
    const Field* field = chosen->field(entry.key);
    return field != nullptr ? fieldOf(*chosen, *field) : Expected{};
  }
  for (TypeGetter getter : type.alternatives) {
    const Type& record = getter();
    const Field* field = couldBecome(record, node) ? record.field(entry.key) : nullptr;
    if (field != nullptr) return fieldOf(record, *field);
  }
  return {};
}

Expected expectedItem(const Expected& list) {
  if (list.type == nullptr || list.type->kind != TypeKind::List) return {};
  return {&language::stripped(list.type->element()), list.owner, list.field, ""};
}

namespace {

bool isEffectList(const Type& type) {
  return language::stripped(type).listNumber != nullptr;
}

void addBinding(const Type& record, const LooseNode& map, std::vector<BoundName>& names) {
  const Field* field = language::bindingField(record);
  const LooseEntry* entry = field != nullptr ? map.entry(field->name) : nullptr;
  if (entry == nullptr || entry->value.text.empty()) return;
  const bool isList = &record == &language::typeOf<language::ChooseNEffect>();
  names.push_back({entry->value.text, entry->value.span, record.doc, boundType(record, map, names), isList});
}

/// What is behind a name that the rules bind.
ValueType typeOfRuleName(const std::string& name) {
  if (name == "$token") return ValueType::Token;
  if (name == "$zone") return ValueType::Zone;
  return name == "$player" ? ValueType::Player : ValueType::Any;
}

/// Whether the rules bind a name of `field` here: a trigger has a token and its zone only when one arrives.
bool bindsHere(const Type& record, const LooseNode& map, const std::string& name) {
  if (&record != &language::typeOf<language::TriggerDef>() || name == "$player") return true;
  const auto& events = language::typeOf<language::EventKind>().values;
  const auto arrival = static_cast<std::size_t>(language::EventKind::TokenEntered);
  const LooseEntry* event = map.entry("event");
  return event != nullptr && event->value.text == events[arrival].name;
}

/// A name bound by an effect holds for the effects after it in the list, or for the lists inside the effect.
void addBindingsOfEffects(const Level& level, std::vector<BoundName>& names) {
  if (!isEffectList(*level.expected.type)) return;
  for (std::size_t i = 0; i < level.index; ++i) {
    const LooseNode& item = level.node->items[i];
    if (item.entries.empty()) continue;
    Expected effect = expectedUnder(expectedItem(level.expected), item, item.entries.front());
    bool record = effect.type != nullptr && effect.type->kind == TypeKind::Record;
    if (record && !language::holdsEffects(*effect.type))
      addBinding(*effect.type, item.entries.front().value, names);
  }
}

/// The parameters of an action hold for all its other keys, and for the parameters after them.
void addBindingsOfParameters(const Level& level, const Type& record, std::size_t offset,
                             std::vector<BoundName>& names) {
  for (const Field& field : record.fields) {
    const Type& list = language::stripped(field.type());
    if (list.kind != TypeKind::List) continue;
    const Type& element = language::stripped(list.element());
    if (element.kind != TypeKind::Record || language::bindingField(element) == nullptr) continue;
    const LooseEntry* entry = level.node->entry(field.name);
    if (entry == nullptr) continue;
    bool inside = entry == level.entry;
    for (const LooseNode& item : entry->value.items) {
      bool before = !inside || item.span.end < offset;
      if (before) addBinding(element, item, names);
    }
  }
}

}  // namespace

std::vector<BoundName> bindingsAt(const CursorContext& context, std::size_t offset) {
  std::vector<BoundName> names;
  for (const Level& level : context.levels) {
    if (level.expected.type == nullptr) continue;
    const Type& type = *level.expected.type;
    if (type.kind == TypeKind::List && level.node->kind == LooseKind::List)
      addBindingsOfEffects(level, names);
    if (level.node->kind != LooseKind::Map || level.entry == nullptr) continue;
    const Type* record = &elementIfList(type);
    if (record->kind == TypeKind::Union) record = chosenAlternative(*record, *level.node);
    if (record == nullptr || record->kind != TypeKind::Record) continue;
    addBindingsOfParameters(level, *record, offset, names);
    const Field* field = record->field(level.entry->key);
    if (field == nullptr) continue;
    if (isEffectList(field->type()) || field->seesBind) addBinding(*record, *level.node, names);
    for (const std::string& name : field->binds) {
      if (!bindsHere(*record, *level.node, name)) continue;
      names.push_back({name, level.entry->keySpan, field->doc, typeOfRuleName(name), false});
    }
  }
  return names;
}

}  // namespace ludo::service
