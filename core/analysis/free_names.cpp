// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/free_names.h"

#include <algorithm>
#include <string>

#include "core/language/language.h"
#include "core/language/parts.h"

namespace ludo::engine {

using namespace language;

namespace {

class Collector {
 public:
  void visit(const Type& type, const void* value) {
    switch (type.kind) {
      case TypeKind::Reference:
        if (type.nameKind == NameKind::Binding) add(textOf(type, value), nameIndexOf(type, value));
        break;
      case TypeKind::Optional:
        if (const void* inner = optionalIn(type, value)) visit(type.element(), inner);
        break;
      case TypeKind::List:
      case TypeKind::Map:  // its keys are the parameters of a definition, which is no use of them
        for (std::size_t i = 0; i < type.size(value); ++i) visit(type.element(), elementIn(type, value, i));
        break;
      case TypeKind::Record:
        for (const Field& field : type.fields) visitField(type, field, value);
        break;
      case TypeKind::Notation:
        for (const Field& part : type.parts) visit(part.type(), fieldIn(part, value));
        break;
      case TypeKind::Union:
        visit(type.alternatives[type.alternativeIndex(value)](), alternativeIn(type, value));
        break;
      default:
        break;
    }
  }

  std::vector<std::uint32_t> found;

 private:
  void visitField(const Type& record, const Field& field, const void* value) {
    const std::size_t outer = m_bound.size();
    m_bound.insert(m_bound.end(), field.binds.begin(), field.binds.end());
    if (field.seesBind) bindOwnName(record, value);
    visit(field.type(), fieldIn(field, value));
    m_bound.resize(outer);
  }

  void bindOwnName(const Type& record, const void* value) {
    const auto own = std::ranges::find(record.fields, "bind", &Field::name);
    const Type* type = &own->type();
    const void* name = fieldIn(*own, value);
    if (type->kind == TypeKind::Optional) {
      name = optionalIn(*type, name);
      type = &type->element();
    }
    if (name != nullptr) m_bound.push_back(textOf(*type, name));
  }

  void add(const std::string& name, std::uint32_t index) {
    if (name.empty() || std::ranges::find(m_bound, name) != m_bound.end()) return;
    if (std::ranges::find(found, index) == found.end()) found.push_back(index);
  }

  std::vector<std::string> m_bound;  ///< inside of the part
};

}  // namespace

std::vector<std::uint32_t> freeNames(const Type& type, const void* part) {
  Collector collector;
  collector.visit(type, part);
  return std::move(collector.found);
}

}  // namespace ludo::engine
