// SPDX-License-Identifier: Apache-2.0
// Names that rules bind by themselves, such as $zone in the `where` of a query: the descriptions say in which
// fields.
#include "core/grammar/type_rules.h"

namespace ludo::grammar {

using language::Field;
using language::TypeKind;

/// Whether a bound name can stand anywhere within; others have the same rule in all scopes.
bool TypeRules::usesBindings(const Type& type) {
  if (m_scope.empty()) return false;
  const auto known = m_usesBindings.find(&type);
  if (known != m_usesBindings.end()) return known->second;
  std::set<const Type*> seen;
  std::vector<const Type*> open = {&type};
  bool uses = false;
  while (!open.empty() && !uses) {
    const Type& next = *open.back();
    open.pop_back();
    if (!seen.insert(&next).second) continue;
    const bool isName = next.kind == TypeKind::Reference && next.nameKind == language::NameKind::Binding;
    for (language::TypeGetter alternative : next.alternatives) {
      uses = uses || alternative().kind == TypeKind::Text;
      open.push_back(&alternative());
    }
    uses = uses || isName;
    for (const Field& field : next.fields) open.push_back(&field.type());
    for (const Field& part : next.parts) open.push_back(&part.type());
    if (next.element != nullptr) open.push_back(&next.element());
    if (next.kind == TypeKind::Map) open.push_back(&next.key());
  }
  return m_usesBindings[&type] = uses;
}

std::string TypeRules::scopeWord() const {
  std::string word;
  for (const std::string& bound : m_scope) word += (word.empty() ? "-with-" : "-") + bound.substr(1);
  return word;
}

/// What stands in a field, with the names that it binds.
Symbol TypeRules::inside(const Field& field, bool filled) {
  if (!m_isScoped || field.binds.empty()) return of(field.type(), filled);
  const std::set<std::string> outer = m_scope;
  m_scope.insert(field.binds.begin(), field.binds.end());
  Symbol symbol = of(field.type(), filled);
  m_scope = outer;
  return symbol;
}

}  // namespace ludo::grammar
