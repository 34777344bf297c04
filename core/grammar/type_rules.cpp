// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/type_rules.h"

#include "core/base/letters.h"
#include "core/language/type_text.h"

namespace ludo::grammar {

using language::Field;
using language::RecordForm;
using language::TypeGetter;
using language::TypeKind;

std::string ruleWord(std::string_view name) {
  std::string word;
  for (char c : name) {
    if (isUpperCase(c) && !word.empty() && word.back() != '-') word += '-';
    word += c == ' ' ? '-' : lowerCase(c);
  }
  return word;
}

std::string TypeRules::begin(const std::string& name) {
  std::string free = name;
  for (int number = 2; m_places.contains(free); ++number) free = name + '-' + std::to_string(number);
  m_places[free] = m_rules.size();
  m_rules.push_back({free, {}});
  return free;
}

void TypeRules::end(const std::string& name, std::vector<Sequence> alternatives) {
  m_rules[m_places.at(name)].alternatives = std::move(alternatives);
}

Symbol TypeRules::of(const Type& type, bool filled) {
  switch (type.kind) {
    case TypeKind::Integer:
      return integer(type.minimum, type.maximum);
    case TypeKind::Bool:
      return boolean();
    case TypeKind::Text:
      return text();
    case TypeKind::Definition:
      return newName(type.nameKind);
    case TypeKind::Reference:
      return quotedName(type.nameKind);
    case TypeKind::Optional:
      return of(type.element(), filled);
    case TypeKind::List:
      return list(type, filled);
    case TypeKind::Map:
      return map(type, filled);
    case TypeKind::Enumeration:
    case TypeKind::Notation:
    case TypeKind::Record:
    case TypeKind::Union:
      return named(type);
  }
  return text();
}

Symbol TypeRules::named(const Type& type) {
  const std::string scope = scopeOf(type);
  const auto [place, isNew] = m_names.try_emplace({&type, scope});
  if (!isNew) return Symbol::rule(place->second);
  const std::string name = begin(ruleWord(type.name) + scope);
  m_names[{&type, scope}] = name;
  std::vector<Sequence> alternatives;
  if (type.kind == TypeKind::Enumeration) {
    alternatives = wordsOf(type);
  } else if (type.kind == TypeKind::Notation) {
    alternatives = notation(type, name);
  } else if (type.kind == TypeKind::Record) {
    alternatives = record(type, name);
  } else {
    for (TypeGetter getter : type.alternatives) {
      const bool isText = getter().kind == TypeKind::Text;
      alternatives.push_back({isText ? textOrBinding() : of(getter())});
    }
  }
  end(name, std::move(alternatives));
  return Symbol::rule(name);
}

std::vector<Sequence> TypeRules::wordsOf(const Type& enumeration) {
  std::vector<Sequence> words;
  for (const language::EnumValue& value : enumeration.values)
    words.push_back({Symbol::literal('"' + value.name + '"')});
  return words;
}

Symbol TypeRules::several(const std::string& owner, const Sequence& element, const std::string& separator) {
  const std::string name = begin(owner + ".items");
  Sequence more = {Symbol::rule(name)};
  appendLiteral(more, separator);
  append(more, element);
  end(name, {element, more});
  return Symbol::rule(name);
}

Symbol TypeRules::list(const Type& type, bool filled) {
  const Symbol element = of(type.element());
  if (type.oneOrMany) {
    const std::string name = element.text + "-or-list";
    return shared(name, [&]() -> std::vector<Sequence> {
      const Symbol others = several(name, {element}, ", ");
      return {{element},
              {Symbol::literal("["), element, Symbol::literal(", "), others, Symbol::literal("]")}};
    });
  }
  const std::string name = element.text + (filled ? "-filled-list" : "-list");
  return shared(name, [&] {
    std::vector<Sequence> alternatives;
    if (!filled) alternatives.push_back({Symbol::literal("[]")});
    alternatives.push_back({Symbol::literal("["), several(name, {element}, ", "), Symbol::literal("]")});
    return alternatives;
  });
}

Symbol TypeRules::keyOf(const Type& key) {
  return key.kind == TypeKind::Reference ? knownName(key.nameKind) : name();
}

Sequence TypeRules::entry(const Type& type) {
  return {keyOf(type.key()), Symbol::literal(": "), of(type.element())};
}

Symbol TypeRules::map(const Type& type, bool filled) {
  const Sequence one = entry(type);
  const std::string name = one.front().text + "-to-" + one.back().text + (filled ? "-filled-map" : "-map");
  return shared(name, [&] {
    std::vector<Sequence> alternatives;
    if (!filled) alternatives.push_back({Symbol::literal("{}")});
    alternatives.push_back({Symbol::literal("{ "), several(name, one, ", "), Symbol::literal(" }")});
    return alternatives;
  });
}

Symbol TypeRules::section(const Field& field) {
  const Type& type = language::stripped(field.type());
  const std::string name = begin(ruleWord(field.name) + "-section");
  const std::string lead = "section: \"" + field.name + '"';
  std::vector<Sequence> alternatives;
  if (type.kind == TypeKind::Record) {
    for (const Sequence& content : fields(type, name, lead)) {
      Sequence whole = {Symbol::literal("{ ")};
      append(whole, content);
      appendLiteral(whole, " }");
      alternatives.push_back(std::move(whole));
    }
  } else if (type.kind == TypeKind::Map) {
    alternatives.push_back({Symbol::literal("{ " + lead + " }")});
    alternatives.push_back(
        {Symbol::literal("{ " + lead + ", "), several(name, entry(type), ", "), Symbol::literal(" }")});
  } else {
    // Each entry on a line of its own: they are what people and programs count.
    alternatives.push_back({Symbol::literal("{ " + lead + ", items: [] }")});
    alternatives.push_back({Symbol::literal("{ " + lead + ", items: [\n  "),
                            several(name, {of(type.element())}, ",\n  "), Symbol::literal("\n] }")});
  }
  end(name, std::move(alternatives));
  return Symbol::rule(name);
}

}  // namespace ludo::grammar
