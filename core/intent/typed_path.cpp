// SPDX-License-Identifier: Apache-2.0
#include "core/intent/typed_path.h"

#include <algorithm>

#include "core/language/language.h"
#include "core/language/union_forms.h"
#include "core/wording/path.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// What a section holds under one of the keys of its blocks.
const Type* typeInSection(const Type& section, const std::string& key) {
  if (section.kind == TypeKind::List) return key == "items" ? &section : nullptr;
  if (section.kind == TypeKind::Map) return &section.element();
  const Field* field = section.kind == TypeKind::Record ? section.field(key) : nullptr;
  return field == nullptr ? nullptr : &field->type();
}

/// What a value of this type holds under the key.
const Type* typeUnder(const Type& wanted, const DataNode& node, const std::string& key) {
  const Type* type = &bare(wanted);
  if (type->kind == TypeKind::List && type->oneOrMany) type = &bare(type->element());
  if (type->kind == TypeKind::Map) return &type->element();
  if (type->kind == TypeKind::Union) {
    const Type* member = memberOf(*type, node);
    if (member == nullptr || member->form == RecordForm::Keyed) return member;
    type = member;
  }
  const Field* field = type->kind == TypeKind::Record ? type->field(key) : nullptr;
  return field == nullptr ? nullptr : &field->type();
}

const Type* typeOfItem(const Type& wanted) {
  const Type& type = bare(wanted);
  return type.kind == TypeKind::List ? &type.element() : nullptr;
}

}  // namespace

const Type& bare(const Type& type) {
  return type.kind == TypeKind::Optional ? bare(type.element()) : type;
}

const Type* memberOf(const Type& type, const DataNode& node) {
  for (const language::TypeGetter alternative : type.alternatives) {
    if (language::matches(alternative(), node)) return &alternative();
  }
  return nullptr;
}

const Type* recordOf(const TypedNode& place) {
  if (place.type == nullptr || place.node->kind != DataKind::Map) return nullptr;
  const Type* type = &bare(*place.type);
  if (type->kind == TypeKind::List && type->oneOrMany) type = &bare(type->element());
  if (type->kind == TypeKind::Record) return type;
  const Type* member = type->kind == TypeKind::Union ? memberOf(*type, *place.node) : nullptr;
  // The fields of a keyed member stand one level deeper.
  const bool isHere =
      member != nullptr && member->kind == TypeKind::Record && member->form != RecordForm::Keyed;
  return isHere ? member : nullptr;
}

std::vector<TypedNode> typedPathTo(const text::MarkdownDocument& markdown, Span place) {
  std::vector<TypedNode> path;
  for (const DataNode* node : pathTo(markdown, place)) path.push_back({node, nullptr});
  if (path.empty()) return path;
  for (const DataEntry& entry : path.back().node->entries) {
    if (entry.keySpan.contains(place.begin)) path.push_back({&entry.value, nullptr});
  }
  const auto block = std::ranges::find_if(
      markdown.blocks, [&](const text::YamlBlock& each) { return &each.root == path.front().node; });
  const Field* section = language::specDocumentType().field(block->section);
  if (section != nullptr && bare(section->type()).kind == TypeKind::Record)
    path.front().type = &bare(section->type());
  for (std::size_t i = 1; i < path.size() && section != nullptr; ++i) {
    const TypedNode& outer = path[i - 1];
    TypedNode& inner = path[i];
    const auto entry = std::ranges::find_if(outer.node->entries,
                                            [&](const DataEntry& held) { return &held.value == inner.node; });
    const bool isEntry = entry != outer.node->entries.end();
    if (i == 1)
      inner.type = isEntry ? typeInSection(bare(section->type()), entry->key) : nullptr;
    else if (outer.type != nullptr)
      inner.type = isEntry ? typeUnder(*outer.type, *outer.node, entry->key) : typeOfItem(*outer.type);
  }
  return path;
}

}  // namespace ludo::mend
