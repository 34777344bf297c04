// SPDX-License-Identifier: Apache-2.0
#include "core/language/walk.h"

namespace ludo::language {
namespace {

std::string below(const std::string& path, const std::string& name) {
  return path.empty() ? name : path + "." + name;
}

}  // namespace

void walk(const Type& type, void* value, const std::string& path, const Visit& visit) {
  if (!visit(type, value, path)) return;
  switch (type.kind) {
    case TypeKind::Optional:
      if (void* inner = type.optionalValue(value)) walk(type.element(), inner, path, visit);
      break;
    case TypeKind::List:
      for (std::size_t i = 0; i < type.size(value); ++i) {
        walk(type.element(), type.at(value, i), path + "[" + std::to_string(i) + "]", visit);
      }
      break;
    case TypeKind::Map:
      for (std::size_t i = 0; i < type.size(value); ++i) {
        void* key = type.keyAt(value, i);
        std::string entry = below(path, *type.key().text(key));
        walk(type.key(), key, entry, visit);
        walk(type.element(), type.at(value, i), entry, visit);
      }
      break;
    case TypeKind::Record: {
      std::string base = type.form == RecordForm::Keyed ? below(path, type.tag) : path;
      for (const Field& field : type.fields)
        walk(field.type(), field.access(value), below(base, field.name), visit);
      break;
    }
    case TypeKind::Notation:
      for (const Field& part : type.parts) walk(part.type(), part.access(value), path, visit);
      break;
    case TypeKind::Union:
      walk(type.alternatives[type.alternativeIndex(value)](), type.alternative(value), path, visit);
      break;
    default:
      break;
  }
}

}  // namespace ludo::language
