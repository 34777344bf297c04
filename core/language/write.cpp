// SPDX-License-Identifier: Apache-2.0
#include "core/language/write.h"

#include "core/language/language.h"
#include "core/language/parts.h"
#include "core/text/json_data.h"

namespace ludo::language {

using text::DataNode;

namespace {

DataNode writeRecord(const Type& type, const void* value) {
  DataNode fields = DataNode::map();
  if (type.form == RecordForm::Tagged) fields.set(type.tagKey, DataNode::ofString(type.tag));
  for (const Field& field : type.fields) {
    if (!hasField(type, field, value)) continue;
    const Type& fieldType = field.type();
    DataNode written = writeValue(fieldType, fieldIn(field, value));
    if (!field.required) {
      DataNode byDefault = writeValue(fieldType, fieldIn(field, type.defaults()));
      if (text::writeJsonLine(written) == text::writeJsonLine(byDefault)) continue;
    }
    fields.set(field.name, std::move(written));
  }
  if (type.form != RecordForm::Keyed) return fields;
  DataNode keyed = DataNode::map();
  keyed.set(type.tag, std::move(fields));
  return keyed;
}

}  // namespace

DataNode writeValue(const Type& type, const void* value) {
  switch (type.kind) {
    case TypeKind::Integer:
      return DataNode::ofInteger(type.getInteger(value));
    case TypeKind::Bool:
      return DataNode::ofBool(type.getBool(value));
    case TypeKind::Text:
    case TypeKind::Definition:
    case TypeKind::Reference:
      return DataNode::ofString(textOf(type, value));
    case TypeKind::Enumeration:
      return DataNode::ofString(type.values[static_cast<std::size_t>(type.getEnum(value))].name);
    case TypeKind::Notation:
      return type.format(value);
    case TypeKind::Optional: {
      const void* inner = optionalIn(type, value);
      return inner != nullptr ? writeValue(type.element(), inner) : DataNode{};
    }
    case TypeKind::List: {
      DataNode list = DataNode::list();
      for (std::size_t i = 0; i < type.size(value); ++i)
        list.items.push_back(writeValue(type.element(), elementIn(type, value, i)));
      if (type.oneOrMany && list.items.size() == 1) return std::move(list.items.front());
      return list;
    }
    case TypeKind::Map: {
      DataNode map = DataNode::map();
      for (std::size_t i = 0; i < type.size(value); ++i) {
        map.set(textOf(type.key(), keyIn(type, value, i)),
                writeValue(type.element(), elementIn(type, value, i)));
      }
      return map;
    }
    case TypeKind::Record:
      return writeRecord(type, value);
    case TypeKind::Union:
      return writeValue(type.alternatives[type.alternativeIndex(value)](), alternativeIn(type, value));
  }
  return {};
}

DataNode writeGameDef(const GameDef& def) {
  return writeValue(gameDefType(), &def);
}

}  // namespace ludo::language
