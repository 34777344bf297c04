// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/specialise.h"

#include <algorithm>
#include <set>

#include "core/grammar/type_rules.h"
#include "core/language/damage.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::grammar {

using language::NameKind;
using language::Type;
using language::TypeKind;

namespace {

void add(NamesByKind& names, NameKind kind, const std::string& name) {
  std::vector<std::string>& known = names[kind];
  if (!name.empty() && std::find(known.begin(), known.end(), name) == known.end()) known.push_back(name);
}

/// Definitions wherever they stand.
NamesByKind definedWithin(const Type& type, const void* value) {
  NamesByKind names;
  language::walkConst(type, value, [&](const Type& part, const void* inner) {
    if (part.kind == TypeKind::Definition) add(names, part.nameKind, language::textOf(part, inner));
    return true;
  });
  return names;
}

/// The kinds of which a text, bound or in a variable, may stand for a name: it is one that there is.
std::set<NameKind> kindsNamedByTexts() {
  std::set<NameKind> kinds;
  for (const Type* type : language::allTypes()) {
    if (type->kind != TypeKind::Notation || type->parts.size() < 2) continue;
    const Type& name = type->parts[0].type();
    const Type& binding = type->parts[1].type();
    const bool isSelector = type->parts[0].name == "name" && name.kind == TypeKind::Reference &&
                            type->parts[1].name == "binding" && binding.kind == TypeKind::Reference;
    if (isSelector) kinds.insert(name.nameKind);
  }
  return kinds;
}

/// Takes the texts, too, where a name of the kind might stand, as there is none.
void closeSelectors(std::vector<Rule>& rules, NameKind kind) {
  const Sequence byName{Symbol::rule(usedNameRule(kind))};
  for (Rule& rule : rules) {
    if (rule.name.ends_with("-text") &&
        std::ranges::find(rule.alternatives, byName) != rule.alternatives.end())
      rule.alternatives.clear();
  }
}

}  // namespace

NamesByKind namesOf(const language::SpecDocument& document) {
  return definedWithin(language::specDocumentType(), &document);
}

NamesByKind namesOf(const language::GameDef& game) {
  NamesByKind names = definedWithin(language::gameDefType(), &game);
  // What is not there will not come.
  for (NameKind kind : language::definedKinds(language::gameDefType())) names.try_emplace(kind);
  for (const auto& [kind, table] : {std::pair{NameKind::Direction, &game.directionNames},
                                    std::pair{NameKind::DirectionSet, &game.directionSetNames},
                                    std::pair{NameKind::Property, &game.propertyNames}}) {
    for (const std::string& name : *table) add(names, kind, name);
  }
  return names;
}

NamesByKind namesBoundByRules() {
  NamesByKind names;
  for (const Type* type : language::allTypes()) {
    for (const language::Field& field : type->fields) {
      for (const std::string& bound : field.binds) add(names, NameKind::Binding, bound);
    }
  }
  return names;
}

NamesByKind joined(NamesByKind first, const NamesByKind& second) {
  for (const auto& [kind, names] : second) {
    first.try_emplace(kind);
    for (const std::string& name : names) add(first, kind, name);
  }
  return first;
}

Grammar specialised(const Grammar& grammar, const NamesByKind& names) {
  const std::set<NameKind> namedByTexts = kindsNamedByTexts();
  std::vector<Rule> rules = grammar.rules();
  for (const auto& [kind, known] : names) {
    const std::string name = usedNameRule(kind);
    const auto rule =
        std::find_if(rules.begin(), rules.end(), [&](const Rule& one) { return one.name == name; });
    if (rule == rules.end()) continue;
    rule->alternatives.clear();
    for (const std::string& literal : known) rule->alternatives.push_back({Symbol::literal(literal)});
    if (known.empty() && namedByTexts.contains(kind)) closeSelectors(rules, kind);
  }
  return Grammar(grammar.start(), std::move(rules));
}

}  // namespace ludo::grammar
