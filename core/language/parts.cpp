// SPDX-License-Identifier: Apache-2.0
#include "core/language/parts.h"

namespace ludo::language {

namespace {

/// The access functions of a description change nothing by themselves: what they get is only theirs to point
/// into.
void* accessible(const void* value) {
  return const_cast<void*>(value);  // NOLINT
}

}  // namespace

const void* fieldIn(const Field& field, const void* record) {
  return field.access(accessible(record));
}

bool hasField(const Type& record, const Field& field, const void* value) {
  const auto& [key, word] = field.onlyWhere;
  if (key.empty()) return true;
  const Field& decides = *record.field(key);
  const Type& type = decides.type();
  return type.values[static_cast<std::size_t>(type.getEnum(fieldIn(decides, value)))].name == word;
}

const void* optionalIn(const Type& type, const void* value) {
  return type.optionalValue(accessible(value));
}

const void* elementIn(const Type& type, const void* value, std::size_t index) {
  return type.at(accessible(value), index);
}

const void* keyIn(const Type& type, const void* map, std::size_t index) {
  return type.keyAt(accessible(map), index);
}

const void* alternativeIn(const Type& type, const void* value) {
  return type.alternative(accessible(value));
}

const std::string& textOf(const Type& type, const void* value) {
  return *type.text(accessible(value));
}

Span nameSpanOf(const Type& type, const void* value) {
  return *type.nameSpan(accessible(value));
}

std::uint32_t nameIndexOf(const Type& type, const void* value) {
  return *type.nameIndex(accessible(value));
}

const Node* nodeOf(const Type& type, const void* value) {
  return type.node != nullptr ? type.node(accessible(value)) : nullptr;
}

const Span* spanOf(const Type& type, const void* value) {
  return type.span != nullptr ? type.span(accessible(value)) : nullptr;
}

std::uint32_t listNumberOf(const Type& type, const void* value) {
  return type.listNumber != nullptr ? *type.listNumber(accessible(value)) : 0;
}

}  // namespace ludo::language
