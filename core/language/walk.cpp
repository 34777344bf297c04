// SPDX-License-Identifier: Apache-2.0
#include "core/language/walk.h"

namespace ludo::language {
namespace {

/// Where a part stands, as text.
class Path {
 public:
  explicit Path(std::string text) : m_text(std::move(text)) {}
  Path below(const std::string& name) const { return Path(m_text.empty() ? name : m_text + "." + name); }
  Path at(std::size_t index) const { return Path(m_text + "[" + std::to_string(index) + "]"); }
  const std::string& text() const { return m_text; }

 private:
  std::string m_text;
};

/// The same for those who do not ask.
struct NoPath {
  NoPath below(const std::string&) const { return {}; }
  NoPath at(std::size_t) const { return {}; }
};

template <typename Where, typename Visitor>
void walkParts(const Type& type, void* value, const Where& where, const Visitor& visit) {
  if (!visit(type, value, where)) return;
  switch (type.kind) {
    case TypeKind::Optional:
      if (void* inner = type.optionalValue(value)) walkParts(type.element(), inner, where, visit);
      break;
    case TypeKind::List:
      for (std::size_t i = 0; i < type.size(value); ++i)
        walkParts(type.element(), type.at(value, i), where.at(i), visit);
      break;
    case TypeKind::Map:
      for (std::size_t i = 0; i < type.size(value); ++i) {
        void* key = type.keyAt(value, i);
        const Where entry = where.below(*type.key().text(key));
        walkParts(type.key(), key, entry, visit);
        walkParts(type.element(), type.at(value, i), entry, visit);
      }
      break;
    case TypeKind::Record: {
      const Where base = type.form == RecordForm::Keyed ? where.below(type.tag) : where;
      for (const Field& field : type.fields)
        walkParts(field.type(), field.access(value), base.below(field.name), visit);
      break;
    }
    case TypeKind::Notation:
      for (const Field& part : type.parts) walkParts(part.type(), part.access(value), where, visit);
      break;
    case TypeKind::Union:
      walkParts(type.alternatives[type.alternativeIndex(value)](), type.alternative(value), where, visit);
      break;
    default:
      break;
  }
}

}  // namespace

void walk(const Type& type, void* value, const std::string& path, const Visit& visit) {
  walkParts(type, value, Path(path), [&visit](const Type& part, void* inner, const Path& where) {
    return visit(part, inner, where.text());
  });
}

void walkPlain(const Type& type, void* value, const VisitPlain& visit) {
  walkParts(type, value, NoPath(),
            [&visit](const Type& part, void* inner, const NoPath&) { return visit(part, inner); });
}

}  // namespace ludo::language
