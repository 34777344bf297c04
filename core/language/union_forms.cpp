// SPDX-License-Identifier: Apache-2.0
#include "core/language/union_forms.h"

#include <algorithm>

#include "core/language/language.h"

namespace ludo::language {

using text::DataKind;
using text::DataNode;

std::vector<std::string> tagsOf(const Type& record) {
  if (record.form != RecordForm::Valued) return {record.tag};
  std::vector<std::string> tags;
  for (const EnumValue& value : record.field(record.tagKey)->type().values) tags.push_back(value.name);
  return tags;
}

bool matches(const Type& record, const DataNode& data) {
  if (record.kind != TypeKind::Record) return false;
  if (record.form == RecordForm::Keyed)
    return data.entries.size() == 1 && data.entries.front().key == record.tag;
  const DataNode* tag = data.find(record.tagKey);
  if (tag == nullptr || tag->kind != DataKind::String) return false;
  std::vector<std::string> tags = tagsOf(record);
  return std::find(tags.begin(), tags.end(), tag->text) != tags.end();
}

const Type* foreignUnion(const Type& here, const DataNode& data) {
  for (const Type* type : allTypes()) {
    if (type->kind != TypeKind::Union || type == &here) continue;
    for (TypeGetter alternative : type->alternatives) {
      if (matches(alternative(), data)) return type;
    }
  }
  return nullptr;
}

}  // namespace ludo::language
