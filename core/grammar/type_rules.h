// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/grammar/grammar.h"
#include "core/grammar/scratch_value.h"
#include "core/grammar/sequences.h"
#include "core/language/type.h"

namespace ludo::grammar {

/// "tokensInZone" and "tokens in zone" as names of rules are written: "tokens-in-zone".
std::string ruleWord(std::string_view name);

/// The rule of the names of a kind where they are used, without quotes.
std::string usedNameRule(language::NameKind kind);

/// Makes rules of the language's descriptions, one kind of type each. Private to the room.
class TypeRules {
 public:
  /// `scoped`: what stands where the rules bind names by themselves has rules of its own there.
  explicit TypeRules(bool scoped) : m_isScoped(scoped) {}

  /// What stands in a place of the type. `filled`: a list or mapping there has something in it.
  Symbol of(const language::Type& type, bool filled = false);
  /// The rule of a section without its fences, which says what it is itself.
  Symbol section(const language::Field& field);

  std::vector<Rule> take() { return std::move(m_rules); }

 private:
  using Type = language::Type;

  /// Reserves a name for a rule, which gets its alternatives later: types hold themselves.
  std::string begin(const std::string& name);
  void end(const std::string& name, std::vector<Sequence> alternatives);
  /// The rule of that name, made when it is asked for first.
  template <typename Make>
  Symbol shared(const std::string& name, const Make& make) {
    if (!m_places.contains(name)) {
      begin(name);
      end(name, make());
    }
    return Symbol::rule(name);
  }

  // scopes.cpp
  bool usesBindings(const Type& type);
  /// What names of rules for the type end with here: "-with-zone".
  std::string scopeOf(const Type& type) { return usesBindings(type) ? scopeWord() : std::string(); }
  std::string scopeWord() const;
  Symbol inside(const language::Field& field, bool filled);

  // type_rules.cpp
  Symbol named(const Type& type);
  Symbol list(const Type& type, bool filled);
  Symbol map(const Type& type, bool filled);
  Sequence entry(const Type& type);
  Symbol keyOf(const Type& key);
  std::vector<Sequence> wordsOf(const Type& enumeration);
  /// One element, or several with a separator between them, as a part of the rule `owner`.
  Symbol several(const std::string& owner, const Sequence& element, const std::string& separator);

  // record_rules.cpp
  std::vector<Sequence> record(const Type& type, const std::string& name);
  std::vector<Sequence> fields(const Type& type, const std::string& name, const std::string& lead);
  std::vector<Sequence> plainFields(const Type& type, const std::string& name, const std::string& lead);
  Symbol oneOf(const std::vector<std::string>& words);
  Sequence fieldsFrom(const Type& type, const std::string& name, const std::string& lead, int pivot);
  Symbol optionalField(const Type& type, const std::string& name, const language::Field& field);
  void appendField(Sequence& sequence, const Type& type, const language::Field& field);

  // lexical_rules.cpp
  Symbol text();
  Symbol filledText();
  Symbol textOrBinding();
  Symbol textCharacters();
  Symbol name();
  Symbol boolean();
  Symbol integer(std::int64_t minimum, std::int64_t maximum);
  Symbol arguments();
  Symbol newName(language::NameKind kind);
  Symbol quotedName(language::NameKind kind);
  Symbol knownName(language::NameKind kind);

  // notation_rules.cpp: by their forms, or by their schemas.
  std::vector<Sequence> notation(const Type& type, const std::string& name);
  std::vector<Sequence> formsOf(const Type& type, const std::string& name);
  Symbol notationText(const Type& type);
  std::vector<Sequence> schema(const text::DataNode& schema, const std::string& name);
  std::vector<Sequence> ofKind(const std::string& kind, const text::DataNode& schema,
                               const std::string& name);
  std::vector<Sequence> objectOf(const text::DataNode& schema, const std::string& name);
  struct Form;
  Form formOf(const Type& type, const std::string& text);
  std::optional<std::string> withoutArguments(const Type& type, const std::string& text);
  Sequence between(std::string_view text, bool isText);

  std::vector<Rule> m_rules;
  std::map<std::string, std::size_t> m_places;
  std::map<std::pair<const Type*, std::string>, std::string> m_names;  ///< of a type in a scope
  /// The field that decides which others there are, and what it may be; see Field::onlyWhere.
  std::pair<std::string, std::vector<std::string>> m_decided;
  bool m_isScoped;
  std::set<std::string> m_scope;  ///< what rules bind by themselves around here
  std::map<const Type*, bool> m_usesBindings;
  ScratchValues m_scratch;
};

}  // namespace ludo::grammar
