// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/scratch_value.h"

#include "core/language/language.h"

namespace ludo::grammar {

using language::TypeKind;

ScratchValues::ScratchValues() {
  add(language::specDocumentType(), {});
  for (std::size_t i = 0; i < m_found.size(); ++i) {
    const Type& type = *m_found[i];
    for (std::size_t field = 0; field < type.fields.size(); ++field)
      add(type.fields[field].type(), {&type, field, false});
    for (std::size_t alternative = 0; alternative < type.alternatives.size(); ++alternative)
      add(type.alternatives[alternative](), {&type, alternative, false});
    if (type.kind == TypeKind::Map) add(type.key(), {&type, 0, true});
    if (type.element != nullptr) add(type.element(), {&type, 0, false});
  }
}

void ScratchValues::add(const Type& type, const Step& step) {
  if (m_steps.emplace(&type, step).second) m_found.push_back(&type);
}

void* ScratchValues::inside(const Step& step, void* owner) {
  const Type& type = *step.owner;
  switch (type.kind) {
    case TypeKind::Record:
      return type.fields[step.number].access(owner);
    case TypeKind::Union:
      return type.emplaceAlternative(owner, step.number);
    case TypeKind::Optional:
      return type.optionalEmplace(owner);
    default:
      break;
  }
  void* element = type.append(owner);
  return step.isKey ? type.keyAt(owner, type.size(owner) - 1) : element;
}

void* ScratchValues::fresh(const Type& type) {
  std::vector<const Step*> path;
  for (const Type* at = &type; at != &language::specDocumentType();) {
    const auto step = m_steps.find(at);
    if (step == m_steps.end()) return nullptr;
    path.push_back(&step->second);
    at = step->second.owner;
  }
  m_document = std::make_unique<language::SpecDocument>();
  void* object = m_document.get();
  for (auto step = path.rbegin(); step != path.rend(); ++step) object = inside(**step, object);
  return object;
}

}  // namespace ludo::grammar
