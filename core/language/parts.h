// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

#include "core/language/type.h"

/// The parts of a value, as its type describes them: what may be changed of a value that may be, and what may
/// only be read of any other. A value must be of the type that it comes with.
namespace ludo::language {

/// What stands in a field of a record, or in a part of a notation.
const void* fieldIn(const Field& field, const void* record);
inline void* fieldIn(const Field& field, void* record) {
  return field.access(record);
}
/// Whether a record of these values has the field: see Field::onlyWhere.
bool hasField(const Type& record, const Field& field, const void* value);
/// What an optional holds; null when it is empty.
const void* optionalIn(const Type& type, const void* value);
inline void* optionalIn(const Type& type, void* value) {
  return type.optionalValue(value);
}
/// An element of a list, or the value of an entry of a map.
const void* elementIn(const Type& type, const void* value, std::size_t index);
inline void* elementIn(const Type& type, void* value, std::size_t index) {
  return type.at(value, index);
}
const void* keyIn(const Type& type, const void* map, std::size_t index);
inline void* keyIn(const Type& type, void* map, std::size_t index) {
  return type.keyAt(map, index);
}
/// What a union holds, which is of the type of its alternative.
const void* alternativeIn(const Type& type, const void* value);
inline void* alternativeIn(const Type& type, void* value) {
  return type.alternative(value);
}

/// The name or the text that a part is, and where a name stands.
const std::string& textOf(const Type& type, const void* value);
Span nameSpanOf(const Type& type, const void* value);
/// The number of what a reference names.
std::uint32_t nameIndexOf(const Type& type, const void* value);
/// Where the part comes from; null when its type does not say.
const Node* nodeOf(const Type& type, const void* value);
/// Where the part stands; null when its type does not say.
const Span* spanOf(const Type& type, const void* value);
/// The number of a list of effects; 0 for anything else.
std::uint32_t listNumberOf(const Type& type, const void* value);

}  // namespace ludo::language
