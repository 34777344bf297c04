// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <compare>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/grammar/character_set.h"

/// Context-free grammars as data: what a text may be, rule by rule.
namespace ludo::grammar {

/// What stands in one place of an alternative.
struct Symbol {
  enum class Kind {
    Literal,     ///< these very bytes
    Characters,  ///< any one character of a set
    Rule,        ///< what the rule of this name derives
  };
  Kind kind = Kind::Literal;
  std::string text;         ///< Literal: the bytes; Rule: the name
  CharacterSet characters;  ///< Characters

  static Symbol literal(std::string text) { return {Kind::Literal, std::move(text), {}}; }
  static Symbol oneOf(CharacterSet characters) { return {Kind::Characters, {}, std::move(characters)}; }
  static Symbol rule(std::string name) { return {Kind::Rule, std::move(name), {}}; }
  auto operator<=>(const Symbol&) const = default;
};

/// Symbols one after the other; none is the empty text.
using Sequence = std::vector<Symbol>;

/// A name, and what may stand for it. Names are words in small letters joined by hyphens. A rule with a dot
/// in its name is a part of the rule before the dot, which alone uses it and has no other recursion than from
/// its own left end: notations write it in place.
struct Rule {
  std::string name;
  std::vector<Sequence> alternatives;
};

/// Rules with a start. Immutable, so that copies share one content and threads may too. Each name has one
/// rule, and a rule has each alternative once. A name may be used without having a rule (see
/// undefinedSymbols()): nothing can be derived from it.
class Grammar {
 public:
  Grammar() : Grammar("start", {}) {}
  /// Rules of one name are joined, in order.
  Grammar(std::string start, std::vector<Rule> rules);

  const std::string& start() const { return m_start; }
  const std::vector<Rule>& rules() const { return m_content->rules; }
  /// Null when there is none.
  const Rule* find(std::string_view name) const;
  /// The same rules with another start.
  Grammar startingWith(std::string start) const;

 private:
  struct Content {
    std::vector<Rule> rules;
    std::map<std::string, std::size_t, std::less<>> places;
  };
  std::string m_start;
  std::shared_ptr<const Content> m_content;
};

}  // namespace ludo::grammar
